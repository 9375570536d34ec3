import { AppError, invariant } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type {
  CrossBorderList,
  CrossBorderMonth,
  CrossBorderRow,
} from '#contract/reporting/cross-border.ts'
import { monthStart, workingDay } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { type FirmProfile, firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { gapsOf } from './gaps.ts'
import { type PurchasePart, purchaseParts } from './purchases.ts'
import { keyOf, type LastAttempts, lastAttempts, type StoredIntegration } from './store.ts'

/** Purchases that are older, and were not told here, are told by other means. */
const monthsShown = 24

/** A part of a purchase with what was written of it. */
export type PartState = { part: PurchasePart; row: CrossBorderRow }

/**
 * Purchases from abroad by the month in which they are told, with what each lacks.
 * @throws AppError not_found in other countries; forbidden without the right to see suppliers
 */
export function listCrossBorder(
  reader: Reader,
  context: FirmContext,
  asked: string | undefined,
): CrossBorderList {
  const states = partStates(reader, context)
  const months = monthsOf(states)
  const today = firmDate(reader, context).slice(0, 7)
  const firstOpen = months.findLast(({ open }) => open > 0)
  const month = asked ?? firstOpen?.month ?? months[0]?.month ?? today
  const rows = states.flatMap(({ row }) => (row.date.startsWith(month) ? [row] : []))
  return { months, month, rows }
}

/**
 * Every part that is to be told or was, with its state, by date; or those of one purchase.
 * @throws AppError as `listCrossBorder`
 */
export function partStates(reader: Reader, context: FirmContext, sourceId?: string): PartState[] {
  const last = lastAttempts(reader)
  return statesOf(reader, context, { last, sourceId }).filter(({ part, row }) => {
    if (row.state === 'written') return true
    // Of what was voided only what had been told is of interest, and it is taken back by another.
    if (part.isReversal) return last.get(keyOf({ ...part, isReversal: false }))?.refusedAt === ''
    return part.isFromAbroad && !part.purchase.isTakenBack
  })
}

/**
 * What was told with its state, even where it was refused and is to be told no more.
 * @throws AppError as `listCrossBorder`
 */
export function writtenState(
  reader: Reader,
  context: FirmContext,
  written: Omit<StoredIntegration, 'xml'>,
): PartState {
  const asked = { last: lastAttempts(reader), sourceId: written.sourceId }
  const wanted = keyOf(written)
  const state = statesOf(reader, context, asked).find(({ part }) => keyOf(part) === wanted)
  invariant(state, 'What was posted with a rate keeps its lines, and a used rate its type')
  return state
}

function statesOf(
  reader: Reader,
  context: FirmContext,
  { last, sourceId }: { last: LastAttempts; sourceId: string | undefined },
): PartState[] {
  const firm = requireItalian(reader, context)
  const today = firmDate(reader, context)
  return purchaseParts(reader, { from: monthStart(today, -monthsShown), last, sourceId })
    .map((part) => {
      const own = part.isReversal ? { ...part, date: today } : part
      return { part: own, row: rowOf(own, last.get(keyOf(own)), { firm, today }) }
    })
    .sort((one, other) => (one.row.date < other.row.date ? -1 : 1))
}

/** @throws AppError as `listCrossBorder` */
export function requireItalian(reader: Reader, context: FirmContext): FirmProfile {
  requirePermission(context.actor, 'party:view')
  const firm = getFirmProfile(reader)
  if (firm.address.country !== 'IT')
    throw new AppError('not_found', 'This exists for Italian firms only')
  return firm
}

function rowOf(
  part: PurchasePart,
  written: Omit<StoredIntegration, 'xml'> | undefined,
  { firm, today }: { firm: FirmProfile; today: string },
): CrossBorderRow {
  const { source, sourceId, part: own, isReversal, purchase, supplier, lines } = part
  const isWritten = written !== undefined && written.refusedAt === ''
  const type = written?.type ?? own
  const date = written?.date ?? part.date
  const dueDate = dueOf(date)
  return {
    ...{ source, sourceId, part: own, isReversal, type, date, dueDate },
    partyId: purchase.partyId,
    partyName: supplier?.name ?? purchase.partyName,
    country: supplier?.address.country ?? '',
    theirNumber: purchase.theirNumber,
    theirDate: purchase.date,
    base: isWritten ? written.base : sumOf(lines.map(({ base }) => base)),
    tax: isWritten ? written.tax : sumOf(lines.map(({ tax }) => tax)),
    isLate: !isWritten && dueDate < today,
    state: written === undefined ? 'missing' : isWritten ? 'written' : 'refused',
    gaps: isWritten ? [] : gapsOf(part, type, firm),
    documentId: written?.id ?? null,
    number: written?.number ?? '',
    writtenAt: written?.writtenAt ?? null,
    refusal: written?.refusal ?? '',
  }
}

function monthsOf(states: readonly PartState[]): CrossBorderMonth[] {
  const months = Map.groupBy(states, ({ row }) => row.date.slice(0, 7))
  return [...months]
    .map(([month, own]) => ({
      month,
      dueDate: dueOf(`${month}-01`),
      total: own.length,
      open: own.filter(({ row }) => row.state !== 'written').length,
    }))
    .sort((one, other) => (one.month < other.month ? 1 : -1))
}

/**
 * The 15th of the month after the document was received or the supply made (art. 1 c. 3-bis D.Lgs.
 * 127/2015), or the next working day.
 */
function dueOf(date: string): string {
  return workingDay(`${monthStart(date, 1).slice(0, 7)}-15`)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((one, other) => one + other, 0)
}
