import type { InvoiceInput } from '#contract/selling/invoice.ts'
import { headInput, lineInput } from '../../../documents/stored-document.ts'
import { earlyPaymentOf } from './early-payment.ts'
import { instalmentsOf } from './instalments.ts'
import type { DocumentRow, LineRow } from './reader.ts'

/** What a person wrote into a stored document. */
export function documentInput(row: DocumentRow, lines: readonly LineRow[]): InvoiceInput {
  return {
    ...headInput(row),
    customerId: row.customerId,
    supplyDate: row.supplyDate,
    paymentTermsDays: row.paymentTermsDays,
    dueDate: row.hasOwnDueDate ? row.dueDate : null,
    earlyPayment: earlyPaymentOf(row),
    purchaseOrder: row.purchaseOrder,
    instalments: instalmentsOf(row),
    custom: row.custom,
    lines: lines.map(lineInput),
  }
}
