import { z } from 'zod'
import { AgeBucket } from '../books/settlement.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { NarrowedReport } from '../firm/narrowed-report.ts'
import { CustomQuery } from './custom-reports.ts'

/** Those that are the books themselves. */
const bookReports = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'cash-flow-direct',
  'trial-balance',
  'general-ledger',
  'journal',
] as const

/** Those of what is sold, and of what is earned by it. */
export const salesReports = [
  'sales-by-customer',
  'sales-by-item',
  'sales-by-country',
  'sales-by-month',
  'sales-by-person',
  'margin-by-item',
  'margin-by-customer',
] as const

export const purchaseReports = [
  'purchases-by-supplier',
  'purchases-by-item',
  'purchases-by-account',
  'purchases-by-country',
  'purchases-by-person',
  'purchases-by-month',
] as const

/** What there is to read, by the word that stands in addresses and file names. */
export const reportNames = [
  ...bookReports,
  'cash-book',
  'receivables',
  'payables',
  ...salesReports,
  ...purchaseReports,
  'tax-summary',
  'tax-return',
  'oss-return',
  'ec-list',
  'tax-lines',
  'cash-lines',
  'custom',
] as const
export const ReportName = z.enum(reportNames)
export type ReportName = z.infer<typeof ReportName>

/** Parts of the calendar, counted from today. Years are the firm's fiscal ones. */
export const calendarPeriods = [
  'month',
  'lastMonth',
  'quarter',
  'lastQuarter',
  'year',
  'lastYear',
] as const

/** Days that are counted from today; `custom` takes `from` and `to`. */
export const ReportPeriod = z.enum([...calendarPeriods, 'custom'])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/**
 * What a figure stands beside: the span just before it, the same days a year before, or what was
 * planned, which profit and loss alone has.
 */
export const ReportCompare = z.enum(['none', 'previous', 'yearBefore', 'budget'])
export type ReportCompare = z.infer<typeof ReportCompare>

/**
 * The parts that stand in a column each: of the span, or, of profit and loss alone, the cost centres
 * and what has none.
 */
export const ReportSplit = z.enum(['none', 'month', 'quarter', 'costCentre'])
export type ReportSplit = z.infer<typeof ReportSplit>

/**
 * When income and costs count: as they are invoiced, or as money settles them. Profit and loss alone
 * has both.
 */
export const ReportBasis = z.enum(['accrual', 'cash'])
export type ReportBasis = z.infer<typeof ReportBasis>

/** Those that can be shown as the books were known on a day. */
export const knownReports: readonly ReportName[] = [
  ...bookReports,
  'sales-by-customer',
  'sales-by-country',
  'sales-by-month',
  'tax-summary',
  'tax-lines',
]

/** Those that show what goods cost: for whoever may see that. */
export const costReports: readonly ReportName[] = [
  'margin-by-item',
  'margin-by-customer',
  'purchases-by-item',
]

/** A day and a time as clocks where the firm is show them, `2026-11-26T14:30` or with seconds. */
const Moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'invalid')
  .refine((text) => field.DateOnly.safeParse(text.slice(0, 10)).success, 'invalidDate')

/** Those that can be kept to cost centres. */
export const centreReports: readonly ReportName[] = ['profit-and-loss', 'general-ledger', 'journal']

export const ReportQuery = CustomQuery.extend(NarrowedReport.shape).extend({
  period: ReportPeriod.optional(),
  from: field.DateOnly.optional(),
  to: field.DateOnly.optional(),
  compare: ReportCompare.optional(),
  split: ReportSplit.optional(),
  basis: ReportBasis.optional(),
  /** Codes of accounts, divided by commas; empty for all of them. */
  accounts: z.string().max(2000).optional(),
  /** Codes of tax rates, divided by commas; empty for all of them. */
  taxCodes: z.string().max(1000).optional(),
  /** Lines of the tax itself, or of what it is worked out from; both where absent. */
  taxSide: z.enum(['saleBase', 'outputTax', 'purchaseBase', 'inputTax', 'turnover']).optional(),
  /**
   * Of tax lines: those of the one-stop shop's return of these days, either of its own quarter or those
   * that correct an earlier one of a country: `FR-2026-1`.
   */
  ossPart: z
    .string()
    .regex(/^(own|[A-Z]{2}-\d{4}-[1-4])$/, 'invalid')
    .optional(),
  /**
   * Of turnover with its tax, where a firm settles by net rates: all, what is taxed, or one activity by
   * its place from 0.
   */
  netPart: z
    .string()
    .regex(/^(all|taxed|\d)$/, 'invalid')
    .optional(),
  /** Of tax lines: those of the return of these days, late ones among them. */
  ofReturn: z.literal('yes').optional(),
  /**
   * Of tax lines: supplies to one customer in another country of the Union, as the recapitulative
   * statement lists them; `none` for those whose entry names no customer.
   */
  euCustomer: z.union([field.Id, z.literal('none')]).optional(),
  /** Of these: under that VAT number, which may have changed; `none` for those without one. */
  euVatId: z.string().max(40).optional(),
  /** Of these: corrections of days whose return had been filed, or those of the days themselves. */
  euLate: z.enum(['yes', 'no']).optional(),
  /** Of the general ledger: without the entries that close years, as a statement of a period is. */
  closings: z.literal('without').optional(),
  /**
   * Of lines on cost centres alone: ids divided by commas, each with what is below it, `only:` before
   * an id without that, and `none` for lines that have none. Profit and loss, general ledger and
   * journal.
   */
  costCentre: z.string().max(2000).optional(),
  /** As the books were known at the end of that day: without what was posted later. */
  knownOn: field.DateOnly.optional(),
  /** As they were known at that moment of the firm's own time, in place of the end of a day. */
  knownAt: Moment.optional(),
  /** Of the journal: only what was posted after the end of that day, or after that moment. */
  since: z.union([field.DateOnly, Moment]).optional(),
  /** From 1; long lists come in pages. */
  page: field.wholeNumber({ minimum: 1, maximum: 100_000 }).optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** Where a figure or a word leads: to what it is the sum of, or to what it names. */
export const ReportLink = z.discriminatedUnion('target', [
  z.object({
    target: z.literal('report'),
    report: ReportName,
    query: z.record(z.string(), z.string()),
  }),
  z.object({ target: z.literal('account'), code: z.string() }),
  z.object({ target: z.literal('entry'), id: field.Id }),
  z.object({ target: z.literal('document'), documentKind: z.string(), id: field.Id }),
  z.object({ target: z.literal('party'), id: field.Id }),
  /** The tills, some of which are open. */
  z.object({ target: z.literal('tills') }),
  z.object({ target: z.literal('item'), id: field.Id }),
  /** What was open of a party, or of all, at the end of a day: of one age, or one side of it. */
  z.object({
    target: z.literal('openItems'),
    direction: z.enum(['receivable', 'payable']),
    partyId: field.Id.nullable(),
    asOf: field.DateOnly,
    view: z.enum(['owed', 'credit', 'net']),
    bucket: AgeBucket.optional(),
  }),
])
export type ReportLink = z.infer<typeof ReportLink>

/** A text, a day, an amount in the report's currency or a number as decimal text. */
export const ReportCell = z.object({
  text: z.string().optional(),
  date: field.DateOnly.optional(),
  amount: field.MinorUnits.optional(),
  number: z.string().optional(),
  /** ISO 3166 code of the country that the text names. */
  country: z.string().optional(),
  link: ReportLink.optional(),
})
export type ReportCell = z.infer<typeof ReportCell>

export const ReportColumn = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'date', 'amount', 'percent', 'count']),
})
export type ReportColumn = z.infer<typeof ReportColumn>

export const ReportRow = z.object({
  /** The head of a group, a line of it, its sum, or a result of several sums. */
  kind: z.enum(['head', 'line', 'sum', 'result']),
  depth: z.int(),
  /** One for each column; null where there is nothing. */
  cells: z.array(ReportCell.nullable()),
  /** The rows by their place whose amounts make up those of this one. */
  adds: z.array(z.object({ row: z.int(), sign: z.union([z.literal(1), z.literal(-1)]) })),
})
export type ReportRow = z.infer<typeof ReportRow>

/** Two figures that must be equal, worked out on two ways. */
export const ReportCheck = z.object({
  label: z.string(),
  isHeld: z.boolean(),
  left: field.MinorUnits,
  right: field.MinorUnits,
})
export type ReportCheck = z.infer<typeof ReportCheck>

/** A report as a table, in words of the person who asks; amounts are minor units of `currency`. */
export const Report = z.object({
  report: ReportName,
  title: z.string(),
  /** The days it is about. */
  subtitle: z.string(),
  currency: field.CurrencyCode,
  from: field.DateOnly.nullable(),
  to: field.DateOnly,
  columns: z.array(ReportColumn),
  rows: z.array(ReportRow),
  checks: z.array(ReportCheck),
  /** The columns and the rows that a picture shows; null where a table says it better. */
  chart: z
    .object({
      kind: z.enum(['columns', 'bars']),
      rows: z.array(z.int()),
      column: z.int(),
      comparison: z.int().nullable(),
    })
    .nullable(),
  page: z.int(),
  hasNextPage: z.boolean(),
  madeAt: field.Instant,
  /**
   * Of which day it shows the knowledge, of which moment of it where one was asked for, and how many
   * entries of its days were posted later.
   */
  known: z
    .object({
      on: field.DateOnly,
      at: z.string().nullable(),
      from: field.DateOnly,
      laterEntries: z.int(),
    })
    .nullable(),
})
export type Report = z.infer<typeof Report>

/**
 * `hledger` is the journal as plain text accounting and `saft` the OECD's Standard Audit File for Tax
 * 2.00, both of the report `journal` alone.
 */
export const ReportFileFormat = z.enum(['pdf', 'xlsx', 'csv', 'hledger', 'saft'])
export type ReportFileFormat = z.infer<typeof ReportFileFormat>

/**
 * What a firm's owner asks first, minor units of the base currency. `earned` is income less expense from the
 * first day of the fiscal year to today, `earnedBefore` of the same days a year ago; what is owed includes
 * tax; `tax` is what has come up so far of the taxes that are due next.
 */
export const ReportAnswers = z.object({
  currency: field.CurrencyCode,
  today: field.DateOnly,
  /** The first day of the fiscal year. */
  from: field.DateOnly,
  earned: field.MinorUnits,
  earnedBefore: field.MinorUnits,
  /** By customers, and what of it is late. */
  owed: field.MinorUnits,
  owedLate: field.MinorUnits,
  /** To suppliers, and what of it is late. */
  owing: field.MinorUnits,
  owingLate: field.MinorUnits,
  tax: field.MinorUnits,
  /** When the first of it is due; null without any. */
  taxDue: field.DateOnly.nullable(),
  /** The twelve months up to this one. */
  months: z.array(
    z.object({ month: z.string(), income: field.MinorUnits, expense: field.MinorUnits }),
  ),
})
export type ReportAnswers = z.infer<typeof ReportAnswers>

const tags = ['Reports']
const one = ReportQuery.extend({ firmId: field.Id, report: ReportName })

export const reportsContract = {
  get: endpoint
    .meta({ needs: 'report:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/reports/{report}',
      tags,
      summary:
        'Makes a report of a period: profit and loss, balance sheet, trial balance, sales and more. Amounts are in minor units (cents) of the currency beside them.',
    })
    .input(one)
    .output(Report),
  file: endpoint
    .meta({ needs: 'report:view', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/reports/{report}/file', tags })
    .input(one.extend({ format: ReportFileFormat }))
    .output(z.file()),
  /** Null for members whose role reaches a part of the documents only. */
  answers: endpoint
    .meta({ needs: 'report:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/report-answers',
      tags,
      summary:
        'Says what was earned this year, what customers owe, what is owed to suppliers and tax offices, and income and expense of twelve months.',
    })
    .input(z.object({ firmId: field.Id }))
    .output(ReportAnswers.nullable()),
  /** Whether the books agree with each other and with what they are made of, as of a day. */
  checks: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/report-checks', tags })
    .input(z.object({ firmId: field.Id, to: field.DateOnly.optional() }))
    .output(
      z.object({ to: field.DateOnly, currency: field.CurrencyCode, checks: z.array(ReportCheck) }),
    ),
}
