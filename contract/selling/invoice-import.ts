import { z } from 'zod'
import { DocumentExchangeRate } from '../books/rates.ts'
import { CurrencyCode, DateOnly, decimalText, optionalText, requiredText } from '../core/fields.ts'

/** Percent off a line or a whole invoice as files write it: `10`, `10 %` or nothing. */
const PercentOff = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s*%$/, ''))
  .pipe(z.union([z.literal(''), decimalText(4).refine((text) => Number(text) <= 100, 'tooLarge')]))
  .default('')

/** One line of an invoice of another program, with what the invoice says: rows with one number make one draft. */
export const ImportedInvoiceLine = z.object({
  /** What the other program numbered it with: it is kept, and the firm's own series numbers it. */
  number: requiredText(60),
  date: DateOnly,
  dueDate: DateOnly.nullable().default(null),
  /** Number, name or VAT id of a customer. */
  customer: requiredText(160),
  currency: CurrencyCode,
  /** Empty: the known one of the day. */
  exchangeRate: DocumentExchangeRate,
  /** Whether prices are without tax, or have it in them. */
  priceMode: z.enum(['net', 'gross']).default('net'),
  /** Empty: the name of the item. */
  description: optionalText(2000),
  /** Code, barcode or name of an item; empty for a line of words alone. */
  item: optionalText(160),
  /** Below zero takes off. */
  quantity: decimalText(4, 'signed').default('1'),
  unit: optionalText(20),
  unitPrice: decimalText(6, 'signed'),
  /** Code, name or percentage of a rate for sales; empty: that of the item, else the usual one. */
  taxCode: optionalText(60),
  discount: PercentOff,
  note: optionalText(2000),
  /** Off the whole invoice, once the lines are summed. */
  invoiceDiscount: PercentOff,
  /** What the invoice comes to with its tax, by the file: the draft must come to the same. Empty: not compared. */
  invoiceTotal: z.union([z.literal(''), decimalText(4, 'signed')]).default(''),
})
export type ImportedInvoiceLine = z.infer<typeof ImportedInvoiceLine>
