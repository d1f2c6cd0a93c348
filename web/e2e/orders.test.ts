import { describe, expect } from 'vitest'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

describe('a standing order', () => {
  it('lets a kind of interruption go by until it is taken back', async ({ come }) => {
    const table = await (await new Lobby(await come()).visit()).open()
    while ((await table.asked()).window !== 'intelligence') await table.choose()
    await table.letPass()
    expect((await table.asked()).title).toMatch(/^Puja/)
    const order = table.page.getByRole('button', { name: 'Volver a preguntar: Inteligencia' })
    await order.click()
    await order.waitFor({ state: 'detached' })
  })
})
