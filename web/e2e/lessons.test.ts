import { describe, expect, inject } from 'vitest'
import type { GameInfo } from '../src/lib/types.ts'
import { violations } from './axe.ts'
import { Lobby } from './pages/lobby.ts'
import { it } from './people.ts'

const answer = await fetch(`${inject('site')}/api/games`)
const games = (await answer.json()) as readonly GameInfo[]
const taught = games.filter(({ missions }) => missions.some(({ course }) => course))
const SCREENS = [
  { name: 'a desktop', language: 'en', width: 1440, height: 900, theme: 'dark' },
  { name: 'a phone', language: 'es', width: 390, height: 844, theme: 'light', touch: true },
  { name: 'a desktop', language: 'es', width: 1440, height: 900, theme: 'light' },
  { name: 'a phone', language: 'en', width: 390, height: 844, theme: 'dark', touch: true },
] as const

describe.each(taught)('the tutorial of $id', ({ title }) => {
  describe.each(SCREENS)('on $name in $language', ({ name: _, ...manner }) => {
    it('is played to its end by following its own pointers', async ({ come }) => {
      const ana = await come(manner)
      const lobby = await new Lobby(ana).visit()
      const lessons = await lobby.learn(title[manner.language])
      await lessons.note.waitFor()
      expect(await violations(ana.page)).toEqual([])
      await lessons.follow()
      expect(await violations(ana.page)).toEqual([])
      expect(lessons.numbers).toEqual(lessons.numbers.map((_number, place) => place + 1))
      expect(lessons.lost).toEqual([])
      expect(await lessons.note.getAttribute('data-lesson')).toBe('done')
      expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBe(manner.width)
    })
  })
})

describe('lessons', () => {
  it('are on for who has not played, and off for who has skipped them', async ({ come }) => {
    const ana = await come({ language: 'en' })
    const lobby = await new Lobby(ana).visit()
    const switched = (await lobby.plan('DCeased')).getByRole('switch', { name: 'With lessons' })
    expect(await switched.isChecked()).toBe(true)
    await ana.page.keyboard.press('Escape')
    const lessons = await lobby.learn('DCeased')
    await lessons.note.getByRole('button', { name: 'Skip the tutorial' }).click()
    await lessons.note.waitFor({ state: 'detached' })
    await lobby.visit()
    expect(
      await (await lobby.plan('DCeased')).getByRole('switch', { name: 'With lessons' }).isChecked(),
    ).toBe(false)
  })

  it('stay where they were when the page is loaded again, and can be begun anew', async ({
    come,
  }) => {
    const ana = await come({ language: 'en' })
    const lessons = await (await new Lobby(ana).visit()).learn('DCeased')
    await lessons.note.getByRole('button', { name: 'Next' }).click()
    await ana.page.locator('.note[data-number="2"]').waitFor()
    await ana.page.reload()
    await ana.page.locator('.note[data-number="2"]').waitFor()
    await ana.page.keyboard.press('?')
    await ana.page.getByRole('button', { name: 'Begin the lessons again' }).click()
    await ana.page.locator('.note[data-number="1"]').waitFor()
  })

  it('can be read and put aside with the keyboard alone, and are said aloud', async ({ come }) => {
    const ana = await come({ language: 'en' })
    const lessons = await (await new Lobby(ana).visit()).learn('DCeased')
    await lessons.note.waitFor()
    const said = ana.page.getByRole('status').filter({ hasText: 'Lesson 1' })
    expect(await said.innerText()).toContain('what the night is about')
    const next = lessons.note.getByRole('button', { name: 'Next' })
    while (!(await next.evaluate((button) => button === document.activeElement))) {
      await ana.page.keyboard.press('Tab')
    }
    await ana.page.keyboard.press('Enter')
    await ana.page.locator('.note[data-number="2"]').waitFor()
  })
})
