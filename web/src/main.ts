import { mount } from 'svelte'
import App from './App.svelte'
import './styles/base.css'
import './styles/terrain.css'

const target = document.getElementById('app')
if (target === null) throw new Error('expected an element with the id app in the page')
mount(App, { target })
