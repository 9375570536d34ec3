import type { Draft } from '#app/shell/documents/draft/draft.ts'
import {
  addDays,
  blankDraft,
  draftOfDocument,
} from '#app/shell/documents/draft/draft-of-document.ts'
import type { Format } from '#app/shell/format.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import { instalmentValues } from './instalments-form.ts'

/** A saved draft as the editor shows it; `custom` are the fields that the firm added, as `shownCustom` gives them. */
export function draftOfInvoice(
  invoice: Invoice,
  format: Format,
  custom: Readonly<Record<string, string>> = {},
): Draft {
  const byTerms = addDays(invoice.issueDate, invoice.paymentTermsDays)
  const isByTerms = invoice.dueDate === byTerms || invoice.instalments.length > 0
  const own = {
    supplyDate: invoice.supplyDate ?? '',
    paymentTermsDays: String(invoice.paymentTermsDays),
    dueDate: isByTerms ? '' : invoice.dueDate,
    'earlyPayment.rate': invoice.earlyPayment ? format.numberInput(invoice.earlyPayment.rate) : '',
    'earlyPayment.days': invoice.earlyPayment ? String(invoice.earlyPayment.days) : '',
    purchaseOrder: invoice.purchaseOrder,
    ...instalmentValues(invoice.instalments, format),
    ...custom,
  }
  return draftOfDocument(invoice, { partyId: invoice.customerId, own }, format)
}

/** An empty invoice of the firm, dated `today`, for a customer when one is given. */
export function newDraft(
  firm: Pick<Firm, 'address' | 'baseCurrency' | 'language' | 'paymentTermsDays'>,
  customer: Party | undefined,
  today: string,
  taxCode: string,
): Draft {
  return blankDraft(firm, customer, today, taxCode, {
    supplyDate: wantsSupplyDate(firm.address.country) ? today : '',
    paymentTermsDays: String(firm.paymentTermsDays),
    dueDate: '',
    'earlyPayment.rate': '',
    'earlyPayment.days': '',
    purchaseOrder: '',
  })
}
