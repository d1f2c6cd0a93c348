/** What the accessibility checker finds on a page. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every violation with the elements that it is about; empty when all is well. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await source)
  const found = await page.evaluate(() => {
    const { axe } = window as never as { axe: { run: () => Promise<AxeResults> } }
    return axe.run()
  })
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
}
