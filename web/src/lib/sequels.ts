/** What the people of a finished match may play next, each with one click. */
import type {
  Difficulty,
  GameInfo,
  MissionInfo,
  SettingInfo,
  TableInfo,
  Value,
  Words,
} from './types'

export interface Sequel {
  kind: 'again' | 'swap' | 'harder' | 'next'
  mission: string
  title: Words
  /** Settings that are other than before. */
  settings?: Readonly<Record<string, Value>>
  /** Which seat of the match before sits at each seat; the same one if nothing is said. */
  former?: readonly number[]
}

const HARDNESS: readonly Difficulty[] = ['easy', 'normal', 'hard', 'very-hard']

/** Everything that may follow, as far as it makes sense for this match. */
export function sequels(table: TableInfo, game: GameInfo): Sequel[] {
  const mission = game.missions.find(({ id }) => id === table.mission)
  if (!mission) return []
  const same = { mission: mission.id, title: mission.title }
  const turned = turnedSeats(table)
  const later = following(mission, table, game)
  const harder = harderSetting(mission, table) ?? harderMission(mission, table, game)
  return [
    { kind: 'again', ...same },
    ...(turned ? [{ kind: 'swap' as const, ...same, former: turned }] : []),
    ...(harder ? [{ kind: 'harder' as const, ...same, ...harder }] : []),
    ...(later ? [{ kind: 'next' as const, mission: later.id, title: later.title }] : []),
  ]
}

/** Everybody at the next seat, where there are sides to swap. */
function turnedSeats({ seats, sides = [] }: TableInfo): number[] | null {
  if (new Set(sides).size < 2) return null
  return seats.map((_, seat) => (seat + 1) % seats.length)
}

/** The next mission of the game; within a campaign the campaign says what comes. */
function following(
  mission: MissionInfo,
  table: TableInfo,
  game: GameInfo,
): MissionInfo | undefined {
  if (table.next?.length) return undefined
  const rest = game.missions.slice(game.missions.indexOf(mission) + 1)
  return rest.find((other) => fits(other, table))
}

/** The next value of a setting whose values rise from easy to hard. */
function harderSetting(mission: MissionInfo, table: TableInfo): Pick<Sequel, 'settings'> | null {
  for (const setting of mission.settings.filter(({ rising }) => rising)) {
    const value = nextValue(setting, table.settings[setting.id] ?? setting.default)
    if (value !== undefined) return { settings: { [setting.id]: value } }
  }
  return null
}

function nextValue({ values }: SettingInfo, now: Value): Value | undefined {
  const place = values.findIndex(({ value }) => value === now)
  return place < 0 ? undefined : values[place + 1]?.value
}

/** The easiest of the missions that are harder than this one. */
function harderMission(
  mission: MissionInfo,
  table: TableInfo,
  game: GameInfo,
): Pick<Sequel, 'mission' | 'title'> | null {
  const hardness = ({ difficulty }: MissionInfo) => HARDNESS.indexOf(difficulty)
  const [found] = game.missions
    .filter((other) => fits(other, table) && hardness(other) > hardness(mission))
    .sort((one, other) => hardness(one) - hardness(other))
  return found ? { mission: found.id, title: found.title } : null
}

function fits({ seats: [low, high] }: MissionInfo, { seats }: TableInfo): boolean {
  return low <= seats.length && seats.length <= high
}
