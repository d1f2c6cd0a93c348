import { mount } from 'svelte'
import '../src/styles/base.css'
import '../src/styles/terrain.css'
import Demo from './Demo.svelte'
import type { Play } from './fake'
import { settings } from '../src/lib/settings.svelte'
import { speak } from '../src/lib/words'

const query = new URLSearchParams(location.search)
settings.set({
  theme: query.get('theme') === 'light' ? 'light' : 'dark',
  sound: false,
})
await speak('es')
const scenes: Record<string, () => Promise<Play>> = {
  tunnels: () => import('./tunnels'),
  hexes: async () => (await import('./village')).plays.hexes,
  zones: async () => (await import('./village')).plays.zones,
}
const wanted = scenes[query.get('scene') ?? '']
const play = await (wanted ?? (() => import('./tunnels')))()
mount(Demo, { target: document.getElementById('app') ?? document.body, props: { play } })
