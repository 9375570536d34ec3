import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { InvoiceInput } from '#contract/selling/invoice.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { createDraft } from '../draft.ts'
import { usualKinds } from '../electronic/kinds.ts'
import type { DocumentRow } from '../reader.ts'
import { changeDocument } from '../writer.ts'
import { isPartPaid, usableOf } from './choose.ts'
import { deductingInvoice, depositsOfQuote, saveChosen } from './store.ts'

type Kind = { purpose: 'deposit' | 'progress'; progress: string; quoteId: string | null }

/**
 * A draft that asks for money before the final invoice.
 * @throws AppError not_found, invalid
 */
export function createDepositDraft(
  writer: Writer,
  context: FirmContext,
  input: InvoiceInput,
  { purpose, progress, quoteId }: Kind,
): DocumentRow {
  const draft = createDraft(writer, context, input, { purpose })
  const terms = ElectronicTerms.parse({ typeCode: usualKinds[purpose] })
  const electronicTerms = JSON.stringify(terms)
  return changeDocument(writer, context, draft, { purpose, progress, quoteId, electronicTerms })
}

/** Lets the final draft of a quote deduct what can be deducted of its deposits, up to its total. */
export function deductDepositsOfQuote(
  writer: Writer,
  draft: Pick<DocumentRow, 'id' | 'total' | 'currency'>,
  quoteId: string,
): void {
  let left = draft.total
  const ids: string[] = []
  for (const row of depositsOfQuote(writer, quoteId)) {
    const usable = usableOf(writer, row)
    const isFree = deductingInvoice(writer, row.id) === undefined && !isPartPaid(writer, row)
    if (usable === 0 || usable > left || !isFree || row.currency !== draft.currency) continue
    left -= usable
    ids.push(row.id)
  }
  saveChosen(writer, draft.id, ids)
}
