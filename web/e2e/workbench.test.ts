import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { lab as en } from '../src/lib/words/en/lab.ts'
import { lab as es } from '../src/lib/words/es/lab.ts'
import { violations } from './axe.ts'
import { MISSING, texts } from './language.ts'
import { it as base } from './people.ts'
import { Server } from './server.ts'

/** A server with a workbench, on which a study is played by one process. */
const it = base.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-workbench-'))
  const bench = ['--workbench', join(folder, 'studies'), '--workbench-workers', '1']
  const server = await Server.start(join(folder, 'tables.db'), 0, bench)
  onCleanup(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return server.url
})

describe.each([
  { language: 'es', lab: es, theme: 'dark', width: 1440 },
  { language: 'en', lab: en, theme: 'light', width: 390 },
] as const)('the workbench in $language at $width pixels', ({ language, lab, theme, width }) => {
  it('leads from the form to a report', async ({ come, site }) => {
    const ana = await come({ language, theme, width, height: 900, site })
    const { page, context, words } = ana
    ana.forgives = /status of 400/
    await page.goto('/')
    await page.getByRole('link', { name: words.lab }).click()
    await page.getByRole('combobox', { name: lab.game }).selectOption('dceased')
    await page.getByLabel(lab.games, { exact: true }).fill('4')
    const row = page.getByRole('group', { name: lab.variant(1) })
    await row.getByLabel(lab.variantName).fill('Slow runners')
    await row.getByLabel(lab.key).fill('horde.runner.actions')
    await row.getByLabel(lab.value).fill('-4')
    const source = page.getByLabel(lab.source)
    expect(await source.inputValue()).toContain('[variants.slow-runners]')

    await page.getByRole('button', { name: lab.start }).press('Enter')
    const refusal = page.getByRole('alert')
    expect(await refusal.innerText()).toContain('horde.runner.actions: Expected `int` >= 1')
    await row.getByLabel(lab.value).fill('1')
    await page.getByLabel(lab.name).fill(`Study in ${language}`)
    await page.getByRole('button', { name: lab.start }).press('Enter')

    const study = page.getByRole('article', { name: `Study in ${language}` })
    await study.getByText(lab.status('done')).waitFor()
    await study.getByText(lab.numbers).click()
    expect(await study.getByRole('row').count()).toBe(3)
    expect(await violations(page)).toEqual([])
    const unsaid = (await texts(page)).filter((text) => MISSING.test(text))
    expect(unsaid.filter((text) => text !== 'slow-runners')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    const opened = context.waitForEvent('page')
    await study.getByRole('link', { name: lab.report }).click()
    const report = await opened
    await report.getByRole('heading', { level: 1 }).waitFor()
    const before = await report.locator('html').getAttribute('lang')
    await report.locator('#language').click()
    expect(await report.locator('html').getAttribute('lang')).not.toBe(before)

    // The report is no page of the client's: what is kept for when there is no connection stays.
    expect(await page.evaluate(async () => (await caches.match('/'))?.text() ?? '')).not.toContain(
      'data-lang',
    )
    page.once('dialog', (dialog) => void dialog.accept())
    await study.getByRole('button', { name: lab.remove }).click()
    await study.waitFor({ state: 'detached' })
  })
})
