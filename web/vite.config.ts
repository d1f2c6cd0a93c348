import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'
import { withTheFirstPage } from './build/chunks.ts'
import { icons } from './build/icons.ts'

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url))
const server = process.env.SOBREMESA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons()],
  // Tests run outside a browser, but on the code that browsers get.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: withTheFirstPage(MAIN), debugName: 'first' }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}))
