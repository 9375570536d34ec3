import { invalidField } from '#contract/core/errors.ts'
import { taxPeriodOf } from '#contract/reporting/tax-periods.ts'
import type {
  FiledReturn,
  ReturnBox,
  ReturnDays,
  ReturnInput,
} from '#contract/reporting/tax-returns.ts'
import { addDays, monthStart } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { lastSequence } from '../../../books/ledger/views.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { countOpenCounters } from '../counter-sales.ts'
import { beginOf, firmReturnRule, returnSpans } from '../duties/due.ts'
import { type Frame, openFrame } from '../frame.ts'
import { postNetDifference } from '../net-rates/post-difference.ts'
import { ossFigures } from '../oss/oss-figures.ts'
import { ossLines } from '../oss/oss-lines.ts'
import { ossSpan } from '../oss/registration.ts'
import type { Span } from '../span.ts'
import {
  type FiledKind,
  insertReturn,
  listFiled,
  type StoredReturn,
  scopeOf,
} from './filed-returns.ts'
import { type MadeReturn, makeReturn } from './make-return.ts'
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
  const reach = { from: -longestPeriod * shown, to: longestPeriod }
  const days = { from: monthStart(today, reach.from), to: monthStart(today, reach.to) }
  return returnSpans(reader, days)
    .filter(({ from }) => from <= today)
    .slice(0 - shown)
    .filter(({ to }) => to >= begin)
    .filter(({ from, to }) => !filed.some((one) => one.from <= to && one.to >= from))
    .reverse()
}

/**
 * Keeps a return as it was filed.
 * @throws AppError invalid when its days are not over, touch one that was filed, lie before one, or
 * leave days out after the last: what was posted on them would be in no return; or when a till that
 * sold on them is not closed, whose tax is not posted yet
 */
export function keepReturn(writer: Writer, context: FirmContext, input: ReturnInput): FiledReturn {
  const { kind, from, to, reference } = input
  if (from > to) throw invalidField('to', 'notBeforeStart')
  if (to >= firmDate(writer, context)) throw invalidField('to', 'daysNotOver')
  const [last] = listFiled(writer, kind)
  if (kind === 'oss') requireQuarter(writer, context, { from, to }, last === undefined)
  if (last && last.to >= from) throw invalidField('from', 'returnFiled', { date: last.to })
  const next = last && addDays(last.to, 1)
  if (next && from > next) throw invalidField('from', 'returnSkipsDays', { date: next })
  if (countOpenCounters(writer, to) > 0) throw invalidField('to', 'tillsOpen')
  const frame: Frame = openFrame(writer, context, { period: 'custom', from, to })
  const { boxes, owed, made } = filedOf(frame, kind)
  const kept: StoredReturn = {
    id: context.newId(),
    kind,
    from,
    to,
    sequence: lastSequence(writer),
    boxes: JSON.stringify(boxes),
    owed,
    reference,
    filedAt: context.now.toISOString(),
    filedBy: context.actor.userId,
    filedByName: context.actor.userName,
  }
  insertReturn(writer, kept)
  if (made) postNetDifference(writer, context, { frame, made, of: kept })
  writer.audit({ entity: 'taxReturn', entityId: kept.id, action: 'file', after: kept })
  return kept
}

function withSpan(one: StoredReturn): { span: Span; one: StoredReturn } {
  return { span: { from: one.from, to: one.to }, one }
}

/** What a return of the frame's days says as it is filed. */
function filedOf(
  frame: Frame,
  kind: FiledKind,
): { boxes: ReturnBox[]; owed: number; made: MadeReturn | undefined } {
  if (kind === 'oss') {
    const { sales, corrections, owed } = ossFigures(frame)
    const boxes = [
      ...sales.map(({ country, rate, tax }) => ({ box: `${country} ${rate}`, amount: tax })),
      ...corrections.map(({ country, quarter, tax }) => {
        return { box: `${country} ${quarter}`, amount: tax }
      }),
    ]
    return { boxes, owed, made: undefined }
  }
  const made = makeReturn(frame, scopeOf(frame.reader, frame.span))
  return { boxes: boxesAsFiled(made.boxes), owed: made.owed, made }
}

/**
 * @param isFirst whether none was filed yet: it begins where the first sale is
 * @throws AppError invalid where the days are no quarter that the firm is registered for, or leave sales
 *   of an earlier one in no return
 */
function requireQuarter(
  reader: Reader,
  context: FirmContext,
  { from, to }: Span,
  isFirst: boolean,
): void {
  const registered = ossSpan(reader)
  if (taxPeriodOf({ from, to })?.kind !== 'quarter') throw invalidField('to', 'noQuarter')
  if (!registered || to < registered.from) throw invalidField('from', 'notRegistered')
  if (!isFirst || registered.from >= from) return
  const before = { period: 'custom', from: registered.from, to: addDays(from, -1) } as const
  const [sale] = ossLines(openFrame(reader, context, before))
  if (sale) throw invalidField('from', 'returnSkipsDays', { date: registered.from })
}
