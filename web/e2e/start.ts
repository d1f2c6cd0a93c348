/** Before all tests: a browser to launch, and one server that they share; each opens tables of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { unpack } from './chromium.ts'
import { Server } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    site: string
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-e2e-'))
  const [server] = await Promise.all([Server.start(join(folder, 'tables.db')), unpack()])
  project.provide('site', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
