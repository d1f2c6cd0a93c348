import { it } from './people.ts'
import { Lobby } from './pages/lobby.ts'
import { boldest } from './pages/table.ts'
const dir = '/tmp/web/hand/'
for (const game of (process.env.GAMES ?? 'Incursion,DCeased').split(','))
  it('hand ' + game, async ({ come }) => {
    const ana = await come({ motion: Boolean(process.env.MOTION) })
    await new Lobby(ana).visit()
    let n = 0
    const shot = async (what: string) => {
      await ana.page.screenshot({
        path: `${dir}${game}-${String(n++).padStart(2, '0')}-${what}.png`,
      })
    }
    const lobby = new Lobby(ana)
    await lobby.plan(game)
    await shot('new')
    await ana.page.keyboard.press('Escape')
    const table = await lobby.open({ seats: [] }, game)
    for (let i = 0; i < Number(process.env.TURNS ?? 24); i++) {
      const p = await table.asked()
      console.log(
        game,
        i,
        p.title,
        '|',
        p.text,
        '|',
        p.choices
          .map(
            (c) =>
              (c.group ? '[' + c.group + '] ' : '') + c.text + (c.cost ? ' (' + c.cost + ')' : ''),
          )
          .slice(0, 8)
          .join(' / '),
        p.choices.length,
      )
      if (i % 3 === 0) await shot('turn' + i)
      await table.choose(boldest)
    }
  })
