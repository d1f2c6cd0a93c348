/**
 * The terrain words of scenes and what they look like.
 *
 * A style is one or more words: the first known one gives the ground, the others add features
 * (`floor exit`). A word that nobody knows is drawn as plain floor, so that a game never fails here.
 */

export type Texture =
  | 'flags'
  | 'rock'
  | 'asphalt'
  | 'pavement'
  | 'planks'
  | 'tiles'
  | 'plate'
  | 'grass'
  | 'trees'
  | 'waves'
  | 'dunes'
  | 'snow'
  | 'stars'
  | 'peaks'
  | 'cracks'
  | 'rubble'
  | 'reeds'
  | 'fog'

export interface Ground {
  /** The class that colours it: `ground-<name>` in terrain.css. */
  name: string
  texture: Texture | null
}

const GROUNDS: Readonly<Record<string, Texture | null>> = {
  floor: 'flags',
  rock: 'rock',
  street: 'asphalt',
  pavement: 'pavement',
  room: 'tiles',
  wood: 'planks',
  dark: 'tiles',
  metal: 'plate',
  arena: 'plate',
  grass: 'grass',
  forest: 'trees',
  water: 'waves',
  deep: 'waves',
  sand: 'dunes',
  dirt: 'rubble',
  snow: 'snow',
  ice: 'snow',
  mountain: 'peaks',
  hill: 'peaks',
  swamp: 'reeds',
  lava: 'cracks',
  crater: 'rubble',
  ruins: 'rubble',
  city: 'pavement',
  void: null,
  space: 'stars',
  fog: 'fog',
}

const ALIASES: Readonly<Record<string, string>> = {
  stone: 'floor',
  corridor: 'floor',
  wall: 'rock',
  solid: 'rock',
  road: 'street',
  sidewalk: 'pavement',
  plaza: 'pavement',
  square: 'pavement',
  building: 'room',
  house: 'room',
  interior: 'room',
  roof: 'room',
  planks: 'wood',
  steel: 'metal',
  ground: 'dirt',
  earth: 'dirt',
  wasteland: 'dirt',
  plain: 'grass',
  plains: 'grass',
  field: 'grass',
  meadow: 'grass',
  jungle: 'forest',
  woods: 'forest',
  river: 'water',
  lake: 'water',
  sea: 'water',
  ocean: 'deep',
  desert: 'sand',
  beach: 'sand',
  tundra: 'snow',
  mountains: 'mountain',
  hills: 'hill',
  marsh: 'swamp',
  bog: 'swamp',
  acid: 'swamp',
  fire: 'lava',
  town: 'city',
  village: 'city',
  empty: 'void',
  pit: 'void',
  unexplored: 'fog',
  unknown: 'fog',
}

/** Words that mark a cell beyond its ground. */
const FEATURES = ['exit', 'entry', 'spawn', 'start', 'goal', 'objective', 'danger', 'safe'] as const
export type Feature = (typeof FEATURES)[number]

function words(style: string): string[] {
  return style.toLowerCase().split(/[\s_]+/)
}

export function groundOf(style: string | undefined): Ground {
  for (const word of words(style ?? 'floor')) {
    const name = ALIASES[word] ?? word
    const texture = GROUNDS[name]
    if (texture !== undefined) return { name, texture }
  }
  return { name: 'floor', texture: 'flags' }
}

export function featuresOf(style: string | undefined): Feature[] {
  const found = words(style ?? '')
  return FEATURES.filter((feature) => found.includes(feature))
}

export type EdgeKind =
  'wall' | 'door' | 'gate' | 'opening' | 'window' | 'fence' | 'border' | 'rubble'
export type EdgeState = 'closed' | 'open' | 'sealed' | 'broken'

/** What an edge is and how it stands, from a style such as `door-open` or `gate sealed`. */
export function edgeOf(style: string | undefined): { kind: EdgeKind; state: EdgeState } {
  const found = (style ?? 'wall').toLowerCase().split(/[\s_-]+/)
  const has = (...any: string[]) => any.some((word) => found.includes(word))
  const state: EdgeState = has('sealed', 'locked', 'blocked')
    ? 'sealed'
    : has('broken', 'destroyed')
      ? 'broken'
      : has('open')
        ? 'open'
        : 'closed'
  if (has('gate', 'portcullis')) return { kind: 'gate', state }
  if (has('door', 'hatch') || found[0] === 'sealed') return { kind: 'door', state }
  if (has('opening', 'arch', 'passage')) return { kind: 'opening', state }
  if (has('window')) return { kind: 'window', state }
  if (has('fence', 'rail', 'barrier', 'bars')) return { kind: 'fence', state }
  if (has('border', 'region', 'frontier')) return { kind: 'border', state }
  if (has('rubble', 'cave', 'debris')) return { kind: 'rubble', state }
  return { kind: 'wall', state }
}

export interface MarkLook {
  /** The class that colours it: `mark-<name>` in terrain.css. */
  name: string
  icon: string
}

const MARKS: Readonly<Record<string, { icon: string }>> = {
  fire: { icon: 'small-fire' },
  blast: { icon: 'explosion-rays' },
  smoke: { icon: 'dust-cloud' },
  sight: { icon: '' },
  target: { icon: '' },
  danger: { icon: 'hazard-sign' },
  poison: { icon: 'poison-gas' },
  noise: { icon: 'sonic-shout' },
  objective: { icon: '' },
  blocked: { icon: 'falling-rocks' },
  help: { icon: '' },
  mark: { icon: '' },
}

const MARK_ALIASES: Readonly<Record<string, string>> = {
  burning: 'fire',
  flame: 'fire',
  explosion: 'blast',
  los: 'sight',
  view: 'sight',
  aim: 'target',
  gas: 'poison',
  rubble: 'blocked',
  'cave-in': 'blocked',
  goal: 'objective',
  heal: 'help',
}

export function markOf(style: string | undefined): MarkLook {
  const word = (style ?? 'mark').toLowerCase()
  const name = MARK_ALIASES[word] ?? word
  const known = MARKS[name]
  return known ? { name, icon: known.icon } : { name: 'mark', icon: '' }
}
