import type { Minor } from '#contract/core/money.ts'

/**
 * A posted purchase with lines of some tax rates, as the buyer's own document of it needs them. Amounts
 * are in the base currency, below zero of a credit.
 */
export type ReverseCharged = {
  source: 'bill' | 'expense'
  id: string
  /** The number that its supplier gave it. */
  theirNumber: string
  date: string
  /** When it was supplied, where it says so. */
  supplyDate: string | null
  /** The instant at which it was entered. */
  enteredAt: string
  partyId: string | null
  partyName: string
  /** Whether it was voided or reversed since. */
  isTakenBack: boolean
  /** Only those of the rates that were asked for. */
  lines: { description: string; taxCode: string; base: Minor; tax: Minor }[]
}

/** Which of them: those of a day or later, or, of whatever day, those with an id. */
export type ReverseChargedAsk = { taxCodes: readonly string[] } & (
  | { from: string }
  | { ids: readonly string[] }
)
