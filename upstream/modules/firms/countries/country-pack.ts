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
  'earlyPaymentDiscountGiven',
  'earlyPaymentDiscountReceived',
  'purchases',
  'inventoryDifference',
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
] as const

export type AccountRole = (typeof accountRoles)[number]

export type AccountType = 'asset' | 'liability' | 'equity' | 'income' | 'expense'

export interface AccountSeed {
  /** The code accountants of the country expect, unique in its chart. */
  code: string
  name: Texts
  type: AccountType
  subtype: string
  role?: AccountRole
}

/**
 * VAT category of EN 16931 (UNCL 5305): standard, zero, exempt, reverse charge, intra-EU supply,
 * export, outside scope.
 */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

export interface TaxRateSeed {
  /** Stable across releases, such as `DE-S19`. */
  code: string
  name: Texts
  /** Percent as a decimal string. */
  rate: string
  category: TaxCategory
  /** What the law wants printed on the document. */
  note?: Texts
  isDefault?: boolean
  /** First day the rate applies, `YYYY-MM-DD`. */
  validFrom?: string
  /** Codes of the accounts the chart keeps for this rate; the role's account where none is given. */
  accounts?: { output?: string; input?: string; income?: string }
}

/** What a new firm starts with in its country. Unaudited defaults, all editable by the firm. */
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
}
