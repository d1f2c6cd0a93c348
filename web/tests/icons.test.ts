import { describe, expect, test } from 'vitest'
import {
  coverIcons,
  gameIcons,
  namedIcons,
  ownIcons,
  quotedWords,
  readCollection,
  readOwnDrawings,
} from '../build/icons'
import { SHELVES, shelfOf } from '../src/lib/shelves'

const collection = readCollection()
const drawings = readOwnDrawings()
const all = { ...collection, ...drawings }

describe('finding icons', () => {
  test('an icon that is named outright is found in code, content and markup', () => {
    const source = `icon="meeple" icon = "walk"\n{ icon: 'crosshair' } icon={name} silicon="no"`
    expect(namedIcons(source)).toEqual(['meeple', 'walk', 'crosshair'])
  })

  test('quoted words may be icons, with or without the name of the collection', () => {
    expect(quotedWords(`{"a": "game-icons:fire-ball", 'b-c': 1}`)).toEqual([
      'a',
      'fire-ball',
      'b-c',
    ])
  })

  test('a cover is named in the words of a game', () => {
    expect(coverIcons('game-title = X\ngame-icon = mecha-head\n')).toEqual(['mecha-head'])
  })
})

describe('the collection', () => {
  test('has every icon that the client names', () => {
    const { icons, unknown } = ownIcons(all)
    expect(unknown).toEqual([])
    expect(Object.keys(icons)).toContain('meeple')
  })

  test('has every icon that the games name', () => {
    const unknown = Object.values(gameIcons(all)).flatMap((found) => found.unknown)
    expect(unknown).toEqual([])
  })
})

test('every icon is on a shelf', () => {
  for (const name of Object.keys(all)) {
    expect(shelfOf(name)).toBeGreaterThanOrEqual(0)
    expect(shelfOf(name)).toBeLessThan(SHELVES)
  }
})

test('what a game draws itself has a name that the collection does not have', () => {
  expect(Object.keys(drawings)).toContain('two-pistols')
  expect(Object.keys(drawings).filter((name) => name in collection)).toEqual([])
})
