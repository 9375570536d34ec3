/** A document as the Spanish tax agency knows it: NIF of its seller, number, `YYYY-MM-DD`. */
export type InvoiceId = { issuer: string; number: string; issueDate: string }

/** The record before, in the order in which they were made. */
export type PreviousRecord = InvoiceId & { hash: string }

/** One line of the breakdown by rate; amounts as `121.00`, below zero for what is taken back. */
export type TaxDetail = {
  /** List L8A: 01 general, 02 export. */
  regime: string
  /** List L9: S1, S2, N1, N2; empty where it is exempt. */
  qualification: string
  /** List L10: E1 … E6; empty where it is taxed. */
  exemption: string
  rate: string
  base: string
  tax: string
}

/** A buyer by NIF, or by the id of another country: 02 a VAT id of the EU, 04 another. */
export type Recipient = {
  name: string
  nif: string
  foreign: { country: string; type: '02' | '04'; id: string } | null
}

/** The program that made a record, and who answers for it. */
export type Software = {
  producer: string
  producerNif: string
  installation: string
}

type Made = InvoiceId & {
  /** `2024-01-01T19:20:30+01:00` */
  generatedAt: string
  previous: PreviousRecord | null
  software: Software
}

/** A registro de facturación de alta (annex of the Orden HAC/1177/2024). */
export type Registration = Made & {
  issuerName: string
  /** List L2: F1, F2, R1, R5. */
  type: 'F1' | 'F2' | 'R1' | 'R5'
  /** What it corrects by the difference. */
  rectified: readonly InvoiceId[]
  operationDate: string
  description: string
  recipient: Recipient | null
  details: readonly TaxDetail[]
  tax: string
  total: string
}

/** A registro de facturación de anulación. */
export type Cancellation = Made

/** The day as these records write it: `01-01-2024`. */
export function agencyDate(date: string): string {
  return date.split('-').toReversed().join('-')
}
