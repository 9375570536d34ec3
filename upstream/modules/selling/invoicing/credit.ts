import { AppError } from '#contract/core/errors.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { lastNumberDate } from '../../books/numbering/index.ts'
import { takeBackReductions } from '../../books/settlement/index.ts'
import { taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { hasRest } from './actions.ts'
import { type CreditBases, creditBases } from './credit-bases.ts'
import { requireWithinInvoice } from './credit-bounds.ts'
import { type ChosenLine, type CreditedLine, creditLines } from './credit-lines.ts'
import { creditTaxes } from './credit-taxes.ts'
import { creditGroups, creditStep, creditTotals } from './credit-totals.ts'
import { deductedAmount } from './deposits/unused-money.ts'
import { issue } from './issue.ts'
import { keepIssued } from './kept/keep-issued.ts'
import { postNote } from './post-note.ts'
import { groupKey, lineKey } from './posting.ts'
import { creditNotesOf, type DocumentRow, getDocument, type LineRow, linesOf } from './reader.ts'
import { refusal } from './refusal.ts'
import { runCreditedSteps } from './run-steps.ts'
import { settledState } from './settled-state.ts'
import { recordIssued } from './verifactu/make-record.ts'
import { changeDocument, insertDocument, setCreditedQuantity } from './writer.ts'

export type CreditOptions = {
  lines: readonly ChosenLine[]
  reason: string
  /** As with `finalise`. */
  keepsFiles?: boolean
}

/**
 * Makes and finalises a credit note over chosen lines of an invoice, or over all that is left. It
 * takes off what the invoice is owed; what is more than that stands to the customer's credit. Over
 * all that is left it takes the place of discounts and write-offs, which are taken back: else their
 * tax fell away twice, and the customer was given what they never paid.
 * @throws AppError not_found, invalid, locked; conflict when nothing can be credited
 */
export function creditInvoice(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  { lines: chosen, reason, keepsFiles = true }: CreditOptions,
): DocumentRow {
  let invoice = getDocument(writer, invoiceId)
  if (invoice.kind !== 'invoice' || invoice.state === 'draft') throw refusal('notFinalised')
  if (invoice.state === 'void') throw refusal('alreadyVoid')
  if (deductedAmount(writer, invoiceId) !== undefined) throw refusal('depositDeducted')
  const { currency } = invoice
  const lines = linesOf(writer, invoiceId)
  const untaxed = creditLines(lines, chosen, currency, context.newId)
  if (untaxed.length === 0) throw refusal('alreadyCredited')
  const earlier = creditNotesOf(writer, invoiceId).flatMap(({ id }) => linesOf(writer, id))
  const parts =
    invoice.priceMode === 'gross'
      ? untaxed
      : creditTaxes(untaxed, lines, earlier, invoice.taxRounding)
  if (isWhole(lines, parts)) {
    const date = noteDate(writer, context, invoice)
    takeBackReductions(writer, context, invoiceId, { date, reason })
    // What is due of it has changed with that.
    invoice = getDocument(writer, invoiceId)
  }
  const { note, bases } = issueNote(writer, context, invoice, parts, reason)
  for (const { line, creditedQuantity } of parts) {
    setCreditedQuantity(writer, line.creditsLineId ?? '', creditedQuantity)
  }
  addToCredited(writer, context, invoice, note)
  const noteLines = parts.map(({ line }) => line)
  postNote(writer, context, { invoice, note, bases, lines: noteLines })
  recordIssued(writer, context, note)
  if (keepsFiles) keepIssued(writer, context, note)
  runCreditedSteps(writer, context, note, noteLines)
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'credit',
    title: invoice.number ?? '',
    detail: note.number ?? '',
    amount: note.total,
    currency,
    before: { credited: invoice.credited, due: invoice.due },
    after: { creditNote: note.number, total: note.total, reason },
  })
  return note
}

/** Whether nothing of the invoice's lines is left to credit after these. */
function isWhole(lines: readonly LineRow[], parts: readonly CreditedLine[]): boolean {
  const credited = new Map(parts.map((part) => [part.line.creditsLineId, part.creditedQuantity]))
  return lines.every((line) => {
    const creditedQuantity = credited.get(line.id) ?? line.creditedQuantity
    return !hasRest({ ...line, creditedQuantity })
  })
}

function issueNote(
  writer: Writer,
  context: FirmContext,
  invoice: DocumentRow,
  parts: readonly CreditedLine[],
  reason: string,
): { note: DocumentRow; bases: CreditBases } {
  const lines = parts.map(({ line }) => line)
  const { baseCurrency, cashRounding } = getFirmProfile(writer)
  const totals = creditTotals(invoice, lines, {
    earlier: creditNotesOf(writer, invoice.id),
    step: creditStep(invoice, cashRounding),
  })
  const groups = creditGroups(lines)
  if (totals.total < 0) {
    throw new AppError('invalid', 'The amount is negative', {
      fields: { lines: { key: 'totalNegative' } },
    })
  }
  const taxName = (group: Parameters<typeof groupKey>[0]) => {
    const line = lines.find((one) => lineKey(one) === groupKey(group))
    return taxRules(writer).get(line?.taxCode ?? '')?.name[context.actor.language] ?? ''
  }
  requireWithinInvoice(writer, invoice, { total: totals.total, groups, taxName })
  const bases = creditBases(writer, invoice, baseCurrency, lines, { total: totals.total, groups })
  const issueDate = noteDate(writer, context, invoice)
  requireOpenDate(writer, issueDate, context)
  const draft = insertDocument(
    writer,
    context,
    {
      ...totals,
      taxGroups: JSON.stringify(bases.groups),
      kind: 'creditNote',
      state: 'draft',
      customerId: invoice.customerId,
      customerName: invoice.customerName,
      customerOrder: invoice.customerOrder,
      issueDate,
      supplyDate: invoice.supplyDate,
      paymentTermsDays: 0,
      dueDate: issueDate,
      hasOwnDueDate: false,
      currency: invoice.currency,
      exchangeRate: invoice.exchangeRate,
      priceMode: invoice.priceMode,
      taxRounding: invoice.taxRounding,
      purchaseOrder: invoice.purchaseOrder,
      electronicTerms: invoice.electronicTerms,
      language: invoice.language,
      notes: reason,
      internalNote: '',
      splitTax: invoice.splitTax === 0 ? 0 : totals.tax,
      due: 0,
      creditsId: invoice.id,
    },
    lines,
  )
  const note = issue(writer, context, draft, lines, {
    state: 'finalised',
    totalBase: bases.totalBase,
  })
  return { note, bases }
}

/** Keeps on the invoice how much of it credit notes took back; what is due follows from settling. */
function addToCredited(
  writer: Writer,
  context: FirmContext,
  invoice: DocumentRow,
  note: DocumentRow,
): DocumentRow {
  const creditNotesTotal = invoice.creditNotesTotal + note.total
  const state = settledState({ ...invoice, creditNotesTotal })
  return changeDocument(writer, context, invoice, { creditNotesTotal, state })
}

/** Today, but never before the invoice or the series' last credit note. */
function noteDate(writer: Writer, context: FirmContext, invoice: DocumentRow): string {
  const date = laterOf(firmDate(writer, context), invoice.issueDate)
  return laterOf(date, lastNumberDate(writer, { kind: 'creditNote', date }))
}
