/** Cards of one height that have as many columns as their text needs: nothing on them is cut. */
import type { Card } from './types'

const MOST = 4

/** Give the columns inside an element the room that the whole text of its card takes. */
export function whole(element: HTMLElement, { back }: Card): void {
  if (back) return
  const body = element.querySelector('.body')
  for (let columns = 1; body && columns <= MOST; columns++) {
    element.style.setProperty('--columns', String(columns))
    if (body.scrollWidth <= body.clientWidth + 1) return
  }
}
