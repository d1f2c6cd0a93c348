/** What is written on a page, and its change to another language. */
import type { Page } from 'playwright-core'

/** An id or a placeholder where words should be. */
export const MISSING = /^[a-z]+([-_][a-z0-9]+)+$|[{}]/

export async function switchLanguage(page: Page, to: 'es' | 'en'): Promise<void> {
  await page.getByRole('button', { name: 'ES / EN' }).click()
  await page.locator(`html[lang=${to}]`).waitFor()
}

/** Every text on the page: what is written, and what a screen reader or a pointer is told. */
export async function texts(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const all: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest('noscript, .term')) all.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        all.push(element.getAttribute(name) ?? '')
      }
    }
    return all.map((text) => text.trim()).filter(Boolean)
  })
  return [...new Set(found)]
}
