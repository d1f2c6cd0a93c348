declare module 'virtual:own-icons' {
  const icons: Readonly<Record<string, string>>
  export default icons
}
