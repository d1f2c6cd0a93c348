/** What is said to and about those who watch; it comes when there is something to watch. */
export interface Watching {
  /** The heading in the lobby. */
  watchNow: string
  /** How far behind a table in the lobby is shown. */
  behind: (choices: number) => string
  watching: (spectators: number) => string
  delay: string
  delayAbout: string
  delayOf: (choices: number) => string
  watchTitle: string
  listed: string
  /** Said to whoever watches with a delay. */
  late: (choices: number) => string
  lateChat: string
  arrows: string
  arrowsAbout: string
  commentator: string
  commentatorAbout: string
  makeCommentator: string
  commentatorLink: string
  endCommentary: string
  /** The tools of a commentator. */
  pen: string
  penAbout: string
  penFrom: (name: string) => string
  wipe: string
  byName: string
  from: string
  to: string
  draw: string
  drawn: (strokes: number) => string
}
