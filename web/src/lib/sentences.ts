/** Several remarks, one after another, as they are read aloud. */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .map((part) => (/[.?!…:;]$/.test(part) ? part : `${part}.`))
    .join(' ')
}
