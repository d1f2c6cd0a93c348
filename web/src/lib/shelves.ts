/** The collection of icons is split over this many files, so that a stray name costs little. */
export const SHELVES = 512

/** The file that holds an icon: a small hash of its name, the same in the build and the browser. */
export function shelfOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % SHELVES
}
