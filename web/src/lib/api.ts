/** What is asked once, over HTTP. A refusal becomes a `Refused` error. */
import { Refused } from './connection'
import type {
  Afterwards,
  Board,
  CallOffer,
  ContentKey,
  Created,
  GameInfo,
  GameRules,
  Glossary,
  HandedTo,
  HookWanted,
  Language,
  Listed,
  Milestone,
  Mine,
  NewTable,
  Offer,
  PastResults,
  Pen,
  Problem,
  Promised,
  PushWanted,
  Reach,
  Reopened,
  ReviewInfo,
  RuleText,
  SeatChange,
  Seated,
  Sitting,
  StepView,
  StudyInfo,
  StudyWanted,
  TableChange,
  TableInfo,
  Venue,
} from './types'

interface Call {
  method?: string
  key?: string
  body?: unknown
}

async function call(path: string, { method = 'GET', key, body }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (key) headers.authorization = `Bearer ${key}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Refused(await refusalOf(answer))
  return answer
}

async function refusalOf(answer: Response): Promise<Problem> {
  try {
    const said = (await answer.json()) as Partial<Problem>
    if (said.code && said.message) return said as Problem
  } catch {
    // Something between us and the server answered in its own words.
  }
  return { code: 'unavailable', message: `${answer.status} ${answer.statusText}` }
}

async function ask<Answer>(path: string, how?: Call): Promise<Answer> {
  return (await (await call(path, how)).json()) as Answer
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`

const study = (id: number, rest = '') => `/api/lab/studies/${id}${rest}`

/** The last board that came with a past position of each table. */
const boards = new Map<string, Board>()

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  venue: (game: string) => ask<Venue | null>(`/api/games/${encodeURIComponent(game)}/venue`),
  table: (table: string) => ask<TableInfo>(at(table)),
  open: (body: NewTable, key?: string) =>
    ask<Created>('/api/tables', { method: 'POST', key, body }),
  sit: (table: string, key: string, body: Sitting) =>
    ask<Seated>(at(table, '/sit'), { method: 'POST', key, body }),
  start: (table: string, key: string) =>
    ask<TableInfo>(at(table, '/start'), { method: 'POST', key }),
  change: (table: string, key: string, seat: number, body: SeatChange) =>
    ask<TableInfo>(at(table, `/seats/${seat}`), { method: 'PATCH', key, body }),
  reopen: (table: string, key: string, seat: number) =>
    ask<Reopened>(at(table, `/seats/${seat}/reopen`), { method: 'POST', key }),
  moderate: (table: string, key: string, body: TableChange) =>
    ask<TableInfo>(at(table), { method: 'PATCH', key, body }),
  commentator: (table: string, key: string) =>
    ask<Pen>(at(table, '/commentator'), { method: 'POST', key }),
  endCommentary: async (table: string, key: string): Promise<void> => {
    await call(at(table, '/commentator'), { method: 'DELETE', key })
  },
  close: async (table: string, key: string): Promise<void> => {
    await call(at(table), { method: 'DELETE', key })
  },
  mine: (keys: readonly string[]) =>
    ask<Mine[]>('/api/tables/mine', { method: 'POST', body: { keys } }),
  list: (status: TableInfo['status']) => ask<Listed[]>(`/api/tables?status=${status}`),
  step: async (
    table: string,
    key: string,
    step: number,
    seat: number | null,
    language: Language,
  ): Promise<StepView> => {
    const query = new URLSearchParams({ language })
    if (seat !== null) query.set('seat', String(seat))
    const last = boards.get(table)
    if (last) query.set('board', last.key)
    const found = await ask<StepView>(at(table, `/steps/${step}?${query.toString()}`), { key })
    const { board } = found.scene
    // The cells of a board that we have do not come again.
    if (board.key === last?.key) return { ...found, scene: { ...found.scene, board: last } }
    boards.set(table, board)
    return found
  },
  milestones: (table: string, key: string, seat: number | null, language: Language) => {
    const query = new URLSearchParams({ language })
    if (seat !== null) query.set('seat', String(seat))
    return ask<Milestone[]>(at(table, `/milestones?${query.toString()}`), { key })
  },
  rule: (rule: string, language: Language) =>
    ask<RuleText>(`/api/rules/${encodeURIComponent(rule)}?language=${language}`),
  rules: (game: string, language: Language) =>
    ask<GameRules>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  glossary: (game: string, language: Language) =>
    ask<Glossary>(`/api/games/${encodeURIComponent(game)}/glossary?language=${language}`),
  results: (game: string, keys: readonly string[]) =>
    ask<PastResults[]>('/api/results', { method: 'POST', body: { game, keys } }),
  review: (table: string, language: Language) =>
    ask<ReviewInfo>(at(table, `/review?language=${language}`)),
  afterwards: (table: string, language: Language) =>
    ask<Afterwards>(at(table, `/afterwards?language=${language}`)),
  record: async (table: string): Promise<Blob> => (await call(at(table, '/record'))).blob(),
  screen: (code: string) => ask<HandedTo>(`/api/screens/${encodeURIComponent(code)}`),
  handToScreen: async (table: string, key: string, code: string): Promise<void> => {
    await call('/api/screens', { method: 'POST', key, body: { code, table } })
  },
  calls: () => ask<CallOffer>('/api/calls'),
  callMe: (table: string, key: string, seat: number, body: PushWanted) =>
    ask<Promised>(at(table, `/seats/${seat}/calls`), { method: 'POST', key, body }),
  callGroup: (table: string, key: string, body: HookWanted) =>
    ask<Promised>(at(table, '/hook'), { method: 'POST', key, body }),
  stopCalls: async (token: string): Promise<void> => {
    await call(`/api/calls/${encodeURIComponent(token)}`, { method: 'DELETE' })
  },
  reach: () => ask<Reach>('/api/reach'),
  offer: (key?: string) => ask<Offer>('/api/lab', { key }),
  studies: (key?: string) => ask<StudyInfo[]>('/api/lab/studies', { key }),
  startStudy: (body: StudyWanted, key?: string) =>
    ask<StudyInfo>('/api/lab/studies', { method: 'POST', key, body }),
  stopStudy: (id: number, key?: string) =>
    ask<StudyInfo>(study(id, '/stop'), { method: 'POST', key }),
  resumeStudy: (id: number, key?: string) =>
    ask<StudyInfo>(study(id, '/resume'), { method: 'POST', key }),
  removeStudy: async (id: number, key?: string): Promise<void> => {
    await call(study(id), { method: 'DELETE', key })
  },
  studyReport: async (id: number, key?: string): Promise<Blob> =>
    (await call(study(id, '/report'), { key })).blob(),
  contentKeys: (game: string, key?: string) =>
    ask<ContentKey[]>(`/api/lab/games/${encodeURIComponent(game)}/keys`, { key }),
  report: async (table: string, keys: readonly string[], language: Language, note: string) =>
    (await call(at(table, '/report'), { method: 'POST', body: { keys, language, note } })).blob(),
}

/** Hand a file to the user. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 10_000)
}
