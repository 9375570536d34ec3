import { z } from 'zod'
import { localOf } from '#contract/core/zoned-time.ts'
import { addTo, emptyTask, newCollector } from './collector.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'

const Instant = z.string().nullish()
const Board = z.object({
  name: z.string(),
  lists: z.array(z.object({ id: z.string(), name: z.string(), closed: z.boolean().nullish() })),
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      desc: z.string().nullish(),
      idList: z.string(),
      idMembers: z.array(z.string()).nullish(),
      closed: z.boolean().nullish(),
      start: Instant,
      due: Instant,
      dueComplete: z.boolean().nullish(),
      labels: z
        .array(z.object({ name: z.string().nullish(), color: z.string().nullish() }))
        .nullish(),
    }),
  ),
  checklists: z
    .array(
      z.object({
        idCard: z.string(),
        checkItems: z.array(
          z.object({ name: z.string(), state: z.string().nullish(), pos: z.number().nullish() }),
        ),
      }),
    )
    .nullish(),
  members: z
    .array(
      z.object({ id: z.string(), fullName: z.string().nullish(), username: z.string().nullish() }),
    )
    .nullish(),
})
type Board = z.infer<typeof Board>
type Card = Board['cards'][number]

/**
 * Reads Trello's export of a board as JSON: cards become tasks, lists their sections. Times of the
 * file are instants and become local times of a zone. A line is the number of the card.
 * @returns undefined where it is no such file
 */
export function readTrello(
  text: string,
  { timeZone }: { timeZone: string },
): ImportedWork | undefined {
  const parsed = Board.safeParse(jsonOf(text))
  if (!parsed.success) return undefined
  const board = parsed.data
  const collector = newCollector('trello')
  const projectKey = collector.projectOf(board.name)
  const people = new Map(
    (board.members ?? []).map(({ id, fullName, username }) => [
      id,
      collector.personOf(fullName || username || id),
    ]),
  )
  const lists = new Map(board.lists.map((list) => [list.id, list]))
  for (const [at, card] of board.cards.entries()) {
    const sum = { seconds: 0, amount: null, currency: '' }
    addTo(collector.work.sums.file, sum)
    addTo(collector.work.sums.read, sum)
    const list = lists.get(card.idList)
    const line = at + 1
    if (list === undefined) {
      collector.find({ line, field: 'idList', key: 'listNotFound', text: card.idList })
    }
    const local = (field: 'start' | 'due') => {
      const written = card[field]
      if (!written) return null
      if (!Number.isNaN(Date.parse(written))) return localOf(written, timeZone)
      collector.find({ line, field, key: 'dateUnreadable', text: written })
      return null
    }
    collector.work.tasks.push({
      ...taskOf(card, board, line),
      projectKey,
      section: list?.name ?? '',
      isArchived: Boolean(card.closed || list?.closed),
      start: local('start'),
      due: local('due'),
      assigneeKeys: (card.idMembers ?? []).flatMap((id) => people.get(id) ?? []),
    })
  }
  return collector.work
}

function taskOf(card: Card, board: Board, line: number): ImportedTask {
  const lists = (board.checklists ?? []).filter(({ idCard }) => idCard === card.id)
  return {
    ...emptyTask(card.id, line),
    name: card.name,
    note: card.desc ?? '',
    isDone: Boolean(card.dueComplete),
    labels: (card.labels ?? []).flatMap(({ name, color }) => name || color || []),
    checklist: lists.flatMap(({ checkItems }) =>
      checkItems
        .toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0))
        .map(({ name, state }) => ({ name, isDone: state === 'complete' })),
    ),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
