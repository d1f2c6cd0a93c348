/** A cable between a browser and a server that counts what goes through it, as it travels. */
import { type Server, type Socket, createServer, connect } from 'node:net'
import type { AddressInfo } from 'node:net'

export class Wire {
  /** Bytes to the browser and from it: pages, pictures, letters, messages and headers. */
  down = 0
  up = 0

  private constructor(private readonly door: Server) {}

  static async to(site: string): Promise<Wire> {
    const port = Number(new URL(site).port)
    const door = createServer((browser) => {
      const server = connect(port, '127.0.0.1')
      pipe(browser, server, (bytes) => (wire.up += bytes))
      pipe(server, browser, (bytes) => (wire.down += bytes))
    })
    const wire = new Wire(door)
    await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
    return wire
  }

  get url(): string {
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}`
  }

  close(): void {
    this.door.close()
  }
}

function pipe(from: Socket, to: Socket, count: (bytes: number) => void): void {
  from.on('data', (part) => {
    count(part.length)
  })
  from.on('error', () => to.destroy())
  from.pipe(to)
}
