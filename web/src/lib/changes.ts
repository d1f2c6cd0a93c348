/** How a scene or a question follows from the last one and what the server says has changed. */
import type { Changes, Choice, ListChanges, Prompt, PromptChange } from './types'

type Element = Readonly<Record<string, unknown>>

/** Something with the fields that are different now. */
export function changed<T extends object>(last: T, changes: Changes<T>): T {
  const fields = Object.entries(changes as Record<string, unknown>).map(([name, change]) => [
    name,
    next((last as Element)[name], change),
  ])
  return { ...last, ...(Object.fromEntries(fields) as Partial<T>) }
}

function next(last: unknown, change: unknown): unknown {
  const isList = Array.isArray(last) && last.length > 0 && !Array.isArray(change)
  return isList && change ? nextList(last as Element[], change as ListChanges) : change
}

function nextList(last: readonly Element[], { put, order }: ListChanges): Element[] {
  const key = ['id', 'seat', 'owner'].find((name) => name in (last[0] ?? {})) ?? 'id'
  const elements = new Map<unknown, Element>(last.map((element) => [element[key], element]))
  for (const element of put as readonly Element[]) {
    const known = elements.get(element[key])
    elements.set(element[key], known ? changed(known, element) : element)
  }
  if (!order) return [...elements.values()]
  return order.map((name) => elements.get(name)).filter((element) => element !== undefined)
}

/** A question that differs from the last one; a number stands for the choice that it had there. */
export function changedPrompt(last: Prompt, { prompt }: PromptChange): Prompt {
  const next = changed(last, prompt)
  const choices = (next.choices as readonly (Choice | number)[]).flatMap((choice) =>
    typeof choice === 'number' ? (last.choices[choice] ?? []) : choice,
  )
  return { ...next, choices }
}
