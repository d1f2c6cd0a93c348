/** A server of its own for the tests of a file, started as they need it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from './people.ts'
import { Server } from './server.ts'

/** Tests at a server of their own, whose address is `site`; `more` as an operator would say it. */
export const apart = (...more: readonly string[]) =>
  it.extend('site', async ({}, { onCleanup }): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-apart-'))
    const server = await Server.start(join(folder, 'tables.db'), 0, more)
    onCleanup(async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    })
    return server.url
  })
