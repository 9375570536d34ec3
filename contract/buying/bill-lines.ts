import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { decimalText, Id, MinorUnits, optionalText, requiredText } from '../core/fields.ts'
import { BillTo } from './expense-parts.ts'

/** A field of a form that may be left empty. */
export function orEmpty<Schema extends z.ZodType<string>>(schema: Schema) {
  return z.union([z.literal(''), schema]).default('')
}

export const BillLineInput = z.object({
  description: requiredText(500),
  /** Empty for one. */
  quantity: orEmpty(decimalText(4, 'signed')),
  /** Empty: of the item with the description as its name, if there is one. */
  unit: optionalText(20),
  /** Net or gross as the price mode says, in units of the bill's currency. */
  unitPrice: decimalText(6, 'signed'),
  /** Code of the account; empty: as of this supplier's last bill. */
  account: optionalText(20),
  /** Empty: as of this supplier's last bill, else the usual rate of the country. */
  taxCode: optionalText(20),
  /** The tax as the bill says, where the supplier rounded otherwise; empty: by the rate. */
  tax: orEmpty(decimalText(4, 'signed')),
  billTo: BillTo,
  costCentreId: CostCentreId,
})
export type BillLineInput = z.infer<typeof BillLineInput>

export const BillLine = BillLineInput.extend({
  id: Id,
  net: MinorUnits,
  /** In the supplier's total; none under reverse charge. */
  taxAmount: MinorUnits,
  /** Who it is billed on to, and the invoice that it is a line of. */
  customerId: Id.nullable(),
  invoiceId: Id.nullable(),
})

export type BillLine = z.infer<typeof BillLine>
