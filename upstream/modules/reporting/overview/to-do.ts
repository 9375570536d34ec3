import { isAllowed } from '#contract/core/roles.ts'
import { type FirmToDo, maxToDoOfSort, type ToDo } from '#contract/reporting/to-do.ts'
import { hooks } from '../../../core/hooks.ts'
import { keyOfActor } from '../../../firm/actor.ts'
import { addDays } from '../../../firm/calendar.ts'
import { reachesAll } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listAllWaiting } from '../../firm/approvals/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { listQuestions } from '../../firm/questions/index.ts'
import { countOpenLines } from '../../money/bank/views.ts'
import { openMonths } from '../closing/views.ts'
import { openDuties } from '../reports/views.ts'
import type { ToDoDays, ToDoSource } from './to-do-part.ts'

/** How far ahead what is due is listed already, in days. */
const ahead = 14

/** Of some people of the firm, until anything is written. */
const remembered = new Remembered<FirmToDo>(50)

type Plain = Pick<ToDo, 'kind' | 'what' | 'id' | 'path'> & Partial<ToDo>

/** What waits for whoever asks: what is late or due first, then what has no day. */
export function firmToDo(reader: Reader, context: FirmContext): FirmToDo {
  const today = firmDate(reader, context)
  const key = `${keyOfActor(context.actor)} ${today}`
  return remembered.recall(reader, key, () => readToDo(reader, context, today))
}

function readToDo(reader: Reader, context: FirmContext, today: string): FirmToDo {
  const days = { today, until: addDays(today, ahead) }
  const sorts = [
    duties(reader, context, days),
    approvals(reader, context),
    questions(reader, context),
    books(reader, context, days),
    ...hooks('toDo')
      .flat()
      .map((source) => waiting(reader, context, days, source)),
  ]
  const rows = sorts.flatMap((sort) => sort.slice(0, maxToDoOfSort)).map(whole)
  return {
    today,
    rows: rows.sort(inOrder),
    hasMore: sorts.some((sort) => sort.length > maxToDoOfSort),
  }
}

function whole(row: Plain): ToDo {
  const nothing = { title: '', date: null, amount: null, currency: null, count: null }
  return { ...nothing, isLate: false, ...row }
}

/** Late and due things by their day; what merely has a day comes after them. */
function inOrder(one: ToDo, other: ToDo): number {
  return rankOf(one) - rankOf(other) || (one.date ?? '~').localeCompare(other.date ?? '~')
}

function rankOf({ isLate, kind }: ToDo): number {
  if (isLate) return 0
  return kind === 'deadline' || kind === 'payment' || kind === 'task' ? 1 : 2
}

/** Returns, lists and payments of taxes. */
function duties(reader: Reader, context: FirmContext, { today, until }: ToDoDays): Plain[] {
  const { actor } = context
  if (!isAllowed(actor, 'report:view') || !reachesAll(actor)) return []
  const { baseCurrency: currency } = getFirmProfile(reader)
  return openDuties(reader, context, until).map(({ key, name, to, dueDate, amount }) => ({
    ...{ kind: 'deadline', what: 'taxDuty', id: `${key}_${to}` },
    ...{ title: `${name} ${to.slice(0, 7)}`, path: 'reports/tax-returns' },
    ...{ date: dueDate, isLate: dueDate < today },
    ...(amount !== null && isAllowed(actor, 'ledger:view') && { amount, currency }),
  }))
}

function approvals(reader: Reader, context: FirmContext): Plain[] {
  if (!isAllowed(context.actor, 'approval:view')) return []
  return listAllWaiting(reader, context).map(({ kind, preparedByName: _, ...row }) => ({
    ...{ kind: 'approval', what: kind },
    ...row,
  }))
}

function questions(reader: Reader, context: FirmContext): Plain[] {
  if (!isAllowed(context.actor, 'record:comment')) return []
  return (
    listQuestions(reader, context, false)
      // Whoever asked closes it once it is answered; the others answer it.
      .filter(({ isOwn, answeredAt }) => isOwn === (answeredAt !== null))
      .map(({ id, text, askedAt }) => ({
        ...{ kind: 'question', what: 'question', id, title: text.slice(0, 120) },
        ...{ path: `questions/${id}`, date: askedAt.slice(0, 10) },
      }))
  )
}

/** What whoever keeps the books has to do, each as one row with how many there are. */
function books(reader: Reader, context: FirmContext, { today }: ToDoDays): Plain[] {
  const { actor } = context
  const rows: Plain[] = []
  if (isAllowed(actor, 'bank:edit') && reachesAll(actor)) {
    const count = countOpenLines(reader, today)
    if (count > 0)
      rows.push({ kind: 'books', what: 'bankLines', id: 'bankLines', path: 'bank', count })
  }
  if (isAllowed(actor, 'ledger:lock') && reachesAll(actor)) {
    const months = openMonths(reader, context)
    const [first] = months
    if (first !== undefined) {
      const path = `closing/months/${first}`
      const count = months.length
      rows.push({ kind: 'books', what: 'openMonths', id: 'openMonths', path, count })
    }
  }
  return rows
}

type Row = Pick<ToDo, 'id' | 'title' | 'path' | 'date' | 'amount' | 'currency'>

function waiting(
  { sql }: Reader,
  context: FirmContext,
  days: ToDoDays,
  { kind, what, needs, from, where, columns, isDue }: ToDoSource,
): Plain[] {
  const kept = isAllowed(context.actor, needs) ? where(context, days) : null
  if (!kept) return []
  const { id, title, path, date, amount = 'null', currency = 'null' } = columns
  return sql
    .exec<Row>(
      `select ${id} as id, ${title} as title, ${path} as path, ${date} as date,
         ${amount} as amount, ${currency} as currency
       from ${from} where ${kept.sql} order by ${date}, ${id} limit ${maxToDoOfSort + 1}`,
      ...kept.bound,
    )
    .toArray()
    .map((row) => ({
      ...row,
      ...{ kind, what },
      isLate: isDue === true && row.date !== null && row.date < days.today,
    }))
}
