/** Icons by name: the client's own at once, a game's own in one file, any other when it comes. */
import own, { sets } from 'virtual:own-icons'
import { SvelteMap } from 'svelte/reactivity'
import { shelfOf } from './shelves'

type Paths = Readonly<Record<string, string>>

const known = new SvelteMap<string, string>(Object.entries(own))
const asked = new Map<string, Promise<void>>()
let wait: Promise<unknown> = Promise.resolve()

/** Fetch the icons of a game in one go; a game that came from elsewhere draws from the shelves. */
export function bringGameIcons(game: string): void {
  if (!sets.includes(game)) return
  wait = bring(`icons/game/${encodeURIComponent(game)}.json`)
}

/** Fetch the icons of all covers in one go. */
export function bringCovers(): void {
  wait = bring('icons/covers.json')
}

/** The path that draws an icon, or undefined until it has come. */
export function iconPath(name: string): string | undefined {
  const plain = name.slice(name.indexOf(':') + 1)
  const path = known.get(plain)
  if (path === undefined && plain !== '') {
    void wait.then(() =>
      known.has(plain) ? undefined : bring(`icons/shelf/${shelfOf(plain)}.json`),
    )
  }
  return path
}

function bring(file: string): Promise<void> {
  const earlier = asked.get(file)
  if (earlier) return earlier
  const bringing = fetchPaths(file).then((paths) => {
    for (const [name, path] of Object.entries(paths)) if (!known.has(name)) known.set(name, path)
  })
  asked.set(file, bringing)
  return bringing
}

async function fetchPaths(file: string): Promise<Paths> {
  const answer = await fetch(`${import.meta.env.BASE_URL}${file}`)
  return answer.ok ? ((await answer.json()) as Paths) : {}
}
