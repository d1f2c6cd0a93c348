/** What a lesson points at, found on the page. */
import type { Area } from '../lib/pointing'
import type { Show } from '../lib/show.svelte'
import type { Taught } from '../lib/types'

export interface Target {
  area: Area
  /** What is to be scrolled into view; the board is moved by nobody but the player. */
  element: Element | null
}

/** Where it is now what a lesson points at: what is to be looked at, and what is to be clicked. */
export function targetsOf({ choice, element }: Taught, show: Show): Target[] {
  const clicked = choice === null || choice === undefined ? null : onPage(choiceSelectors(choice))
  return [element ? located(element, show) : null, clicked].filter((target) => target !== null)
}

function located(id: string, show: Show): Target | null {
  const area = show.locate?.(id)
  return area ? { area, element: null } : onPage(elementSelectors(id))
}

/** An option in the menu on the board, else in the list, else in the group that it is folded into. */
function choiceSelectors(choice: number): string[] {
  return [
    `.menu [data-choice="${choice}"]`,
    `#choices [data-choice="${choice}"]`,
    `#choices [data-choices~="${choice}"]`,
  ]
}

/** A card, pile or panel where it lies; on a phone the chip above the tabs, or the tab of the cards. */
function elementSelectors(id: string): string[] {
  const name = CSS.escape(id)
  return [
    `[data-element="${name}"]`,
    `[data-panel="${name}"]`,
    `[data-pinned="${name}"]`,
    '[role="tab"][data-tab="cards"]',
  ]
}

/** The part of an element that the row of cards it lies in does not hide. */
function inSight(element: Element): Area {
  const own = element.getBoundingClientRect()
  const row = element.closest('.others, .hands')?.getBoundingClientRect()
  if (!row || row.width === 0) return own
  const hidden = own.right <= row.left || own.left >= row.right
  if (hidden) return own
  return {
    left: Math.max(own.left, row.left),
    top: own.top,
    right: Math.min(own.right, row.right),
    bottom: own.bottom,
  }
}

function onPage(selectors: readonly string[]): Target | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const area = inSight(element)
      if (area.right > area.left && area.bottom > area.top) return { area, element }
    }
  }
  return null
}
