/** `sobremesa verify`, as a player would use it on a downloaded game. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ENVIRONMENT, PYTHON, SOBREMESA } from './server.ts'

export async function verify(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)(PYTHON, [...SOBREMESA, 'verify', file], {
    env: ENVIRONMENT,
  })
  return stdout
}
