/** What comes to a small phone before it is asked first, in bytes as they travel: `MEASURE=1 npm run e2e -- bytes`. */
import { describe, inject } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'
import { Wire } from './wire.ts'

describe('a phone of 360 pixels', () => {
  // Browsers run service workers on pages that come by https, and not on those of a machine at home.
  it.for(['with', 'without'])(
    'comes to its first question %s a service worker',
    async (how, { come }) => {
      const wire = await Wire.to(inject('site'))
      const ana = await come({ width: 360, height: 740, touch: true, site: wire.url })
      if (how === 'without')
        await ana.context.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
        })
      const lobby = await new Lobby(ana).visit()
      await ana.page.waitForLoadState('networkidle')
      const lobbyBytes = wire.down
      const table = await lobby.open({ seats: [] }, 'DCeased')
      await table.asked()
      await ana.page.waitForLoadState('networkidle')
      console.log(
        `${how} a worker: ${lobbyBytes} bytes for the lobby, ${wire.down} to the first question`,
      )
      wire.close()
    },
  )
})
