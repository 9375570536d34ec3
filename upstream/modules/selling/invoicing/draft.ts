import { changedMeanwhile } from '#contract/core/errors.ts'
import type { InvoiceInput } from '#contract/selling/invoice.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenCentres } from '../../books/cost-centres/index.ts'
import { findRate } from '../../books/rates/index.ts'
import { markTaxRatesUsed } from '../../books/taxes/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { saveChosen } from './deposits/store.ts'
import { documentInput } from './document-input.ts'
import { moveSources, releaseSources } from './draft-sources.ts'
import { type DraftTerms, draftValues } from './draft-values.ts'
import { copiedTerms, storedTerms } from './electronic/copied-terms.ts'
import { keepTerms } from './electronic/keep-terms.ts'
import { movedInstalments } from './instalments.ts'
import { movedLines } from './moved-lines.ts'
import { type DocumentRow, getDocument, linesOf } from './reader.ts'
import { refusal } from './refusal.ts'
import { toInvoice } from './view.ts'
import { changeDocument, deleteDocument, insertDocument, replaceLines } from './writer.ts'

/** Keeps a draft; it has no number. @throws AppError not_found, invalid */
export function createDraft(
  writer: Writer,
  context: FirmContext,
  input: InvoiceInput,
  { action = 'create', ...terms }: DraftTerms & { action?: 'create' | 'duplicate' } = {},
): DocumentRow {
  const { document, lines } = draftValues(writer, context, input, terms)
  const row = insertDocument(writer, context, document, lines)
  markRates(writer, lines)
  writer.audit({ ...titled(row), action, after: input })
  return row
}

/**
 * Writes a draft anew.
 * @throws AppError not_found, invalid; conflict when it was finalised, or written since `version`
 */
export function updateDraft(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  version: number,
  written: InvoiceInput,
): DocumentRow {
  const before = requireDraft(writer, context, invoiceId, version)
  const values = { before: before.custom, given: written.custom }
  const input = { ...written, custom: changedCustom(writer, context, 'invoice', values) }
  requireOpenCentres(writer, input.lines, linesOf(writer, invoiceId))
  const { document, lines } = draftValues(writer, context, input, termsOfDraft(before))
  const after = changeDocument(writer, context, before, document)
  const isSame = after.customerId === before.customerId && after.currency === before.currency
  // Nobody's deposit is deducted from what somebody else owes.
  if (!isSame) saveChosen(writer, invoiceId, [])
  const stored = linesOf(writer, invoiceId)
  const was = documentInput(before, stored)
  replaceLines(writer, after, lines)
  moveSources(writer, context, invoiceId, movedLines(stored, lines))
  markRates(writer, lines)
  writer.audit({ ...titled(after), action: 'update', before: was, after: input })
  return after
}

/** Takes a draft away; no number is lost, because it had none. @throws AppError not_found, conflict */
export function deleteDraft(writer: Writer, context: FirmContext, invoiceId: string): void {
  const row = requireDraft(writer, context, invoiceId)
  const before = documentInput(row, linesOf(writer, invoiceId))
  deleteDocument(writer, row)
  releaseSources(writer, context, invoiceId)
  writer.audit({ ...titled(row), action: 'delete', before })
}

/** A new draft with what any document says, dated today. @throws AppError not_found, invalid */
export function duplicate(writer: Writer, context: FirmContext, invoiceId: string): DocumentRow {
  const row = getDocument(writer, invoiceId)
  const input = documentInput(row, linesOf(writer, invoiceId))
  const issueDate = firmDate(writer, context)
  const { baseCurrency, address } = getFirmProfile(writer)
  const known = findRate(writer, baseCurrency, row.currency, issueDate)?.rate
  const exchangeRate = known ?? row.exchangeRate
  const instalments = movedInstalments(input, issueDate)
  const supplyDate = wantsSupplyDate(address.country) ? issueDate : null
  const dates = { issueDate, supplyDate, dueDate: null, exchangeRate, instalments }
  const draft = createDraft(
    writer,
    context,
    { ...input, ...dates },
    {
      action: 'duplicate',
    },
  )
  return keepTerms(writer, context, draft, copiedTerms(row))
}

/** What a stored draft is worked out with beside what a person wrote. */
export function termsOfDraft(row: DocumentRow): DraftTerms {
  const { purpose, taxRounding, importedNumber } = row
  return { purpose, taxRounding, importedNumber, splitPayment: storedTerms(row).splitPayment }
}

/** A draft has no number: it is known by its customer. */
function titled({ id, customerName }: DocumentRow) {
  return { entity: 'invoice', entityId: id, title: customerName }
}

function markRates(writer: Writer, lines: readonly { taxCode: string }[]): void {
  markTaxRatesUsed(writer, [...new Set(lines.map(({ taxCode }) => taxCode))])
}

/** @throws AppError not_found; conflict with the newer draft as `detail.current` */
export function requireDraft(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  version?: number,
): DocumentRow {
  const row = getDocument(writer, invoiceId)
  if (row.state !== 'draft') throw refusal('notDraft')
  if (version === undefined || version === row.version) return row
  const current = toInvoice(writer, context, row)
  throw changedMeanwhile(current)
}
