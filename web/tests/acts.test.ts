// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { actsOf, changesBetween } from '../src/lib/acts'
import type { Frame } from '../src/lib/frame'
import { settings } from '../src/lib/settings.svelte'
import { Stage } from '../src/lib/stage.svelte'
import type { Line, Piece, Scene } from '../src/lib/types'

const ROLL: Line = { text: 'Shoots', dice: [{ face: '6' }], pieces: ['ana', 'foe'] }
const FALL: Line = { text: 'Falls', pieces: ['foe'] }
const WALK: Line = { text: 'Walks', pieces: ['foe'], path: ['a', 'b'] }
const COME: Line = { text: 'Comes', pieces: ['new'] }

function piece(id: string, cell = 'a', now = 2): Piece {
  return { id, name: id, cell, icon: '', tracks: [{ id: 'health', name: '', now, most: 2 }] }
}

function scene(...pieces: Piece[]): Scene {
  return { title: '', board: { key: '', bounds: [0, 0, 1, 1], cells: [] }, pieces }
}

function frame(version: number, pieces: Piece[], fresh: Line[] = []): Frame {
  return {
    version,
    step: version,
    seat: 0,
    scene: scene(...pieces),
    asked: null,
    awaited: [0],
    lines: fresh.map((line) => ({ step: version, line })),
    undo: null,
    lessons: null,
    fresh,
  }
}

const ids = ({ scene }: Frame) => (scene.pieces ?? []).map(({ id, cell }) => `${id} ${cell}`)
const before = frame(1, [piece('ana'), piece('foe')])

describe('what a message tells', () => {
  test('the piece is still there while its dice roll', () => {
    const [rolling, after, ...more] = actsOf(before, frame(2, [piece('ana')], [ROLL, FALL]))
    expect(more).toEqual([])
    expect(rolling).toMatchObject({ version: 1, partial: true, asked: null, fresh: [ROLL] })
    expect(ids(rolling as Frame)).toEqual(['ana a', 'foe a'])
    expect(rolling?.lines).toHaveLength(1)
    expect(after).toMatchObject({ version: 2, fresh: [FALL] })
    expect(ids(after as Frame)).toEqual(['ana a'])
  })

  test('who walks before a roll stands where the walk led when the dice roll', () => {
    const next = frame(2, [piece('ana')], [WALK, ROLL, FALL])
    expect(actsOf(before, next).map(ids)).toEqual([
      ['ana a', 'foe b'],
      ['ana a', 'foe b'],
      ['ana a'],
    ])
  })

  test('who comes is there before its own dice roll', () => {
    const next = frame(2, [piece('ana'), piece('foe'), piece('new', 'c')], [COME, ROLL])
    expect(ids(actsOf(before, next)[0] as Frame)).toContain('new c')
  })

  test('a walk alone is one moment, and several walks are told one after another', () => {
    const walked = frame(2, [piece('ana'), piece('foe', 'b')], [WALK])
    expect(actsOf(before, walked)).toHaveLength(1)
    expect(actsOf(before, { ...walked, fresh: [WALK, WALK] })).toHaveLength(2)
  })

  test('nothing that is told is lost or told twice', () => {
    const lines = [COME, WALK, ROLL, FALL, ROLL, FALL]
    const acts = actsOf(before, frame(2, [piece('ana')], lines))
    expect(acts.flatMap(({ fresh }) => fresh)).toEqual(lines)
  })
})

test('health that was lost and gained is known piece by piece', () => {
  const after = scene(piece('ana', 'a', 1), piece('foe', 'a', 2))
  expect(changesBetween(before.scene, after)).toEqual([{ piece: 'ana', by: -1, icon: '' }])
  expect(changesBetween(undefined, after)).toEqual([])
})

test('an action that was spent is no wound', () => {
  const [fresh, tired] = [3, 2].map((now) => {
    const actions = { id: 'actions-piece-ana', name: '', now, most: 3 }
    return scene({ ...piece('ana'), tracks: [actions] })
  })
  expect(changesBetween(fresh, tired ?? null)).toEqual([])
})

describe('the stage', () => {
  const next = frame(2, [piece('ana')], [ROLL, FALL])
  let stage: Stage

  beforeEach(() => {
    vi.useFakeTimers()
    settings.set({ pace: 1 })
    stage = new Stage()
    stage.show(before)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('plays the roll first, and then what came of it', () => {
    stage.add(next)
    expect([stage.behind, stage.frame?.partial, stage.frame?.version]).toEqual([true, true, 1])
    vi.runAllTimers()
    expect([stage.behind, stage.frame?.version]).toEqual([false, 2])
  })

  test('can be skipped', () => {
    document.getAnimations = () => []
    stage.add(next)
    stage.skip()
    expect([stage.behind, stage.frame?.version]).toEqual([false, 2])
  })

  test('shows everything at once to who wants nothing to move, and leaves out no word', () => {
    settings.set({ pace: 0 })
    stage.add(next)
    expect([stage.frame?.version, stage.frame?.fresh]).toEqual([2, [ROLL, FALL]])
  })
})
