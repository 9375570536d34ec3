import { z } from 'zod'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** What a customer paid before there was an invoice and still stands to their credit, minor units. */
export const BankAdvance = z.object({
  customerId: Id,
  customerName: z.string(),
  amount: MinorUnits,
  currency: CurrencyCode,
})
export type BankAdvance = z.infer<typeof BankAdvance>

/** A document that is open on the side of a line: what the line may pay, whole or in part. */
export const OpenDocument = z.object({
  kind: z.string(),
  id: Id,
  number: z.string(),
  /** Of a supplier's bill: their own number. */
  supplierNumber: z.string(),
  partyId: Id,
  partyName: z.string(),
  dueDate: DateOnly,
  /** What is open of it, in minor units above zero. */
  balance: MinorUnits,
  /** What its supplier lets the firm keep of it if the line paid the rest, by what was agreed. */
  discount: MinorUnits,
})
export type OpenDocument = z.infer<typeof OpenDocument>
