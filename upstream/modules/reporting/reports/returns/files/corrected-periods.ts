import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { TaxPeriod } from '#contract/reporting/tax-periods.ts'
import { addDays, monthStart } from '../../../../../firm/calendar.ts'
import { firstDaysOf } from '../../../../books/ledger/views.ts'
import { invoicesCredited } from '../../../../selling/invoicing/views.ts'
import { type Frame, openFrame } from '../../frame.ts'
import { type EuSupplyLine, euLines } from '../eu-supplies.ts'
import { keyOf, type ListedParty, partyOf, requireListing } from './listed-parties.ts'

/** What was declared of somebody for an earlier period, and what it is now. */
export type Correction = Omit<ListedParty, 'amount'> & {
  year: string
  period: TaxPeriod
  before: Minor
  after: Minor
}

/** What a statement says: of its own period by party and kind, and of earlier ones by their first day, too. */
type Told = {
  parties: Map<string, ListedParty>
  own: Map<string, Minor>
  corrected: Map<string, Map<string, Minor>>
}

/** A credit whose invoice nobody knows is looked for in so many periods before it. */
const periodsBack = 16

/**
 * The parties of a statement and what it corrects of earlier ones: what was entered too late for its own
 * period, and credit notes, discounts and losses of the price on supplies of earlier periods (art. 80
 * RIVA). A supplier's credit does not say of which bill it is: what is below zero is taken off the last
 * period in which there was enough.
 * @throws AppError forbidden without the right to see customers; invalid where somebody listed has no VAT
 *   number, or less than nothing is left of a period
 */
export function statementOf(
  frame: Frame,
  kind: TaxPeriod['kind'],
): { parties: ListedParty[]; corrections: Correction[] } {
  requireListing(frame)
  const months = kind === 'quarter' ? 3 : 1
  const told = new Map<string, Told>()
  const read = (from: string): Told => {
    const known = told.get(from)
    if (known) return known
    const made = tellOwn(spanned(frame, from, months), months)
    told.set(from, made)
    placeBelowZero(made, from)
    return made
  }
  const declared = (key: string, period: string, until: string): Minor => {
    let sum = read(period).own.get(key) ?? 0
    for (let at = monthStart(period, months); at < until; at = monthStart(at, months)) {
      sum += read(at).corrected.get(key)?.get(period) ?? 0
    }
    return sum
  }
  const placeBelowZero = ({ own, corrected }: Told, from: string): void => {
    for (const [key, amount] of own) {
      let left = 0 - amount
      for (let back = 1; left > 0 && back <= periodsBack; back += 1) {
        const period = monthStart(from, 0 - back * months)
        const pending = corrected.get(key)?.get(period) ?? 0
        const taken = Math.min(left, Math.max(declared(key, period, from) + pending, 0))
        if (taken > 0) add(corrected, key, period, 0 - taken)
        left -= taken
      }
      // Of an earlier period it was refused then: it stands in the way of no other party's statement.
      if (left > 0 && from === frame.span.from) throw invalidField('to', 'listedBelowZero')
      if (amount < 0) own.set(key, 0)
    }
  }
  const { from } = frame.span
  const { parties, own, corrected } = read(from)
  const corrections = [...parties].flatMap(([key, { amount: _, ...party }]) =>
    [...(corrected.get(key) ?? [])].map(([period, change]): Correction => {
      const before = declared(key, period, from)
      const after = before + change
      if (after < 0 || before < 0) throw invalidField('to', 'listedBelowZero')
      const number = Math.ceil(Number(period.slice(5, 7)) / months)
      return { ...party, year: period.slice(0, 4), period: { kind, number }, before, after }
    }),
  )
  return {
    parties: [...parties].map(([key, party]) => ({ ...party, amount: own.get(key) ?? 0 })),
    corrections: corrections.filter(({ before, after }) => before !== after),
  }
}

function spanned(frame: Frame, from: string, months: number): Frame {
  if (from === frame.span.from) return frame
  const to = addDays(monthStart(from, months), -1)
  return openFrame(frame.reader, frame.context, { period: 'custom', from, to })
}

/** The lines of a period, each with the period that it is of. */
function tellOwn(frame: Frame, months: number): Told {
  const { from } = frame.span
  const lines = euLines(frame)
  const dayOf = suppliedOn(frame, lines)
  const told: Told = { parties: new Map(), own: new Map(), corrected: new Map() }
  for (const line of lines) {
    const key = keyOf(line)
    const { amount } = line
    if (!told.parties.has(key)) told.parties.set(key, partyOf(line))
    const period = periodOf(dayOf(line), months)
    if (period < from) add(told.corrected, key, period, amount)
    else told.own.set(key, (told.own.get(key) ?? 0) + amount)
  }
  return told
}

/**
 * The day of the supply that a line is of. What lowers a document is of that document's day, or of the
 * invoice's that a credit note takes something back of; the tax of a deposit is of the day that it was paid.
 */
function suppliedOn(
  { reader }: Frame,
  lines: readonly EuSupplyLine[],
): (line: EuSupplyLine) => string {
  const ids = lines.map(({ sourceId }) => sourceId)
  const credited = invoicesCredited(reader, ids)
  const days = firstDaysOf(reader, [...ids, ...credited.values()])
  return ({ date, amount, sourceId }) => {
    const day = days.get(credited.get(sourceId) ?? sourceId)
    return amount < 0 && day !== undefined && day < date ? day : date
  }
}

function periodOf(date: string, months: number): string {
  const month = Number(date.slice(5, 7)) - 1
  return monthStart(date, 0 - (month % months))
}

function add(
  sums: Map<string, Map<string, Minor>>,
  key: string,
  period: string,
  amount: Minor,
): void {
  const own = sums.get(key) ?? new Map<string, Minor>()
  own.set(period, (own.get(period) ?? 0) + amount)
  sums.set(key, own)
}
