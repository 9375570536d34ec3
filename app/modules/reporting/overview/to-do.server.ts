import { maxAsked, orSilent } from '#app/modules/firm/firms/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { firmToDoContract, type ToDo, ToDoKind } from '#contract/reporting/to-do.ts'
import { nameOf } from './firm-name.ts'

type ToDoFirm = Pick<FirmMembership, 'firmId' | 'legalName' | 'tradeName'>

/** One thing to do, and in which firm. */
export type FirmToDoRow = ToDo & { firm: ToDoFirm }

/** What waits for a person in all their firms, as far as one asked for. */
export type AllToDo = {
  rows: FirmToDoRow[]
  /** How many there are of each kind in the firms that are shown. */
  counts: Partial<Record<ToDoKind, number>>
  count: number
  firms: ToDoFirm[]
  /** What the list keeps to; null for all. */
  firmId: string | null
  kind: ToDoKind | null
  /** Names of those that did not answer. */
  silent: string[]
  /** Names of those with more than is listed. */
  withMore: string[]
  notAsked: number
}

/** A page shows as many at most. */
const maxShown = 400

/** Asks each firm of a person by itself, or the one that the address names. */
export async function readToDo(args: Args): Promise<AllToDo> {
  const { firms: all } = await requirePerson(args)
  const query = new URL(args.request.url).searchParams
  const firms = all.map(({ firmId, legalName, tradeName }) => ({ firmId, legalName, tradeName }))
  const firmId = firms.find((firm) => firm.firmId === query.get('firm'))?.firmId ?? null
  const kind = ToDoKind.safeParse(query.get('kind')).data ?? null
  const meant = firms.filter((firm) => firmId === null || firm.firmId === firmId)
  const asked = meant.slice(0, maxAsked)
  const { call } = upstream(args)
  const answers = await Promise.all(
    asked.map(async (firm) => ({
      firm,
      toDo: await orSilent(call(firmToDoContract.get, { firmId: firm.firmId })),
    })),
  )
  const found = answers
    .flatMap(({ firm, toDo }) =>
      toDo === 'silent' ? [] : toDo.rows.map((row) => ({ ...row, firm })),
    )
    .sort(inOrder)
  const counts: AllToDo['counts'] = {}
  for (const row of found) counts[row.kind] = (counts[row.kind] ?? 0) + 1
  const rows = found.filter((row) => kind === null || row.kind === kind)
  return {
    ...{ rows: rows.slice(0, maxShown), counts, count: found.length, firms, firmId, kind },
    silent: answers.flatMap(({ firm, toDo }) => (toDo === 'silent' ? nameOf(firm) : [])),
    withMore: answers.flatMap(({ firm, toDo }) =>
      toDo !== 'silent' && toDo.hasMore ? nameOf(firm) : [],
    ),
    notAsked: meant.length - asked.length,
  }
}

/** What is late, then what has a day by which it is to be done, then the rest; by day. */
export function inOrder(one: ToDo, other: ToDo): number {
  return rankOf(one) - rankOf(other) || (one.date ?? '~').localeCompare(other.date ?? '~')
}

function rankOf({ isLate, kind }: ToDo): number {
  if (isLate) return 0
  return kind === 'deadline' || kind === 'payment' || kind === 'task' ? 1 : 2
}
