/** The real server, started as an operator would, but for the secret that tables are dealt from. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The program of this checkout, in the Python that `make` sets up unless `SOBREMESA_PYTHON` names another. */
export const PYTHON = process.env.SOBREMESA_PYTHON ?? join(ROOT, '.venv', 'bin', 'python')
export const SOBREMESA = ['-m', 'sobremesa']
const DEALER = join(ROOT, 'web', 'e2e', 'server.py')
export const ENVIRONMENT = { ...process.env, PYTHONPATH: join(ROOT, 'src') }

/** Tests open many tables from one address, faster than people would, with bots that need not shine. */
const PATIENT = [
  ...['--tables-per-hour', '1000', '--open-tables', '1000'],
  ...['--request-burst', '100000', '--socket-burst', '100000', '--frame-burst', '100000'],
  ...['--address-share', '100', '--table-share', '100', '--crowd-share', '100'],
  ...['--bot-processes', '1', '--bot-seconds', '0.05'],
]

interface Entry {
  event: string
  level?: string
  port?: number
}

export class Server {
  private constructor(
    private readonly process: ChildProcess,
    private readonly log: Entry[],
    readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Start a server on a database; a port of its own unless one is named, `more` as an operator would say it. */
  static async start(database: string, port = 0, more: readonly string[] = []): Promise<Server> {
    const child = spawn(
      PYTHON,
      [
        DEALER,
        'serve',
        '--port',
        String(port),
        '--db',
        `sqlite:///${database}`,
        ...PATIENT,
        ...more,
      ],
      // A group of its own: to be killed is to be killed with all that serve behind the door.
      { stdio: ['ignore', 'ignore', 'pipe'], env: ENVIRONMENT, detached: true },
    )
    const log: Entry[] = []
    const taken = await new Promise<number>((listening, failed) => {
      child.once('error', failed)
      child.once('exit', (code) => {
        failed(new Error(`expected a server, got exit code ${code}: ${JSON.stringify(log)}`))
      })
      createInterface({ input: child.stderr }).on('line', (line) => {
        const entry = read(line)
        log.push(entry)
        if (entry.event === 'listening') listening(entry.port ?? 0)
      })
    })
    return new Server(child, log, taken)
  }

  /** As if the machine lost its power. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** As an operator stops it; it must not have logged any error. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    const errors = this.log.filter(({ level }) => level === 'error' || level === 'critical')
    if (errors.length) throw new Error(`expected no error, got ${JSON.stringify(errors, null, 1)}`)
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return
    const gone = new Promise((done) => this.process.once('exit', done))
    if (signal === 'SIGKILL' && this.process.pid) process.kill(-this.process.pid, signal)
    else this.process.kill(signal)
    await gone
  }

  /** Ask for a restart, and wait until another program serves. */
  async restart(): Promise<void> {
    const before = this.listened
    this.process.kill('SIGUSR2')
    while (this.listened === before) await new Promise((look) => setTimeout(look, 50))
  }

  private get listened(): number {
    return this.log.filter(({ event }) => event === 'listening').length
  }
}

function read(line: string): Entry {
  return line.startsWith('{') ? (JSON.parse(line) as Entry) : { event: line }
}
