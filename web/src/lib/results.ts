/** Past results in words. */
import type { MissionInfo, PastResults, RoleInfo, Value, Words } from './types'
import { say, t } from './words'

/** Who has won how often: all together, or each side apart. */
export function tally({ sides, wins, games }: PastResults, roles: readonly RoleInfo[]): string {
  const different = [...new Set(sides)]
  if (different.length <= 1) return t.wonOf(Math.max(0, ...wins), games)
  return different
    .map((side) => {
      const seats = sides.flatMap((other, seat) => (other === side ? [seat] : []))
      const names = seats.flatMap((seat) => roles[seat] ?? []).map((role) => say(role.name))
      return t.winsOf(names.join(', '), wins[seats[0] ?? 0] ?? 0)
    })
    .join(' · ')
}

/** The settings that were not as usual, by their names. */
export function challenge(
  { settings }: Pick<PastResults, 'settings'>,
  mission: MissionInfo | undefined,
): string {
  const named = Object.entries(settings).map(([id, value]) => {
    const setting = mission?.settings.find((other) => other.id === id)
    const name = setting ? say(setting.name) : id
    return value === true ? name : `${name}: ${valueName(value, setting?.values)}`
  })
  return named.join(', ') || t.usualSettings
}

function valueName(
  value: Value,
  values: readonly { value: Value; name: Words }[] | undefined,
): string {
  const found = values?.find((other) => other.value === value)
  if (found) return say(found.name)
  return value === false ? t.no : String(value)
}

/** Whether these are the results of a mission played just so. */
export function fits(
  results: PastResults,
  mission: string,
  seats: number,
  settings: Readonly<Record<string, Value>>,
): boolean {
  if (results.mission !== mission || results.seats !== seats) return false
  const ids = new Set([...Object.keys(results.settings), ...Object.keys(settings)])
  return [...ids].every((id) => results.settings[id] === settings[id])
}
