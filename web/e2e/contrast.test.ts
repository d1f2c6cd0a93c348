import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

/** How much each text on a piece stands out from its ground, as WCAG counts it: axe does not read drawings. */
function contrasts(): number[] {
  const light = (paint: string) => {
    const [red = 0, green = 0, blue = 0] = (/\d+(\.\d+)?/g[Symbol.match](paint) ?? []).map(
      (part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      },
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  return [...document.querySelectorAll('svg .badge, svg .count')].flatMap((badge) => {
    const [text, ground] = [badge.querySelector('text'), badge.querySelector('rect')]
    if (!text || !ground) return []
    const [one, other] = [text, ground].map((part) => light(getComputedStyle(part).fill))
    return [Math.max(one ?? 0, other ?? 0) / Math.min(one ?? 1, other ?? 1)]
  })
}

describe.for(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it('the numbers on the pieces can be read', async ({ come }) => {
    const ana = await come({ theme })
    const table = await (await new Lobby(ana).visit()).open({ seats: ['me'] }, 'DCeased')
    for (let made = 0; made < 20; made++) await table.choose()
    const found = await ana.page.evaluate(contrasts)
    expect(found.length).toBeGreaterThan(0)
    expect(Math.min(...found)).toBeGreaterThan(4.5)
  })
})
