/** A real Chromium: the machine's own where `CHROME` names it, else the one that a package brings. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packed from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const HOME = join(CACHE, 'chromium')

/** Unpack the browser once; whoever comes second while it is being unpacked finds a whole one or none. */
export async function unpack(): Promise<void> {
  if (process.env.CHROME || existsSync(HOME)) return
  await mkdir(CACHE, { recursive: true })
  const fresh = await mkdtemp(`${HOME}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = fresh
  try {
    await packed.executablePath()
    await writeFile(join(fresh, 'fonts', 'fonts.conf'), fontsFrom(join(HOME, 'fonts')))
    await rename(fresh, HOME)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(HOME)) throw error
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** The packaged letters first, so that pages look the same on every machine; the machine's for rare signs. */
function fontsFrom(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias binding="same"><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`
}

/** Flags that fit the packaged browser anywhere; the page's security stays as it is for users. */
const LEFT_OUT = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  "--headless='shell'",
]
packed.setGraphicsMode = false

export async function launch(): Promise<Browser> {
  const own = process.env.CHROME
  return chromium.launch({
    executablePath: own ?? join(HOME, 'chromium'),
    args: own ? [] : [...packed.args.filter((flag) => !LEFT_OUT.includes(flag)), '--disable-gpu'],
    env: own ? process.env : { ...process.env, FONTCONFIG_FILE: join(HOME, 'fonts', 'fonts.conf') },
  })
}
