// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { focusOf, ownCards } from '../src/lib/focus'
import { Pointer, pointedAt } from '../src/lib/pointer'
import { readable, thisScreen } from '../src/lib/screen'
import type { Option } from '../src/lib/choices'
import type { Scene } from '../src/lib/types'

const scene: Scene = {
  title: '',
  board: { key: 'b', bounds: [0, 0, 2, 1], cells: [] },
  pieces: [
    { id: 'ana', name: 'Ana', cell: 'a', icon: 'x', owner: 'blue' },
    { id: 'zombie', name: 'Zombie', cell: 'b', icon: 'x', owner: 'red' },
  ],
  panels: [
    { id: 'goal', title: 'Goal', kind: 'goal' },
    {
      id: 'hand',
      title: 'Hand',
      kind: 'hand',
      owner: 'blue',
      cards: [
        { id: 'k1', title: 'Ambush' },
        { id: 'k2', title: '', back: true },
      ],
    },
    { id: 'mine', title: 'Mine', owner: 'blue', cards: [{ id: 'c1', title: 'Ana' }] },
    { id: 'theirs', title: 'Theirs', owner: 'red', cards: [{ id: 'c2', title: 'Zombie' }] },
  ],
}

describe('what is pointed at', () => {
  test('is what an option is about, each thing once', () => {
    const hinted: Option = {
      index: 0,
      text: 'Go',
      on: ['b'],
      preview: { path: ['a', 'b'], pieces: ['ana'] },
    }
    expect(pointedAt({ hinted, pointed: 'a' })).toEqual(['b', 'a', 'ana'])
  })

  test('is a piece, where no option is', () => {
    expect(pointedAt({ hinted: null, pointed: 'zombie' })).toEqual(['zombie'])
    expect(pointedAt({ hinted: null, pointed: '' })).toEqual([])
  })

  test('is told at once, and then only the last of what came meanwhile', () => {
    vi.useFakeTimers()
    const told: string[] = []
    const pointer = new Pointer((on) => told.push(on.join(' ')))
    pointer.at(['a'])
    pointer.at(['b'])
    pointer.at(['c'])
    expect(told).toEqual(['a'])
    vi.runAllTimers()
    expect(told).toEqual(['a', 'c'])
    pointer.at(['c'])
    pointer.at([])
    vi.runAllTimers()
    expect(told).toEqual(['a', 'c', ''])
    vi.useRealTimers()
  })
})

describe('a phone as a hand', () => {
  test('shows the part of the board that the options are about', () => {
    const choices = [{ text: 'Go', on: ['b'] }, { text: 'Stay' }]
    const prompt = { title: '', text: '', piece: 'ana', choices }
    expect(focusOf(scene, prompt, 'blue')).toEqual(['ana', 'b'])
  })

  test('shows the own pieces while nothing is asked', () => {
    expect(focusOf(scene, null, 'blue')).toEqual(['ana'])
  })

  test('has the own cards that can be read, and nobody else’s', () => {
    expect(ownCards(scene, null, 'blue').map(({ id }) => id)).toEqual(['k1', 'c1'])
  })
})

describe('a screen', () => {
  beforeEach(() => localStorage.clear())

  test('is the same after it was loaded anew, and another one in another browser', () => {
    const first = thisScreen()
    expect(first.token).toMatch(/^[0-9a-f]{32}$/)
    expect(first.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(thisScreen()).toEqual(first)
    localStorage.clear()
    expect(thisScreen().token).not.toBe(first.token)
  })

  test('has a sign that can be read aloud', () => {
    expect(readable('015ab3c4d5e6f708')).toBe('015A')
  })
})
