import { expect, test } from 'vitest'
import { placeOf } from '../src/lib/geometry'
import type { Board, Edge } from '../src/lib/types'
import { neighboursOn, wayBetween } from '../src/lib/walk'

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
