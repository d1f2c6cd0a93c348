import { mount } from 'svelte'
import '../src/styles/base.css'
import '../src/styles/terrain.css'
import Demo from './Demo.svelte'
import type { Play } from './fake'
import { settings } from '../src/lib/settings.svelte'

const query = new URLSearchParams(location.search)
settings.set({ theme: query.get('theme') === 'light' ? 'light' : 'dark', language: 'es', sound: false })
const scenes: Record<string, () => Promise<Play>> = {
  tunnels: () => import('./tunnels'),
}
const play = await (scenes[query.get('scene') ?? 'tunnels'] ?? scenes.tunnels!)()
mount(Demo, { target: document.getElementById('app')!, props: { play } })
