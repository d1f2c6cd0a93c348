/** What is said of everywhere and the connection. */
export interface Everywhere {
  // Everywhere
  name: string
  tagline: string
  close: string
  cancel: string
  back: string
  copy: string
  copied: string
  yes: string
  no: string
  loading: string
  stillTrying: string
  lobbyOffline: (ago: string) => string
  error: string
  again: string
  theme: (dark: boolean) => string
  languageOther: string
  skipToContent: string
  credits: string
  // Connection
  connecting: string
  offline: string
  readOnly: string
  restartIn: (minutes: number) => string
  closedFor: (code: number) => string
  reconnect: string
}
