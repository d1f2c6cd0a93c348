/** What a whole game costs a small phone, in bytes as they travel: `MEASURE=1 npm run e2e -- bytes`. */
import { describe, inject } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { steadiest } from './pages/table.ts'
import { it } from './people.ts'
import { Wire } from './wire.ts'

describe('a phone of 360 pixels', () => {
  it('plays the first mission of DCeased to its end', async ({ come }) => {
    const wire = await Wire.to(inject('site'))
    const ana = await come({ width: 360, height: 740, touch: true, site: wire.url })
    const say = (what: string, more = '') =>
      console.log(`${what}: ${wire.down} bytes down, ${wire.up} up${more}`)
    const lobby = await new Lobby(ana).visit()
    await ana.page.waitForLoadState('networkidle')
    say('first visit')
    const table = await lobby.open({ seats: [] }, 'DCeased')
    await table.asked()
    say('the first question')
    let taps = 0
    for (; (await table.moment()) === 'asked'; taps++) await table.choose(steadiest)
    say('the end', `, after ${taps} taps`)
    wire.close()
  })
})
