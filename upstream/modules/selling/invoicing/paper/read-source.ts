import type { Minor } from '#contract/core/money.ts'
import type { PaperView } from '#contract/core/paper.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { InvoicePurpose } from '#contract/selling/deposits.ts'
import { storedPaperSource } from '../../../../documents/paper/stored-source.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type Settling, settlementsOf } from '../../../books/settlement/views.ts'
import { paperFields, printedFields } from '../../../firm/custom-fields/index.ts'
import { chosenDeductions } from '../deposits/deduct.ts'
import { deductedOf } from '../deposits/deducted.ts'
import type { DraftValues } from '../draft-values.ts'
import { nextPart } from '../instalment-items.ts'
import { firstDueDate, instalmentParts } from '../instalments.ts'
import { type DocumentRow, getDocument, linesOf } from '../reader.ts'
import { splitTaxLeft } from '../split-payment.ts'
import { agencyCodeOf } from '../verifactu/store.ts'
import { composeInvoicePaper, type InvoicePaperSource } from './invoice-paper.ts'

/** Reads what a document's paper is made from. @throws AppError not_found */
export function readPaperSource(reader: Reader, invoiceId: string): InvoicePaperSource {
  const row = getDocument(reader, invoiceId)
  const lines = linesOf(reader, invoiceId)
  const isDraft = row.state === 'draft'
  const deducted = isDraft ? chosenDeductions(reader, row.id) : deductedOf(row)
  const settlements = settlementsOf(reader, row.id)
  return {
    ...row,
    ...storedPaperSource(reader, { ...row, partyId: row.customerId }, lines),
    splitTax: isDraft ? splitTaxLeft(row.splitTax, deducted) : row.splitTax,
    agencyCode: agencyCodeOf(reader, row.id),
    instalments: instalmentParts(row),
    dueNext: nextPart(reader, row),
    deducted,
    paidDate: paidDate(settlements),
    netted: nettedOf(settlements),
    addedFields: printedFields(reader, 'invoice', row),
    creditsNumber: row.creditsId === null ? null : getDocument(reader, row.creditsId).number,
  }
}

/**
 * What the paper of a document was made from when it was issued: before it was sent, paid, credited or
 * taken back.
 */
export function issuedPaperSource(reader: Reader, row: DocumentRow): InvoicePaperSource {
  const due = row.kind === 'invoice' ? payableOf(row) - row.deducted : 0
  const [first] = instalmentParts(row).filter(({ amount }) => amount > 0)
  return {
    ...readPaperSource(reader, row.id),
    state: payableOf(row) === 0 && row.kind === 'invoice' ? 'paid' : 'finalised',
    dueDate: firstDueDate(row),
    dueNext: first?.amount ?? due,
    due,
    paid: row.deducted,
    credited: 0,
    discounted: 0,
    writtenOff: 0,
    paidDate: null,
    netted: 0,
  }
}

/** What the paper of a draft is made from that is not stored. */
export function draftPaperSource(
  reader: Reader,
  { document, lines }: Pick<DraftValues, 'document' | 'lines'>,
  purpose: InvoicePurpose = '',
): InvoicePaperSource {
  const row = {
    ...document,
    number: null,
    snapshot: null,
    discount: document.discount ?? null,
    supplyDate: document.supplyDate ?? null,
    partyId: document.customerId,
  }
  const stored = lines.map((line, position) => ({ ...line, position }))
  return {
    ...row,
    ...storedPaperSource(reader, row, stored),
    purpose,
    progress: '',
    instalments: instalmentParts({
      instalments: document.instalments ?? '[]',
      total: document.total,
      splitTax: document.splitTax,
    }),
    dueNext: row.due,
    deducted: [],
    paid: 0,
    credited: 0,
    discounted: 0,
    writtenOff: 0,
    paidDate: null,
    netted: 0,
    creditsNumber: null,
    addedFields: paperFields(reader, 'invoice', document.custom ?? {}),
  }
}

/** The day on which all that was paid came in, or null when it came in parts. */
function paidDate(settlements: readonly Settling[]): string | null {
  const paying = settlements.filter(({ kind, by }) => isMoney.has(kind) && by.kind !== 'deposit')
  const dates = new Set(paying.map(({ otherDate }) => otherDate))
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

const isMoney = new Set(['payment', 'credit'])

/** What was set off against what the firm owes the customer: nobody paid it. */
function nettedOf(settlements: readonly Settling[]): Minor {
  return settlements
    .filter(({ kind }) => kind === 'netting')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** A document as paper for the screen. @throws AppError not_found */
export function buildPaper(reader: Reader, invoiceId: string): PaperView {
  return composeInvoicePaper(readPaperSource(reader, invoiceId))
}
