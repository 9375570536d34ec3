import { changedMeanwhile } from '#contract/core/errors.ts'
import type { QuoteInput } from '#contract/selling/quotes.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { requireCustomerInReach } from './customer-in-reach.ts'
import { quoteValues } from './draft-values.ts'
import { getStoredQuote, linesOf, type QuoteRecord, quoteInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { toQuote } from './view.ts'
import { changeQuote, deleteQuote, insertQuote, replaceLines } from './writer.ts'

/** Keeps a draft; it has no number. @throws AppError not_found, invalid */
export function createDraft(writer: Writer, context: FirmContext, input: QuoteInput): QuoteRecord {
  const { quote, lines } = quoteValues(writer, context, input)
  const row = insertQuote(writer, context, quote, lines)
  markRates(writer, lines)
  writer.audit({ entity: 'quote', entityId: row.id, action: 'create', after: input })
  return row
}

/**
 * Writes a draft anew.
 * @throws AppError not_found, invalid; conflict when it was issued, or written since `version`
 */
export function updateDraft(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  version: number,
  written: QuoteInput,
): QuoteRecord {
  const before = requireDraft(writer, context, quoteId, version)
  const values = { before: before.custom, given: written.custom }
  const input = { ...written, custom: changedCustom(writer, context, 'quote', values) }
  requireOpenCentres(writer, input.lines, linesOf(writer, quoteId))
  const { quote, lines } = quoteValues(writer, context, input)
  const was = quoteInput(before, linesOf(writer, quoteId))
  const after = changeQuote(writer, context, before, quote)
  replaceLines(writer, after, lines)
  markRates(writer, lines)
  writer.audit({
    entity: 'quote',
    entityId: quoteId,
    action: 'update',
    before: was,
    after: input,
  })
  return after
}

/** Takes a draft away that never had a number. @throws AppError not_found, conflict */
export function deleteDraft(writer: Writer, context: FirmContext, quoteId: string): void {
  const row = requireDraft(writer, context, quoteId)
  if (row.number !== null) throw refusal('notDraft')
  const before = quoteInput(row, linesOf(writer, quoteId))
  deleteQuote(writer, row)
  writer.audit({ entity: 'quote', entityId: quoteId, action: 'delete', before })
}

/** A new draft that says the same, dated today and valid for as long. @throws AppError not_found */
export function duplicate(writer: Writer, context: FirmContext, quoteId: string): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  requireCustomerInReach(writer, context, row)
  const input = quoteInput(row, linesOf(writer, quoteId))
  const issueDate = firmDate(writer, context)
  const validUntil = addDays(issueDate, Math.max(daysBetween(row.issueDate, row.validUntil), 0))
  return createDraft(writer, context, { ...input, issueDate, validUntil })
}

/** @throws AppError not_found; conflict with the newer draft as `detail.current` */
export function requireDraft(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  version?: number,
): QuoteRecord {
  const row = getStoredQuote(writer, quoteId)
  if (row.state !== 'draft') throw refusal('notDraft')
  if (version === undefined || version === row.version) return row
  const current = toQuote(writer, context, row)
  throw changedMeanwhile(current)
}

function markRates(writer: Writer, lines: readonly { taxCode: string }[]): void {
  markTaxRatesUsed(writer, [...new Set(lines.map(({ taxCode }) => taxCode))])
}
