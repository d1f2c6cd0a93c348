import { describe, expect, test } from 'vitest'
import { arrow, beside } from '../src/lib/pointing'

const BOUNDS = { left: 0, top: 0, right: 1000, bottom: 600 }
const NOTE = { width: 300, height: 200 }

describe('a note', () => {
  test('stands on the side that has the most room', () => {
    const target = { left: 100, top: 280, right: 140, bottom: 320 }
    expect(beside(target, NOTE, BOUNDS)).toEqual({ left: 170, top: 200 })
  })

  test('stays inside the bounds when it points at something beyond them', () => {
    const target = { left: 1100, top: 10, right: 1300, bottom: 40 }
    expect(beside(target, NOTE, BOUNDS)).toEqual({ left: 690, top: 10 })
  })

  test('stands in the middle below when it points at nothing', () => {
    expect(beside(null, NOTE, BOUNDS)).toEqual({ left: 350, top: 390 })
  })
})

describe('an arrow', () => {
  const note = { left: 0, top: 0, right: 300, bottom: 200 }

  test('goes the shortest way from edge to edge', () => {
    const target = { left: 400, top: 50, right: 500, bottom: 100 }
    expect(arrow(note, target)).toEqual({ x1: 300, y1: 75, x2: 400, y2: 75 })
  })

  test('is left out where they touch', () => {
    expect(arrow(note, { left: 290, top: 190, right: 400, bottom: 400 })).toBeNull()
  })
})
