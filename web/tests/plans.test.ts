// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { join, reset, server, session, table, view, welcome } from './sessions'

describe('plans of team-mates', () => {
  const step = { seat: 1, text: 'Go there', on: ['a'] }
  const plan = { seat: 1, steps: [step], broken_off: false }

  beforeEach(() => {
    reset()
    join([0])
    view({ seat: 0 })
    server.says({ type: 'table', table: { ...table, sides: [0, 0, 1] }, orders: {} })
  })

  test('are drawn on the board until they are dismissed', () => {
    server.says({ type: 'plans', plans: [plan], mine: false })
    expect(session.show.ghosts).toEqual([{ cells: ['a'], pieces: ['a'], style: 'move' }])
    const [shown] = session.plans.shown
    if (shown) session.plans.dismiss(shown)
    expect([session.plans.shown, session.show.ghosts]).toEqual([[], []])
    server.says({ type: 'plans', plans: [plan], mine: false })
    expect(session.plans.shown).toHaveLength(1)
  })

  test('can be shown and hidden where there is somebody of the same side', () => {
    expect(session.plans.mates).toBe(true)
    void session.plans.share(true)
    expect(server.asked.at(-1)).toMatchObject({ type: 'whatif', action: 'show' })
    server.says({ type: 'plans', plans: [], mine: true })
    expect(session.plans.mine).toBe(true)
    void session.plans.share(false)
    expect(server.asked.at(-1)).toMatchObject({ type: 'whatif', action: 'hide', seat: 0 })
    server.says({ type: 'table', table: { ...table, sides: [0, 1, 1] }, orders: {} })
    expect(session.plans.mates).toBe(false)
  })

  test('are told anew by every welcome', () => {
    server.says({ type: 'plans', plans: [plan], mine: true })
    welcome([0])
    expect([session.plans.shown, session.plans.mine]).toEqual([[], false])
  })
})
