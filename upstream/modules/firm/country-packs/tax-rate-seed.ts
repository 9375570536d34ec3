import type { Language } from '#contract/core/fields.ts'
import type { TaxAccounts, TaxBoxes, TaxCategory, TaxDirection } from '#contract/core/tax-kinds.ts'

/** A rate that a country's pack gives a new firm. */
export interface TaxRateSeed {
  /** Stable across releases, such as `DE-S19`. */
  code: string
  name: Record<Language, string>
  /** Percent as a decimal string. */
  rate: string
  category: TaxCategory
  direction: TaxDirection
  /** What the law wants printed on the document. */
  note?: Record<Language, string>
  /** Code of the VATEX list that gives the same reason to machines. */
  vatex?: string
  /** Percent of the tax on purchases that is recovered; 100 unless given. */
  recoverable?: string
  isReverseCharge?: boolean
  isDefault?: boolean
  /** First and last day the rate applies, `YYYY-MM-DD`. */
  validFrom?: string
  validTo?: string
  /** Code of the rate that it follows. */
  replaces?: string
  /** Codes of the accounts the chart keeps for this rate; the role's account where none is given. */
  accounts?: Partial<TaxAccounts>
  boxes?: Partial<TaxBoxes>
}
