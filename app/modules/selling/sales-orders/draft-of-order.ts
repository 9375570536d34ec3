import type { Draft } from '#app/shell/documents/draft/draft.ts'
import { blankDraft, draftOfDocument } from '#app/shell/documents/draft/draft-of-document.ts'
import type { Format } from '#app/shell/format.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'

/** A saved draft as the editor shows it. */
export function draftOfOrder(order: SalesOrder, format: Format): Draft {
  const { customerId, customerReference, deliveryDate, terms } = order
  const own = { customerReference, deliveryDate: deliveryDate ?? '', terms }
  return draftOfDocument(order, { partyId: customerId, own }, format)
}

/** An empty order of the firm, dated `today`, for a customer when one is given. */
export function newDraft(
  firm: Pick<Firm, 'baseCurrency' | 'language'>,
  customer: Party | undefined,
  today: string,
  taxCode: string,
): Draft {
  const own = { customerReference: '', deliveryDate: '', terms: '' }
  return blankDraft(firm, customer, today, taxCode, own)
}
