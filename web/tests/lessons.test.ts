// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { Lessons } from '../src/lib/lessons.svelte'
import { hasPlayed, rememberPlayed } from '../src/lib/played'
import type { Taught, Teaching } from '../src/lib/types'

let teaching: Teaching | null

function lesson(id: string, waits = false): Taught {
  return { id, text: id, waits }
}

function teach(now: readonly string[], left: readonly string[] = now): void {
  teaching = { now: now.map((id) => lesson(id)), left }
}

/** As it would be after a reload: what was kept is read again. */
function arrive(): Lessons {
  const lessons = new Lessons(
    () => teaching,
    () => 'table/0',
  )
  lessons.recall()
  return lessons
}

beforeEach(() => {
  localStorage.clear()
  teaching = null
})

describe('lessons', () => {
  test('show the first that was not put aside', () => {
    teach(['a', 'b'])
    const lessons = arrive()
    expect(lessons.now?.id).toBe('a')
    lessons.next()
    expect(arrive().now?.id).toBe('b')
  })

  test('count what was shown, and nothing that was learnt without', () => {
    teach(['a'], ['a', 'b', 'c'])
    let lessons = arrive()
    lessons.note()
    expect([lessons.number, lessons.left]).toEqual([1, 2])
    teach(['c'], ['c'])
    lessons = arrive()
    lessons.note()
    expect([lessons.number, lessons.left]).toEqual([2, 0])
  })

  test('stay until they are put aside, even when an earlier one comes', () => {
    teach(['b'], ['a', 'b'])
    arrive().note()
    teach(['a', 'b'])
    const lessons = arrive()
    expect([lessons.now?.id, lessons.number]).toEqual(['b', 1])
    lessons.next()
    expect(arrive().now?.id).toBe('a')
  })

  test('keep the number of a lesson that comes back', () => {
    teach(['a'], ['a', 'b'])
    arrive().note()
    teach(['b'], ['a', 'b'])
    arrive().note()
    teach(['a'], ['a', 'b'])
    expect(arrive().number).toBe(1)
  })

  test('are done when nothing is left, and only if something was taught', () => {
    teach([], [])
    expect(arrive().done).toBe(false)
    teach(['a'])
    const lessons = arrive()
    lessons.note()
    lessons.next()
    expect(arrive().done).toBe(true)
  })

  test('are silent once skipped, until they are begun again', () => {
    teach(['a'])
    const lessons = arrive()
    lessons.note()
    lessons.skip()
    expect([arrive().now, arrive().off]).toEqual([null, true])
    arrive().again()
    expect([arrive().now?.id, arrive().number]).toEqual(['a', 1])
  })

  test('are not there where nothing is taught', () => {
    expect([arrive().now, arrive().done]).toEqual([null, false])
  })
})

test('a game is known once it was played', () => {
  expect(hasPlayed('chess')).toBe(false)
  rememberPlayed('chess')
  rememberPlayed('go')
  expect([hasPlayed('chess'), hasPlayed('go'), hasPlayed('whist')]).toEqual([true, true, false])
})
