import type { Minor } from '#contract/core/money.ts'

/** What a line may say besides account and amount. */
export type LineFacts = {
  /** Customer, supplier or employee. */
  partyId?: string
  /** The open item of settlement that the line opens or settles. */
  openItemId?: string
  /** Code of the tax rate, on the tax's own line and on the line it is worked out from. */
  taxCode?: string
  /** What the tax is worked out from, minor units of the base currency, debit positive. */
  taxBase?: Minor
  /** Foreign currency, ISO 4217, and its amount in minor units, debit positive. */
  currency?: string
  amount?: Minor
  /** Id of the cost centre that it is put on. */
  costCentreId?: string
}

/** The facts of a line that takes back one with these. */
export function negatedFacts({ taxBase, amount, ...facts }: LineFacts): LineFacts {
  return {
    ...facts,
    ...(taxBase === undefined ? {} : { taxBase: 0 - taxBase }),
    ...(amount === undefined ? {} : { amount: 0 - amount }),
  }
}
