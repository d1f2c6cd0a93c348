import { expect, test } from 'vitest'
import { placeOf } from '../src/lib/geometry'
import type { Board, Edge } from '../src/lib/types'
import { dangerAround, isQuiet, neighboursOn, wayBetween } from '../src/lib/walk'

/** Two rows of three squares, a to c above d to f. */
function rooms(edges: Edge[]) {
  const board: Board = {
    key: 'k',
    bounds: [0, 0, 3, 2],
    cells: Array.from('abcdef', (id, index) => ({
      id,
      name: id,
      at: [index % 3, Math.floor(index / 3)],
    })),
    edges,
  }
  return neighboursOn(board, new Map(board.cells.map((cell) => [cell.id, placeOf(cell)])))
}

const wall: Edge = {
  id: 'w',
  name: 'wall',
  line: [
    [0, 1],
    [2, 1],
  ],
}
const door = (style: string): Edge => ({
  id: 'd',
  name: 'door',
  line: [
    [2, 1],
    [3, 1],
  ],
  style,
})

test('cells that share a side are neighbours', () => {
  expect([...(rooms([]).get('a') ?? [])].sort()).toEqual(['b', 'd'])
})

test('a long wall bars the way along its whole length', () => {
  expect(wayBetween(rooms([wall]), 'a', 'd')).toEqual(['a', 'b', 'c', 'f', 'e', 'd'])
})

test('a closed door bars the way, an open one does not', () => {
  expect(wayBetween(rooms([wall, door('door-closed')]), 'a', 'd')).toEqual([])
  expect(wayBetween(rooms([wall, door('door-open')]), 'c', 'f')).toEqual(['c', 'f'])
})

test('a way leads around what stands in it', () => {
  expect(wayBetween(rooms([]), 'a', 'c', new Set(['b']))).toEqual(['a', 'd', 'e', 'f', 'c'])
})

test('nobody is led beside a foe unasked', () => {
  const danger = dangerAround(rooms([]), ['f'])
  expect([...danger].sort()).toEqual(['c', 'e', 'f'])
  expect(wayBetween(rooms([]), 'a', 'e', danger)).toEqual(['a', 'b', 'e'])
  expect(wayBetween(rooms([]), 'd', 'c', new Set(['b', 'e']))).toEqual([])
})

test('a step is taken without a second thought only where nothing is to be said about it', () => {
  expect(isQuiet({ text: 'Go', tone: 'move' })).toBe(true)
  expect(isQuiet({ text: 'Go', tone: 'move', detail: 'in their sights' })).toBe(false)
  expect(isQuiet({ text: 'Go', tone: 'move', warning: 'No way back.' })).toBe(false)
  expect(isQuiet({ text: 'Shoot', tone: 'attack' })).toBe(false)
})
