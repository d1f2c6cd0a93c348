declare module 'virtual:own-icons' {
  const icons: Readonly<Record<string, string>>
  /** The games whose icons come in one file. */
  export const sets: readonly string[]
  export default icons
}
