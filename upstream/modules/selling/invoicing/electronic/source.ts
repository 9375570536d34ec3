import type { DeductedDeposit } from '#contract/selling/deposits.ts'
import type { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { PaperField } from '../../../../documents/paper/custom-rows.ts'
import { type Snapshot, snapshotOf } from '../../../../documents/snapshot.ts'
import type { Reader } from '../../../../firm/store.ts'
import { printedFields } from '../../../firm/custom-fields/index.ts'
import { chosenDeductions } from '../deposits/deduct.ts'
import { deductedOf } from '../deposits/deducted.ts'
import { type InstalmentPart, instalmentParts } from '../instalments.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from '../reader.ts'
import { splitTaxLeft } from '../split-payment.ts'
import { storedTerms } from './copied-terms.ts'

/** All that an electronic invoice is made from; of an issued document nothing of it can change. */
export type ElectronicSource = {
  row: DocumentRow
  lines: readonly LineRow[]
  snapshot: Snapshot
  terms: ElectronicTerms
  /** The invoice that a credit note takes back. */
  credited: { number: string; issueDate: string } | null
  /** What a final invoice deducts. */
  deposits: readonly DeductedDeposit[]
  /** Whether the buyer pays the tax to the state, be it none where deposits used it up. */
  isSplit: boolean
  /** The fields that the firm added and prints, as they were when it was issued. */
  addedFields: readonly PaperField[]
  /** What is due in parts; none where it is due at once. */
  instalments: readonly InstalmentPart[]
}

/** @throws AppError not_found */
export function readElectronicSource(reader: Reader, invoiceId: string): ElectronicSource {
  const stored = getDocument(reader, invoiceId)
  const isDraft = stored.state === 'draft'
  const deposits = isDraft ? chosenDeductions(reader, stored.id) : deductedOf(stored)
  const splitTax = isDraft ? splitTaxLeft(stored.splitTax, deposits) : stored.splitTax
  const row = { ...stored, splitTax }
  const lines = linesOf(reader, invoiceId)
  const original = row.creditsId === null ? null : getDocument(reader, row.creditsId)
  const terms = storedTerms(row)
  return {
    row,
    lines,
    snapshot: snapshotOf(reader, { ...row, partyId: row.customerId }, lines),
    terms,
    isSplit: stored.splitTax !== 0 || (terms.splitPayment === 'yes' && stored.tax !== 0),
    instalments: instalmentParts(row),
    deposits,
    addedFields: printedFields(reader, 'invoice', stored),
    credited:
      original === null ? null : { number: original.number ?? '', issueDate: original.issueDate },
  }
}
