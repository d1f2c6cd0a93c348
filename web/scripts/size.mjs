// What a first visit loads, compressed: the page, its code and styles, the words of one language,
// and the icons it needs.
// Fails when that is more than was promised.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const PROMISED = 200_000
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const list = (folder) => readdirSync(join(dist, folder)).map((name) => `${folder}/${name}`)
const heaviest = Math.max(0, ...list('icons/game').map(weigh))
// What the page itself names; parts that it fetches when they are wanted are not of the first view.
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const named = list('assets').filter((file) => page.includes(file))
const languages = list('assets').filter((file) => /\/(es|en)-/.test(file))
if (languages.length !== 2)
  throw new Error(`expected the words of two languages, found ${languages}`)
const words = languages.reduce((one, other) => (weigh(one) > weigh(other) ? one : other))
const always = ['index.html', 'favicon.svg', 'icons/covers.json', ...named, words]
const total = always.reduce((sum, file) => sum + weigh(file), heaviest)

for (const file of always) console.log(`${String(weigh(file)).padStart(8)}  ${file}`)
console.log(`${String(heaviest).padStart(8)}  the icons of the game that has most`)
console.log(`${String(total).padStart(8)}  in all; promised are ${PROMISED}`)
if (total > PROMISED) process.exit(1)
