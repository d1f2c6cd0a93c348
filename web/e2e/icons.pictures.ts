/** Draws the icons of the installed app from the favicon, as PNG files in `public/app`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { it } from './people.ts'
import { ROOT } from './server.ts'

const PUBLIC = join(ROOT, 'web', 'public')
/** How much of it the figure takes: a mask may cut off a tenth on each side. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1, bare: false },
  { name: 'icon-512', size: 512, share: 1, bare: false },
  { name: 'maskable-512', size: 512, share: 0.72, bare: true },
  { name: 'touch-180', size: 180, share: 0.86, bare: true },
]

it('the icons of the app are drawn from the favicon', async ({ browser }) => {
  const favicon = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  const figure = /<path[^>]*\/>/.exec(favicon)?.[0] ?? ''
  const ground = /<rect[^>]*fill="([^"]*)"/.exec(favicon)?.[1] ?? ''
  expect(figure).not.toBe('')
  expect(ground).not.toBe('')
  await mkdir(join(PUBLIC, 'app'), { recursive: true })
  for (const { name, size, share, bare } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const inset = 16 * (1 - share)
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style>
      <svg viewBox="0 0 32 32" width="${size}" height="${size}">
      <rect width="32" height="32" rx="${bare ? 0 : 7}" fill="${ground}"/>
      <g transform="translate(${inset} ${inset}) scale(${share})">${figure}</g></svg>`,
    )
    const picture = await page.screenshot({ omitBackground: true })
    await writeFile(join(PUBLIC, 'app', `${name}.png`), picture)
    await page.close()
  }
})
