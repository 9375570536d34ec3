import { refuseProblems } from '#contract/core/errors.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { finaliseProblems } from './checks.ts'
import { deductionsOf, postDeductions, releasesOf } from './deposits/deduct.ts'
import { documentInput } from './document-input.ts'
import { requireDraft, termsOfDraft } from './draft.ts'
import { draftValues } from './draft-values.ts'
import { splitTerms } from './electronic/copied-terms.ts'
import { invoicePosting } from './invoice-posting.ts'
import { issue } from './issue.ts'
import { keepIssued } from './kept/keep-issued.ts'
import { postInvoice } from './post-invoice.ts'
import { type DocumentRow, getDocument, linesOf } from './reader.ts'
import { runFinalisedSteps } from './run-steps.ts'
import { splitTaxLeft } from './split-payment.ts'
import { recordIssued } from './verifactu/make-record.ts'

export type FinaliseOptions = {
  /** The version of the draft the caller saw; absent means whatever it is. */
  version?: number | undefined
  /** Whether the caller accepts that no earlier document can be numbered until its date. */
  confirmsFutureDate?: boolean
  /** False for a past that is written down at once: its files are kept when first asked for. */
  keepsFiles?: boolean
}

/**
 * Makes a draft final: it takes the next number and is posted, in one transaction, so that a
 * refusal burns no number.
 * @throws AppError not_found; invalid with what stands in the way; locked; conflict when it is no
 *   draft any more or was written since `version`
 */
export function finalise(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  { version, confirmsFutureDate = false, keepsFiles = true }: FinaliseOptions = {},
): DocumentRow {
  const draft = requireDraft(writer, context, invoiceId, version)
  requireOpenDate(writer, draft.issueDate, context)
  const stored = linesOf(writer, invoiceId)
  const written = documentInput(draft, stored)
  const { document, lines, totals } = draftValues(writer, context, written, termsOfDraft(draft))
  const fields = finaliseProblems(
    writer,
    context,
    { ...written, dueDate: document.dueDate, purpose: draft.purpose, confirmsFutureDate },
    totals,
  )
  refuseProblems(fields, 'The document is not ready to finalize')

  const { baseCurrency } = getFirmProfile(writer)
  const kept = lines.map((line, at) => ({ ...line, id: stored[at]?.id ?? line.id }))
  const postable = { ...document, total: totals.total, purpose: draft.purpose }
  const deductions = deductionsOf(writer, { ...draft, total: totals.total })
  const releases = releasesOf(writer, deductions)
  const deductedTax = releases.flatMap(({ taxes }) => taxes)
  const posting = invoicePosting(writer, postable, kept, baseCurrency, deductedTax)
  const splitTax = splitTaxLeft(document.splitTax, deductions)
  const due = payableOf({ total: totals.total, splitTax })
  const row = issue(writer, context, draft, kept, {
    ...document,
    ...(document.splitTax !== 0 && splitTax === 0 && { electronicTerms: splitTerms(draft) }),
    splitTax,
    due,
    state: due === 0 ? 'paid' : 'finalised',
    totalBase: posting.totalBase,
    deposits: JSON.stringify(deductions),
    deducted: deductions.reduce((sum, { total }) => sum + total, 0),
    deductedBase: releases.reduce((sum, { amountBase }) => sum + amountBase, 0),
    dueBase: posting.payableBase,
  })
  postInvoice(writer, context, row, posting)
  postDeductions(writer, context, row, releases)
  recordIssued(writer, context, row)
  if (keepsFiles) keepIssued(writer, context, row)
  runFinalisedSteps(writer, context, row, kept)
  return getDocument(writer, row.id)
}
