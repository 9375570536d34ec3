import { numberText } from '#contract/books/numbering.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { numberedKind } from './kinds.ts'
import { counterOf, getSeries, periodOf } from './reader.ts'
import { saveCounter } from './writer.ts'

/** A document's kind and its date, `YYYY-MM-DD`. */
export type Numbered = { kind: string; date: string }

export type TakenNumber = {
  number: string
  /** Sorts the documents of a kind as they were numbered. */
  order: number
}

/**
 * Gives the next number of a kind and counts on, in the transaction that posts the document: a
 * refusal later in it burns no number.
 * @throws AppError not_found for an unknown kind; invalid at `date` for one before the last number
 */
export function takeNumber(writer: Writer, { kind, date }: Numbered): TakenNumber {
  const { period, running, order, text, lastDate } = nextOf(writer, { kind, date })
  if (numberedKind(kind).followsDates && date < lastDate) {
    throw invalidField('date', 'beforeLastNumber', { date: lastDate })
  }
  saveCounter(writer, kind, period, { last: running, lastDate: date, lastOrder: order })
  return { number: text, order }
}

/** What `takeNumber` would give, taking nothing. */
export function nextNumber(reader: Reader, numbered: Numbered): string {
  return nextOf(reader, numbered).text
}

/** Before which date nothing of the kind can be numbered in the period of a date; '' for none. */
export function lastNumberDate(reader: Reader, { kind, date }: Numbered): string {
  return counterOf(reader, kind, periodOf(getSeries(reader, kind).reset, date)).lastDate
}

function nextOf(reader: Reader, { kind, date }: Numbered) {
  const { isTaken } = numberedKind(kind)
  const { pattern, reset, start } = getSeries(reader, kind)
  const period = periodOf(reset, date)
  const { last, lastDate, lastOrder } = counterOf(reader, kind, period)
  let running = Math.max(start, last + 1)
  while (isTaken(reader, numberText(pattern, date, running))) running += 1
  const order = Math.max(firstOrderOf(reset, date) + running, lastOrder + 1)
  return { period, running, order, lastDate, text: numberText(pattern, date, running) }
}

/** Years apart, and months where each begins anew. */
function firstOrderOf(reset: string, date: string): number {
  const month = reset === 'monthly' ? Number(date.slice(5, 7)) : 0
  return Number(date.slice(0, 4)) * 100_000_000_000 + month * 1_000_000_000
}
