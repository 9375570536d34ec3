import { z } from 'zod'
import { parseJson } from '#contract/core/parse-json.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import { addTo, emptyTask, newCollector } from './collector.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'
import { maxNotes } from './task-data.ts'

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
  /** What happened on the board, the latest first; comments are among it. */
  actions: z
    .array(
      z.object({
        type: z.string(),
        date: z.string().nullish(),
        memberCreator: z.object({ fullName: z.string().nullish() }).nullish(),
        data: z
          .object({
            text: z.string().nullish(),
            card: z.object({ id: z.string().nullish() }).nullish(),
          })
          .nullish(),
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
  const parsed = Board.safeParse(parseJson(text))
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
  const comments = commentsOf(board, timeZone)
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
    const note = [card.desc ?? '', ...(comments.get(card.id) ?? [])].filter(Boolean).join('\n\n')
    if (note.length > maxNotes) {
      collector.find({ line, field: 'desc', key: 'noteCut', text: card.name })
    }
    collector.work.tasks.push({
      ...taskOf(card, board, line),
      note,
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
    isDone: Boolean(card.dueComplete),
    labels: (card.labels ?? []).flatMap(({ name, color }) => name || color || []),
    checklist: lists.flatMap(({ checkItems }) =>
      checkItems
        .toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0))
        .map(({ name, state }) => ({ name, isDone: state === 'complete' })),
    ),
  }
}

/** Comments of cards, the first one first: with their day and who wrote them. */
function commentsOf({ actions }: Board, timeZone: string): Map<string, string[]> {
  const comments = new Map<string, string[]>()
  for (const { type, date, memberCreator, data } of (actions ?? []).toReversed()) {
    const cardId = data?.card?.id
    const words = data?.text?.trim()
    if (type !== 'commentCard' || !cardId || !words) continue
    const isDated = date && !Number.isNaN(Date.parse(date))
    const by = [isDated ? localOf(date, timeZone).slice(0, 10) : '', memberCreator?.fullName ?? '']
    const head = by.filter(Boolean).join(' ')
    const written = head === '' ? words : `${head}: ${words}`
    const before = comments.get(cardId)
    if (before) before.push(written)
    else comments.set(cardId, [written])
  }
  return comments
}
