import { expect, test } from 'vitest'
import { anchorsOf, folded, found, stretches, wordsOf } from '../src/lib/searching'
import type { GameRules } from '../src/lib/types'

const rules: GameRules = {
  game: 'x',
  title: 'X',
  language: 'es',
  parts: [
    {
      title: 'Reglas',
      chapters: [
        { title: 'Línea de visión', rules: [{ id: 'x.los.wall', text: 'Un muro la corta.' }] },
        {
          title: 'Puertas',
          rules: [
            { id: 'x.door.open', text: 'Abrir una puerta es una Acción.' },
            { id: 'x.door.shut', text: 'Nunca se cierra (x.door.open).' },
          ],
        },
      ],
    },
    { title: 'Ejemplos', chapters: [{ title: '', rules: [{ id: 'x.ex.one', text: 'Así.' }] }] },
  ],
}
const ids = (query: string) =>
  found(rules, wordsOf(query)).flatMap((part) =>
    part.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)),
  )

test('accents and capitals do not matter', () => {
  expect(folded('¿ÁÉñü?')).toBe('¿aenu?')
  expect(ids('ACCION')).toEqual(['x.door.open'])
  expect(ids('acción')).toEqual(['x.door.open'])
})

test('every word must be there, in any order', () => {
  expect(ids('puerta abrir')).toEqual(['x.door.open'])
  expect(ids('puerta muro')).toEqual([])
})

test('a chapter is found whole by its title, and a rule by its id', () => {
  expect(ids('vision')).toEqual(['x.los.wall'])
  expect(ids('puertas')).toEqual(['x.door.open', 'x.door.shut'])
  expect(ids('x.door.shut')).toEqual(['x.door.shut'])
})

test('without words everything is there', () => {
  expect(ids('  ')).toHaveLength(4)
})

test('what is found is marked in its place, and a rule that is named becomes a link', () => {
  const known = (id: string) => id === 'x.door.open'
  expect(stretches('Acción: x.door.open, x.no.rule', wordsOf('acc'), known)).toEqual([
    { text: 'Acc', hit: true, rule: '' },
    { text: 'ión: ', hit: false, rule: '' },
    { text: 'x.door.open', hit: false, rule: 'x.door.open' },
    { text: ', x.no.rule', hit: false, rule: '' },
  ])
})

test('anchors stay the same whatever is searched for', () => {
  const anchor = anchorsOf(rules)
  expect(anchor('Reglas')).toBe('part-1')
  expect(anchor('Reglas', 'Puertas')).toBe('chapter-1-2')
  expect(anchor('Ejemplos', '')).toBe('chapter-2-1')
})
