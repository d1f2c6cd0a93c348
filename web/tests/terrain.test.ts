import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { edgeOf, featuresOf, groundOf, markOf } from '../src/lib/terrain'
import { TILES } from '../src/lib/textures'

const css = readFileSync(new URL('../src/styles/terrain.css', import.meta.url), 'utf8')

describe('grounds', () => {
  test('the first known word of a style is the ground', () => {
    expect(groundOf('floor exit').name).toBe('floor')
    expect(groundOf('spawn street').name).toBe('street')
  })

  test('synonyms share a look', () => {
    expect(groundOf('desert')).toEqual(groundOf('sand'))
  })

  test('a word that nobody knows is floor', () => {
    expect(groundOf('marmalade').name).toBe('floor')
    expect(groundOf(undefined).name).toBe('floor')
  })

  test('features are found wherever they stand', () => {
    expect(featuresOf('floor entry exit')).toEqual(['exit', 'entry'])
  })

  test('every ground has a colour in both themes', () => {
    for (const word of [
      'floor',
      'rock',
      'street',
      'pavement',
      'city',
      'room',
      'wood',
      'dark',
      'metal',
      'arena',
      'grass',
      'forest',
      'water',
      'deep',
      'sand',
      'dirt',
      'snow',
      'ice',
      'mountain',
      'hill',
      'swamp',
      'lava',
      'crater',
      'ruins',
      'void',
      'space',
      'fog',
    ]) {
      const { name, texture } = groundOf(word)
      expect(name).toBe(word)
      expect(css).toContain(`\n.ground-${name} {`)
      expect(css).toContain(`:root[data-theme='light'] .ground-${name} {`)
      if (texture) expect(TILES[texture].size).toBeGreaterThan(0)
    }
  })
})

test.each([
  ['door', 'door', 'closed'],
  ['door-open', 'door', 'open'],
  ['gate sealed', 'gate', 'sealed'],
  ['door-locked', 'door', 'sealed'],
  ['opening', 'opening', 'closed'],
  ['wall', 'wall', 'closed'],
  ['nonsense', 'wall', 'closed'],
])('the edge %s is a %s that is %s', (style, kind, state) => {
  expect(edgeOf(style)).toEqual({ kind, state })
})

test('a mark that nobody knows is a plain one', () => {
  expect(markOf('fire').icon).not.toBe('')
  expect(markOf('confetti')).toEqual({ name: 'mark', icon: '' })
})
