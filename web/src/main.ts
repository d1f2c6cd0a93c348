import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words'
import './styles/base.css'
import './styles/terrain.css'

const target = document.getElementById('app')
if (target === null) throw new Error('expected an element with the id app in the page')
void speak(settings.language).then(() => {
  mount(App, { target })
  // What makes an app of the page can wait until the page is there.
  if (import.meta.env.PROD) void import('./lib/app').then(({ keepApp }) => keepApp())
})
