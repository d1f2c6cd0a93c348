// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { routeOf } from '../src/lib/router.svelte'

const key = 'a'.repeat(40)

test.each([
  ['/', '', { page: 'lobby' }],
  ['/t/abc123', '', { page: 'table', table: 'abc123', key: '' }],
  ['/t/abc123', `#${key}`, { page: 'table', table: 'abc123', key }],
  ['/t/abc123', '#not-a-key', { page: 'table', table: 'abc123', key: '' }],
  ['/t/abc123/replay', '', { page: 'replay', table: 'abc123', step: 0 }],
  ['/t/abc123/replay', '#128', { page: 'replay', table: 'abc123', step: 128 }],
  ['/rules/dceased', '', { page: 'rules', game: 'dceased', place: '' }],
  ['/rules/dceased', '#dc.los.street', { page: 'rules', game: 'dceased', place: 'dc.los.street' }],
  ['/t/abc123/screen', '', { page: 'screen', table: 'abc123' }],
  ['/screen', '', { page: 'code', code: '' }],
  ['/screen/k7qf2m', '', { page: 'code', code: 'K7QF2M' }],
  ['/lab', '', { page: 'lab' }],
  ['/labour', '', { page: 'lobby' }],
  ['/somewhere', '', { page: 'lobby' }],
])('the address %s%s leads to its page', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route)
})
