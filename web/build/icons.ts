/**
 * Icons, three ways: the client's own go into the bundle, those of each game package into one file
 * per package, and all the others into small files that are fetched when an unforeseen name comes.
 *
 * A game may name any icon of the collection, or one that it draws itself. `icon = "name"` in its content or code is checked
 * here, so that a misspelt name fails the build instead of showing a blank.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { shelfOf, SHELVES } from '../src/lib/shelves.ts'

const here = dirname(fileURLToPath(import.meta.url))
const WEB = resolve(here, '..')
const PACKAGE = resolve(here, '../../src/sobremesa')
const GAMES = join(PACKAGE, 'games')
const VIRTUAL = 'virtual:own-icons'

export type Paths = Record<string, string>

interface Collection {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** What a game draws itself, `screen/silhouettes/<name>.svg`: one path in a square of 512 units. */
export function readOwnDrawings(): Paths {
  const files = filesBelow(GAMES, ['.svg']).filter((file) => file.includes('/silhouettes/'))
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), drawnIn(file)]))
}

function drawnIn(file: string): string {
  const path = /^<svg [^>]*viewBox="0 0 512 512"><path d="([^"]+)"\/><\/svg>\s*$/.exec(
    readFileSync(file, 'utf8'),
  )?.[1]
  if (path === undefined)
    throw new Error(`${relative(WEB, file)}: expected one path in a square of 512 units`)
  return path
}

/** Every icon of the collection as the path that draws it in a square of 512 units. */
export function readCollection(): Paths {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const collection = JSON.parse(readFileSync(file, 'utf8')) as Collection
  const paths: Paths = {}
  for (const [name, { body }] of Object.entries(collection.icons)) {
    const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body)?.[1]
    if (path === undefined) throw new Error(`icon ${name}: expected a single path, got ${body}`)
    paths[name] = shorter(path)
  }
  for (const [name, { parent }] of Object.entries(collection.aliases ?? {})) {
    const path = paths[parent]
    if (path !== undefined) paths[name] = path
  }
  return paths
}

/**
 * A path with one digit after each point, enough for a square of 512 units and a quarter smaller.
 *
 * Digits are changed in place, since numbers and the flags of arcs may stand together: 9 stays 9.
 */
function shorter(path: string): string {
  return path.replace(/\.(\d)(\d+)/g, (_, first: string, rest: string) =>
    first < '9' && rest >= '5' ? `.${Number(first) + 1}` : `.${first}`,
  )
}

/** All files below a folder whose names end in one of the given ways. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The icons that a source surely means: `icon = "name"`, `icon="name"`, `icon: 'name'`. */
export function namedIcons(source: string): string[] {
  return [...source.matchAll(/\bicon\s*[=:]\s*["'](?:game-icons:)?([a-z0-9-]+)["']/g)].map(
    (found) => found[1] as string,
  )
}

/** Every quoted word of a source that could be the name of an icon. */
export function quotedWords(source: string): string[] {
  return [...source.matchAll(/["'](?:game-icons:)?([a-z0-9]+(?:-[a-z0-9]+)*)["']/g)].map(
    (found) => found[1] as string,
  )
}

/** A game names icons in tables of its own too, and its cover in its words: `game-icon = name`. */
function gameWords(source: string): string[] {
  return [...quotedWords(source), ...coverIcons(source)]
}

/** The icon of a game's cover. */
export function coverIcons(source: string): string[] {
  return [...source.matchAll(/^game-icon\s*=\s*([a-z0-9-]+)\s*$/gm)].map(
    (found) => found[1] as string,
  )
}

interface Found {
  icons: Paths
  unknown: string[]
}

function collect(files: readonly string[], all: Paths, words: (source: string) => string[]): Found {
  const icons: Paths = {}
  const unknown: string[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const name of words(source)) {
      const path = all[name]
      if (path !== undefined) icons[name] = path
    }
    for (const name of namedIcons(source)) {
      if (all[name] === undefined) unknown.push(`${relative(WEB, file)}: no icon is called ${name}`)
    }
  }
  return { icons, unknown }
}

/** The icons that the client itself names in its source. */
export function ownIcons(all: Paths): Found {
  return collect(filesBelow(join(WEB, 'src'), ['.ts', '.svelte']), all, namedIcons)
}

/** The icons of every game package, by the name of the package. */
export function gameIcons(all: Paths): Record<string, Found> {
  if (!existsSync(GAMES)) return {}
  const packages = readdirSync(GAMES, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return Object.fromEntries(
    packages.map((entry) => [
      entry.name,
      collect(filesBelow(join(GAMES, entry.name), ['.toml', '.py', '.ftl']), all, gameWords),
    ]),
  )
}

function shelves(all: Paths): Paths[] {
  const rows: Paths[] = Array.from({ length: SHELVES }, () => ({}))
  for (const [name, path] of Object.entries(all)) (rows[shelfOf(name)] as Paths)[name] = path
  return rows
}

function refuse(unknown: readonly string[]): void {
  if (unknown.length > 0) throw new Error(`unknown icons:\n${unknown.join('\n')}`)
}

/** The icons of all covers together, for the first page. */
function covers(all: Paths): Found {
  return collect(filesBelow(GAMES, ['.ftl']), all, coverIcons)
}

/** The files to serve: `icons/covers.json`, `icons/game/<package>.json` and `icons/shelf/<number>.json`. */
function served(all: Paths): Map<string, string> {
  const files = new Map([['icons/covers.json', JSON.stringify(covers(all).icons)]])
  for (const [name, { icons, unknown }] of Object.entries(gameIcons(all))) {
    refuse(unknown)
    files.set(`icons/game/${name}.json`, JSON.stringify(icons))
  }
  shelves(all).forEach((shelf, number) => {
    files.set(`icons/shelf/${String(number)}.json`, JSON.stringify(shelf))
  })
  return files
}

export function icons(): Plugin {
  const all = { ...readCollection(), ...readOwnDrawings() }
  return {
    name: 'sobremesa-icons',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const { icons, unknown } = ownIcons(all)
      refuse(unknown)
      const sets = Object.keys(gameIcons(all))
      return `export const sets = ${JSON.stringify(sets)}\nexport default ${JSON.stringify(icons)}`
    },
    configureServer(server) {
      const files = served(all)
      server.middlewares.use((request, response, next) => {
        const body = files.get((request.url ?? '').slice(1))
        if (body === undefined) {
          next()
          return
        }
        response.setHeader('content-type', 'application/json')
        response.end(body)
      })
    },
    generateBundle() {
      for (const [fileName, source] of served(all)) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
