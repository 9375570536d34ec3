import { invalidField } from '#contract/errors.ts'
import type { FiledReturn, ReturnDays, ReturnInput } from '#contract/tax-returns.ts'
import { addDays, monthStart } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firms/index.ts'
import { lastSequence } from '../../ledger/views.ts'
import { countOpenSessions } from '../../tills/views.ts'
import { beginOf, firmReturnRule, returnSpans } from '../duties/due.ts'
import { type Frame, openFrame } from '../frame.ts'
import { postNetDifference } from '../net-rates/post-difference.ts'
import type { Span } from '../span.ts'
import { insertReturn, listFiled, type StoredReturn, scopeOf } from './filed-returns.ts'
import { makeReturn } from './make-return.ts'
import { boxesAsFiled } from './return-boxes.ts'

/** Returns that are listed without having been filed. */
const shown = 8
/** In months. */
const longestPeriod = 12

/** The last returns of the country's rhythm with those that were filed, the newest first. */
export function listReturns(reader: Reader, context: FirmContext): ReturnDays[] {
  const today = firmDate(reader, context)
  const filed = listFiled(reader)
  const frame = openFrame(reader, context, {})
  const { dueOn } = firmReturnRule(reader)
  const open = openReturns(reader, today)
  return [...open.map((span) => ({ span, one: null })), ...filed.map(withSpan)]
    .sort((one, other) => (one.span.from < other.span.from ? 1 : -1))
    .map(({ span, one }) => {
      const dueDate = dueOn(span.to)
      const owed = one?.owed ?? makeReturn(frame, scopeOf(reader, span)).owed
      const isLate = one === null && dueDate < today
      return { ...span, dueDate, isOver: span.to < today, isLate, owed, filed: one }
    })
}

/** The spans of the firm's last returns that were not filed, the newest first. */
export function openReturns(reader: Reader, today: string): Span[] {
  const filed = listFiled(reader)
  const begin = beginOf(reader)
  const days = { from: monthStart(today, 0 - longestPeriod * shown), to: today }
  return returnSpans(reader, { ...days, to: monthStart(today, longestPeriod) })
    .filter(({ from, to }) => from <= today && to >= begin)
    .filter(({ from, to }) => !filed.some((one) => one.from <= to && one.to >= from))
    .slice(0 - shown)
    .reverse()
}

/**
 * Keeps a return as it was filed.
 * @throws AppError invalid when its days are not over, touch one that was filed, lie before one, or
 * leave days out after the last: what was posted on them would be in no return; or when a till that
 * sold on them is not closed, whose tax is not posted yet
 */
export function keepReturn(writer: Writer, context: FirmContext, input: ReturnInput): FiledReturn {
  const { from, to, reference } = input
  if (from > to) throw invalidField('to', 'notBeforeStart')
  if (to >= firmDate(writer, context)) throw invalidField('to', 'daysNotOver')
  const [last] = listFiled(writer)
  if (last && last.to >= from) throw invalidField('from', 'returnFiled', { date: last.to })
  const next = last && addDays(last.to, 1)
  if (next && from > next) throw invalidField('from', 'returnSkipsDays', { date: next })
  if (countOpenSessions(writer, to) > 0) throw invalidField('to', 'tillsOpen')
  const frame: Frame = openFrame(writer, context, { period: 'custom', from, to })
  const made = makeReturn(frame, scopeOf(writer, { from, to }))
  const kept: StoredReturn = {
    id: context.newId(),
    from,
    to,
    sequence: lastSequence(writer),
    boxes: JSON.stringify(boxesAsFiled(made.boxes)),
    owed: made.owed,
    reference,
    filedAt: context.now.toISOString(),
    filedBy: context.actor.userId,
    filedByName: context.actor.userName,
  }
  insertReturn(writer, kept)
  postNetDifference(writer, context, { frame, made, of: kept })
  writer.audit({ entity: 'taxReturn', entityId: kept.id, action: 'file', after: kept })
  return kept
}

function withSpan(one: StoredReturn): { span: Span; one: StoredReturn } {
  return { span: { from: one.from, to: one.to }, one }
}
