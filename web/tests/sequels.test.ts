import { describe, expect, test } from 'vitest'
import { sequels } from '../src/lib/sequels'
import type { Difficulty, GameInfo, MissionInfo, SettingInfo, TableInfo } from '../src/lib/types'

const words = (text: string) => ({ es: text, en: text })

const rising = {
  id: 'difficulty',
  default: 'normal',
  rising: true,
  values: ['normal', 'hard'].map((value) => ({ value, name: words(value) })),
} as unknown as SettingInfo

function mission(id: string, difficulty: Difficulty, settings: SettingInfo[] = []): MissionInfo {
  const seats = [1, 4] as const
  return { id, title: words(id), difficulty, seats, settings } as unknown as MissionInfo
}

function game(...missions: MissionInfo[]): GameInfo {
  return { id: 'g', missions } as unknown as GameInfo
}

function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [{ seat: 0 }, { seat: 1 }]
  const found = { mission: 'one', seats, sides: [0, 0], settings: {}, ...more }
  return found as unknown as TableInfo
}

const kinds = (table: TableInfo, game: GameInfo) => sequels(table, game).map(({ kind }) => kind)

describe('what may follow a match', () => {
  test('the same again, always; nothing of a mission that is no more', () => {
    expect(kinds(table(), game(mission('one', 'easy')))).toEqual(['again'])
    expect(kinds(table(), game(mission('two', 'easy')))).toEqual([])
  })

  test('sides are swapped where there are two', () => {
    const [, swap] = sequels(table({ sides: [0, 1] }), game(mission('one', 'easy')))
    expect(swap).toMatchObject({ kind: 'swap', mission: 'one', former: [1, 0] })
  })

  test('harder is the next value of a setting that rises, else a harder mission', () => {
    const own = game(mission('one', 'easy', [rising]), mission('two', 'hard'))
    expect(sequels(table(), own)[1]).toMatchObject({
      kind: 'harder',
      mission: 'one',
      settings: { difficulty: 'hard' },
    })
    const most = table({ settings: { difficulty: 'hard' } })
    expect(sequels(most, own)[1]).toMatchObject({ kind: 'harder', mission: 'two' })
    expect(kinds(most, game(mission('one', 'hard', [rising])))).toEqual(['again'])
  })

  test('the next mission is one for as many people, unless a campaign says what comes', () => {
    const crowd = { ...mission('two', 'easy'), seats: [3, 4] as const }
    const own = game(mission('one', 'easy'), crowd, mission('three', 'easy'))
    expect(sequels(table(), own).at(-1)).toMatchObject({ kind: 'next', mission: 'three' })
    expect(kinds(table({ next: ['two'] }), own)).toEqual(['again'])
  })
})
