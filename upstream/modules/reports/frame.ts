import type { Account } from '#contract/accounts.ts'
import type { Language } from '#contract/fields.ts'
import type { Report, ReportName, ReportQuery } from '#contract/reports.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { dateIn } from '../../firm/today.ts'
import { getFirmProfile } from '../firms/index.ts'
import { listAccounts } from '../ledger/index.ts'
import { type ReportFormat, reportFormat } from './report-format.ts'
import { comparedSpan, partsOf, type Span, spanOf } from './span.ts'
import type { ReportTexts } from './texts/report-texts.ts'
import { reportTexts } from './texts/texts.ts'

/** What every report is made within: the firm, its chart, the words, the days and their columns. */
export type Frame = {
  reader: Reader
  /** Who asks. */
  context: FirmContext
  query: ReportQuery
  language: Language
  texts: ReportTexts
  format: ReportFormat
  currency: string
  /** ISO 3166-1 alpha-2, of the firm. */
  country: string
  /** `MM-DD`. */
  yearStart: string
  chart: readonly Account[]
  span: Span
  /** One for each column of amounts: the parts and the whole, or the span and what it is held against. */
  spans: readonly Span[]
  /** Whether columns say how the first span differs from the second. */
  isCompared: boolean
  isSplit: boolean
  now: Date
}

/** What the reports of a query are made within, in the language of who asks. */
export function openFrame(reader: Reader, context: FirmContext, query: ReportQuery): Frame {
  const profile = getFirmProfile(reader)
  const { language } = context.actor
  const yearStart = profile.fiscalYearStart
  const today = dateIn(profile.timeZone, context.now)
  const period = query.period ?? (query.from || query.to ? 'custom' : 'year')
  const span = spanOf(period, query, { today, start: yearStart })
  const parts = partsOf(span, query.split ?? 'none')
  const before = parts.length > 0 ? undefined : comparedSpan(span, query.compare ?? 'none')
  return {
    reader,
    context,
    query,
    language,
    texts: reportTexts[language],
    format: reportFormat(language, profile.address.country),
    currency: profile.baseCurrency,
    country: profile.address.country,
    yearStart,
    chart: listAccounts(reader),
    span,
    spans: [...parts, span, ...(before ? [before] : [])],
    isCompared: before !== undefined,
    isSplit: parts.length > 0,
    now: context.now,
  }
}

/** The report of a table; it is about the frame's span by default. */
export function toReport(
  frame: Frame,
  report: ReportName,
  parts: Pick<Report, 'columns' | 'rows'> & Partial<Report>,
): Report {
  const { texts, currency, span, format, now, query } = frame
  return {
    report,
    title: texts.titles[report],
    subtitle: `${format.span(span)} · ${texts.amountsIn(currency)}`,
    currency,
    from: span.from,
    to: span.to,
    checks: [],
    chart: null,
    page: query.page ?? 1,
    hasNextPage: false,
    madeAt: now.toISOString(),
    ...parts,
  }
}

/** Code and name of an account in the language of the person who asks. */
export function accountLabel({ language }: Frame, { code, name }: Account): string {
  return `${code} ${name[language] || (Object.values(name).find(Boolean) ?? '')}`
}
