import type { Minor } from '#contract/core/money.ts'

/** A document as whoever examines the books lists it. Amounts in minor units of `currency`. */
export type AuditedDocument = {
  id: string
  kind: 'invoice' | 'creditNote' | 'bill' | 'supplierCredit' | 'expense'
  number: string
  /** The number that its supplier gave it. */
  otherNumber: string
  date: string
  partyId: string | null
  partyName: string
  currency: string
  net: Minor
  tax: Minor
  total: Minor
  state: string
}
