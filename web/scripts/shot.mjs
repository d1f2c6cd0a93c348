// Take a screenshot: node scripts/shot.mjs URL FILE [WIDTH HEIGHT] [actions as JS]
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'

const [url, file, width = '1440', height = '900', actions = ''] = process.argv.slice(2)
const browser = await playwright.launch({
  executablePath: process.env.CHROME ?? (await chromium.executablePath()),
  args: [...chromium.args.filter((arg) => arg !== '--single-process'), '--no-sandbox'],
  headless: true,
})
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } })
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) console.log(message.type(), message.text())
})
page.on('pageerror', (error) => console.log('page error', error.message))
await page.goto(url)
await page.waitForTimeout(900)
if (actions) await new Function('page', `return (async () => { ${actions} })()`)(page)
await page.screenshot({ path: file })
await browser.close()
