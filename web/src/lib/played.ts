/** The games that this browser knows: whoever has not played one is taught it unless they say no. */
const PLACE = 'sobremesa.played'

export function hasPlayed(game: string): boolean {
  return played().includes(game)
}

export function rememberPlayed(game: string): void {
  if (game === '' || hasPlayed(game)) return
  try {
    localStorage.setItem(PLACE, JSON.stringify([...played(), game]))
  } catch {
    // A browser that keeps nothing offers the lessons again.
  }
}

function played(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}
