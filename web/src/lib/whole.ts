/** Cards of one height that have as many columns as their text needs: nothing on them is cut. */

const MOST = 4

/** Give the columns inside an element the room that their whole text takes. */
export function whole(element: HTMLElement): void {
  const body = element.querySelector('.body')
  for (let columns = 1; body && columns <= MOST; columns++) {
    element.style.setProperty('--columns', String(columns))
    if (body.scrollWidth <= body.clientWidth + 1) return
  }
}
