import { expect, test } from 'vitest'
import { finderOf } from '../src/lib/terms'

const term = (id: string, ...forms: string[]) => ({ id, forms, means: '', rule: 'a.b.c' })
const find = finderOf([
  term('reaction-fire', 'Fuego de reacción', 'RF'),
  term('fire', 'fuego', 'fuegos'),
  term('points', 'AP'),
  term('react', '[RE]acción'),
])
const marked = (text: string) =>
  find(text)
    .filter(({ term }) => term)
    .map(({ text, term }) => `${text}: ${term?.id ?? ''}`)

test('a term is found in all its forms, whatever its first letter', () => {
  expect(marked('Entra en fuego de reacción y apaga los Fuegos.')).toEqual([
    'fuego de reacción: reaction-fire',
    'Fuegos: fire',
  ])
})

test('only whole words are terms', () => {
  expect(marked('Un contrafuego, o fuegoñas.')).toEqual([])
})

test('an abbreviation is a term only in capitals', () => {
  expect(marked('2 AP, not ap.')).toEqual(['AP: points'])
  expect(marked('ap')).toEqual([])
})

test('each term is marked where it first stands, and nothing of the text is lost', () => {
  const text = 'Fuego, fuego y más fuego: ¡[RE]acción!'
  expect(marked(text)).toEqual(['Fuego: fire', '[RE]acción: react'])
  expect(
    find(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('without terms a text stays as it is', () => {
  expect(finderOf([])('Fuego')).toEqual([{ text: 'Fuego', term: null }])
})
