import type { TaxRateSeed } from './tax-rate-seed.ts'

export const languages = ['en', 'de', 'it', 'ru', 'es'] as const

export type Language = (typeof languages)[number]

/** One text in every language of the product. */
export type Texts = Record<Language, string>

/** The accounts that postings look up by what they are for; every chart has one for each. */
export const accountRoles = [
  'receivable',
  'bank',
  'cash',
  'cardClearing',
  'customerCredit',
  'customerDeposits',
  'outputTax',
  'inputTax',
  'income',
  'incomeServices',
  'salesReturns',
  'rounding',
  'fxGain',
  'fxLoss',
  'bankFees',
  'badDebt',
  'payable',
  'openingEquity',
  'retainedEarnings',
  'inventory',
  'cogs',
  'taxPayable',
  'transit',
  'grni',
  'employeePayable',
  'walletLiability',
  'tipsPayable',
  'loyaltyLiability',
  'partnerPayable',
  'earlyPaymentDiscountGiven',
  'earlyPaymentDiscountReceived',
  'purchases',
  'inventoryDifference',
  'assemblyLabour',
  'landedCost',
  'cashOverShort',
  'wages',
  'socialCosts',
  'netPay',
  'payrollTax',
  'socialSecurity',
  'equipment',
  'depreciation',
  'accumulatedDepreciation',
  'interest',
  'loan',
  'prepaid',
  'capital',
  'ownerDraw',
  'ownerContribution',
  'otherIncome',
  'otherExpense',
  'commissions',
] as const

export type AccountRole = (typeof accountRoles)[number]

/** What only some countries have an account for: tax that is withheld from suppliers. */
export type CountryRole = 'withheldTax'

export type AccountType = 'asset' | 'liability' | 'equity' | 'income' | 'expense'

export interface AccountSeed {
  /** The code accountants of the country expect, unique in its chart. */
  code: string
  name: Texts
  type: AccountType
  subtype: string
  role?: AccountRole | CountryRole
}

/** What a new firm starts with in its country. Unaudited defaults, all editable by the firm. */
/**
 * A step of the closing of a year where the chart wants more than moving the result to equity: what
 * stands on accounts goes to another one. An account is meant with its sub-accounts.
 */
export interface YearClosingStep {
  title: Texts
  moves: readonly { from: readonly string[]; to: string }[]
}

export interface CountryPack {
  /** ISO 3166-1 alpha-2; `XX` in the generic pack itself. */
  country: string
  /** ISO 4217. */
  currency: string
  /** Of the firm's documents, until the firm chooses another. */
  language: Language
  /** IANA name. */
  timeZone: string
  /** `MM-DD`. */
  fiscalYearStart: string
  paper: 'A4' | 'Letter'
  /** Usual days from issue to due date. */
  paymentTermsDays: number
  /** What the tax is called on the country's documents. */
  taxName: Texts
  taxRates: readonly TaxRateSeed[]
  accounts: readonly AccountSeed[]
  standardAccounts: Readonly<Record<AccountRole, string>>
  /** Before the result goes to retained earnings; none where that is all. */
  yearClosing?: readonly YearClosingStep[]
}
