/** Being called when it is one's turn while no page is open: a browser for its seats, a group for its table. */
import { api } from './api'
import { keys } from './keys.svelte'
import { settings } from './settings.svelte'
import type { HookWanted } from './types'

export type Shape = HookWanted['shape']

/** The tokens that end calls: of browsers by table and seat, of groups by table. */
interface Kept {
  seats: Record<string, string>
  groups: Record<string, string>
}

const PLACE = 'sobremesa.calls'

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    return { seats: found.seats ?? {}, groups: found.groups ?? {} }
  } catch {
    return { seats: {}, groups: {} }
  }
}

function keep({ seats, groups }: Kept): void {
  localStorage.setItem(PLACE, JSON.stringify({ seats, groups }))
}

/** Where and when nobody wants to be disturbed. */
function hours(): Pick<HookWanted, 'language' | 'zone' | 'quiet_from' | 'quiet_to'> {
  return {
    language: settings.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: settings.quietFrom,
    quiet_to: settings.quietTo,
  }
}

/** The key by which this browser would know the server; empty where it cannot be called. */
export async function offered(): Promise<string> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return ''
  return (await api.calls()).push
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const key = await offered()
  return known ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Call this browser for every seat that it holds at a table; what it asked for before is not asked again. */
export async function callMe(table: string, anew = false): Promise<void> {
  const found = kept()
  for (const [seat, key] of keys.seats(table)) {
    const place = `${table}/${seat}`
    if (found.seats[place] && !anew) continue
    const { endpoint, keys: own } = (await subscription()).toJSON()
    const { token } = await api.callMe(table, key, seat, {
      endpoint: endpoint ?? '',
      p256dh: own?.p256dh ?? '',
      auth: own?.auth ?? '',
      ...hours(),
    })
    found.seats[place] = token
    keep(found)
  }
}

/** The quiet hours have changed: they hold for every table that calls this browser. */
export async function callAnew(): Promise<void> {
  const tables = new Set(Object.keys(kept().seats).map((place) => place.split('/')[0] ?? ''))
  for (const table of tables) await callMe(table, true).catch(() => undefined)
}

/** Nobody calls this browser any longer. */
export async function callNoMore(): Promise<void> {
  const found = kept()
  for (const [place, token] of Object.entries(found.seats)) {
    await api.stopCalls(token)
    Reflect.deleteProperty(found.seats, place)
    keep(found)
  }
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** Whether a group hears of the turns at a table, as far as this browser has seen to it. */
export function tellsGroup(table: string): boolean {
  return table in kept().groups
}

export async function tellGroup(table: string, address: string, shape: Shape): Promise<void> {
  const wanted = { address, shape, ...hours() }
  const { token } = await api.callGroup(table, keys.host(table) ?? '', wanted)
  const found = kept()
  found.groups[table] = token
  keep(found)
}

export async function tellGroupNoMore(table: string): Promise<void> {
  const found = kept()
  await api.stopCalls(found.groups[table] ?? '')
  Reflect.deleteProperty(found.groups, table)
  keep(found)
}

/** The shape that a place wants, where its address tells. */
export function shapeOf(address: string): Shape {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\//.test(address)) return 'discord'
  return address.startsWith('https://hooks.slack.com/') ? 'slack' : 'plain'
}
