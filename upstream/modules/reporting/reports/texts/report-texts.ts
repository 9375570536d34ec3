import type { AgeBucket } from '#contract/books/settlement.ts'
import type { Dataset, Dimension, Measure } from '#contract/reporting/custom-reports.ts'
import type { ReportName } from '#contract/reporting/reports.ts'
import type { GroupKey } from '../statement-groups.ts'
import type { TaxSide } from '../tax-turnover.ts'

/** What reports say, whatever they are printed on. */
export type ReportTexts = {
  titles: Record<ReportName, string>
  groups: Record<GroupKey, string>
  /** Sums and results that stand in statements. */
  results: {
    grossProfit: string
    operatingProfit: string
    profit: string
    openTills: string
    profitWithTills: string
    assets: string
    liabilities: string
    equity: string
    liabilitiesAndEquity: string
    earlierProfit: string
    yearProfit: string
    /** The sum of a group, such as "Total revenue". */
    total: (group: string) => string
    all: string
  }
  columns: {
    account: string
    opening: string
    closing: string
    /** Debits, credits and their difference in the days of a report. */
    turnover: string
    debit: string
    credit: string
    debitBalance: string
    creditBalance: string
    balance: string
    date: string
    entry: string
    /** Of a cash book, and what came in and went out. */
    page: string
    moneyIn: string
    moneyOut: string
    text: string
    amount: string
    total: string
    change: string
    /** What was planned. */
    budget: string
    changePercent: string
  }
  checks: {
    /** Both sides of the balance sheet. */
    balance: string
    /** All debits and all credits. */
    turnover: string
    receivables: string
    customerCredit: string
    payables: string
    stock: string
    /** Customers' balances and gift cards. */
    wallets: string
    /** What is owed for customers' points. */
    points: string
    /** What is owed to affiliates for referrals. */
    partners: string
    bank: string
    /** The cash flow, and what stands on the accounts. */
    cash: string
  }
  cash: {
    operating: string
    investing: string
    financing: string
    depreciation: string
    disposal: string
    customers: string
    suppliers: string
    staff: string
    taxes: string
    other: string
    change: string
    opening: string
    closing: string
    /** Says of which entries lines are listed. */
    moved: string
  }
  /** Profit and loss by what was received and paid; the head of the share that counts of a document. */
  cashBasis: Record<'name' | 'share', string>
  sales: {
    customer: string
    item: string
    country: string
    month: string
    net: string
    share: string
    before: string
    count: string
    noCustomer: string
    noItem: string
    notOfItems: string
    openTills: string
    noCountry: string
    person: string
    noPerson: string
    /** Of the net amount. */
    marginPercent: string
  }
  custom: {
    /** A measure and what it is divided by: "Sales, net by customer". */
    title: (measure: string, by: string) => string
    /** As the head of a column, and as the end of a title. */
    dimensions: Record<Dimension, { one: string; by: string }>
    measures: Record<Dataset, Partial<Record<Measure, string>>>
    methods: Record<string, string>
    /** The row of what has no value. */
    none: string
    /** The row or column that adds up what does not fit. */
    others: string
  }
  centres: {
    /** The head of a column. */
    name: string
    /** What lines are that have none. */
    without: string
    /** One without those below it. */
    only: (centre: string) => string
    /** Which ones a report is about. */
    of: (centres: string) => string
    check: string
  }
  aged: Record<AgeBucket | 'party' | 'credit' | 'total', string>
  tax: Record<
    | TaxSide
    | 'turnover'
    | 'ossCorrections'
    | 'ossTypedIn'
    | 'ossCountry'
    | 'code'
    | 'rate'
    | 'owed'
    | 'box'
    | 'holds'
    | 'inForm'
    | 'late'
    | 'noBox'
    | 'vatId'
    | 'euGoods'
    | 'euServices'
    /** That every customer's VAT number is known. */
    | 'euTriangular'
    | 'euAcquisitions'
    | 'euServicesReceived'
    | 'euNumbered'
    | 'euAsReturn'
    | 'euCorrection'
    | 'notFiled'
    | 'unchanged',
    string
  > & {
    filed: (date: string, name: string) => string
    /** What the entry says that takes tax which is not owed by net rates into income. */
    netDifference: (days: string) => string
  }
  /** Goes along with a saved report that leaves by mail. */
  mail: Record<'subject' | 'text', (words: { name: string; firm: string }) => string>
  /** A balance sheet's day: "As of 31 December 2026". */
  asOf: (date: string) => string
  /** That later postings are left out; the day is formatted. */
  knownOn: (date: string) => string
  amountsIn: (currency: string) => string
  printed: (date: string) => string
  /** Numbers of pages, or the gaps they are put in. */
  page: (number: string, count: string) => string
}
