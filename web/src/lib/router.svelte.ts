/** Which page is shown: the address says it, and it changes without loading anew. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; step: number }
  | { page: 'rules'; game: string; place: string }
  | { page: 'lab' }
  /** The screen in the middle of a table. */
  | { page: 'screen'; table: string }
  /** A screen without a table; or, with the code that it shows, whoever hands it one. */
  | { page: 'code'; code: string }
  | { page: 'stop'; token: string }

const SEAT_KEY = /^#((?:draw-)?[0-9a-f]{40})$/
const RULES = /^\/rules\/([a-z0-9_-]+)\/?$/
const CODE = /^\/screen(?:\/([A-Za-z0-9]{6}))?\/?$/
const STOP = /^\/stop\/([0-9a-f]{40})$/
const LAB = /^\/lab\/?$/
const STEP = /^#(\d{1,9})$/

export function routeOf(path: string, hash: string): Route {
  if (LAB.test(path)) return { page: 'lab' }
  const game = RULES.exec(path)?.[1]
  if (game) return { page: 'rules', game, place: decodeURI(hash.slice(1)) }
  const token = STOP.exec(path)?.[1]
  if (token) return { page: 'stop', token }
  const screen = CODE.exec(path)
  if (screen) return { page: 'code', code: (screen[1] ?? '').toUpperCase() }
  const found = /^\/t\/([A-Za-z0-9_-]+)(\/replay|\/screen)?\/?$/.exec(path)
  const table = found?.[1]
  if (!table) return { page: 'lobby' }
  if (found[2] === '/screen') return { page: 'screen', table }
  if (found[2]) return { page: 'replay', table, step: Number(STEP.exec(hash)?.[1] ?? 0) }
  return { page: 'table', table, key: SEAT_KEY.exec(hash)?.[1] ?? '' }
}

class Router {
  route: Route = $state.raw(routeOf(location.pathname, location.hash))

  constructor() {
    const follow = () => {
      this.route = routeOf(location.pathname, location.hash)
    }
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.route = routeOf(location.pathname, location.hash)
  }

  /** Take the key out of the address once it has been used, so that it is not shared by accident. */
  hideKey(): void {
    history.replaceState(null, '', location.pathname)
    this.route = routeOf(location.pathname, '')
  }
}

export const router = new Router()

/** Links inside the page go through the router; with a modifier they open as usual. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
