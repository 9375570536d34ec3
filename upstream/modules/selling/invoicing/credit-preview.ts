import type { CreditPreview } from '#contract/selling/invoice-previews.ts'
import type { FirmContext, Store } from '../../../firm/store.ts'
import { creditInvoice } from './credit.ts'
import type { ChosenLine } from './credit-lines.ts'
import { viewElectronic } from './electronic/view.ts'
import { buildPaper } from './paper/read-source.ts'
import { toInvoice } from './view.ts'

/**
 * What a credit note over chosen lines would be. Keeps nothing.
 * @throws AppError as `creditInvoice`
 */
export function previewCredit(
  store: Store,
  context: FirmContext,
  invoiceId: string,
  wanted: { lines: readonly ChosenLine[]; reason: string },
): CreditPreview {
  return store.tryOut(context, (writer) => {
    const note = creditInvoice(writer, context, invoiceId, wanted)
    const { totals, currency } = toInvoice(writer, context, note)
    const { broken } = viewElectronic(writer, note.id)
    return { totals, currency, paper: buildPaper(writer, note.id), broken }
  })
}
