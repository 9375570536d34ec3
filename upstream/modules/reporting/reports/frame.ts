import type { Account } from '#contract/books/accounts.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { withMaskedAccounts } from '#contract/core/iban.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import {
  centreReports,
  knownReports,
  type Report,
  type ReportName,
  type ReportQuery,
  type ReportRow,
} from '#contract/reporting/reports.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { allCentres, type CentreName } from '../../books/cost-centres/views.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { countEntriesAfter, lastSequenceBefore } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type CentreScope, scopeOfKey, spansByCentre } from './centres.ts'
import { type ReportFormat, reportFormat } from './report-format.ts'
import { comparedSpan, partsOf, type Span, spanOf } from './span.ts'
import type { ReportTexts } from './texts/report-texts.ts'
import { reportTexts } from './texts/texts.ts'

/** Before the first day of any books. */
export const dawn = '1900-01-01'

/** What every report is made within: the firm, its chart, the words, the days and their columns. */
export type Frame = {
  reader: Reader
  /** Who asks. */
  context: FirmContext
  query: ReportQuery
  language: Language
  texts: ReportTexts
  /** What an entry says, as who asks may read it: account numbers of others are masked to most. */
  memoOf: (line: { memo: string }) => string
  format: ReportFormat
  currency: string
  /** ISO 3166-1 alpha-2, of the firm. */
  country: string
  /** `MM-DD`. */
  yearStart: string
  /** Where the firm is. */
  today: string
  chart: readonly Account[]
  span: Span
  /** All of the firm, closed ones too, in the order of their tree. */
  centres: readonly CentreName[]
  /** The lines that the report is about; undefined for all. */
  scope: CentreScope | undefined
  /** One for each column of amounts: the parts and the whole, or the span and what it is held against. */
  spans: readonly Span[]
  /** Whether columns say how the first span differs from the second. */
  isCompared: boolean
  isSplit: boolean
  /** Sequence of the last entry that counts, where the books are shown as they were known on a day. */
  upTo: number | undefined
  /** The instant at which that was; undefined for now. */
  knownAt: string | undefined
  /** Of the last entry before those that are asked for. */
  after: number | undefined
  now: Date
}

/**
 * What the reports of a query are made within, in the language of who asks.
 * @throws AppError invalid for what is to be known on a day or at a moment to come
 */
export function openFrame(reader: Reader, context: FirmContext, query: ReportQuery): Frame {
  const profile = getFirmProfile(reader)
  const { language } = context.actor
  const yearStart = profile.fiscalYearStart
  const today = dateIn(profile.timeZone, context.now)
  const known = query.knownAt ?? query.knownOn
  const knownAt = known === undefined ? undefined : instantAfter(known, profile.timeZone)
  requirePast(query, today, context.now, profile.timeZone)
  const period = query.period ?? (query.from || query.to ? 'custom' : 'year')
  const span = spanOf(period, query, { today, start: yearStart })
  const basis = { reader, texts: reportTexts[language], centres: allCentres(reader) }
  const scope = query.costCentre ? scopeOfKey(basis, query.costCentre) : undefined
  const parts =
    query.split === 'costCentre'
      ? spansByCentre(basis, span, scope)
      : partsOf(span, query.split ?? 'none')
  const before = parts.length > 0 ? undefined : comparedSpan(span, query.compare ?? 'none')
  return {
    ...basis,
    context,
    query,
    language,
    scope,
    memoOf: isAllowed(context.actor, 'party:bank')
      ? ({ memo }) => memo
      : ({ memo }) => withMaskedAccounts(memo),
    format: reportFormat(language, profile.address.country),
    currency: profile.baseCurrency,
    country: profile.address.country,
    yearStart,
    today,
    chart: listAccounts(reader),
    span,
    spans: [...parts, span, ...(before ? [before] : [])],
    isCompared: before !== undefined,
    isSplit: parts.length > 0,
    upTo: knownAt === undefined ? undefined : lastSequenceBefore(reader, knownAt),
    knownAt,
    after:
      query.since === undefined
        ? undefined
        : lastSequenceBefore(reader, instantAfter(query.since, profile.timeZone)),
    now: context.now,
  }
}

/** Nobody knows what will be known. @throws AppError invalid for a day or a moment to come */
function requirePast({ knownOn, knownAt }: ReportQuery, today: string, now: Date, zone: string) {
  if (knownAt !== undefined) {
    if (instantOf(knownAt, zone) > now.toISOString()) throw invalidField('knownAt', 'timeAhead')
  } else if (knownOn !== undefined && knownOn > today) throw invalidField('knownOn', 'inFuture')
}

/** The first instant after a day, or after a moment of the firm's time: what is posted at it counts. */
function instantAfter(known: string, timeZone: string): string {
  if (known.length === 10) return instantOf(`${addDays(known, 1)}T00:00`, timeZone)
  return new Date(Date.parse(instantOf(known, timeZone)) + 1).toISOString()
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
    subtitle: subtitleOf(frame, format.span(span)),
    currency,
    from: span.from,
    to: span.to,
    checks: [],
    chart: null,
    page: query.page ?? 1,
    hasNextPage: false,
    madeAt: now.toISOString(),
    known: knownPart(frame, report),
    ...parts,
    rows: keepsQuery(query) ? parts.rows.map((row) => withQuery(row, query)) : parts.rows,
  }
}

/** The days of a report in words, its currency, and of which day it shows the knowledge. */
export function subtitleOf({ texts, format, currency, query, scope }: Frame, days: string): string {
  const day = query.knownOn && format.date(query.knownOn)
  const known = day && texts.knownOn(query.knownAt ? format.moment(query.knownAt) : day)
  const basis = query.basis === 'cash' && texts.cashBasis.name
  const centres =
    scope && (scope.isNone && scope.ids.length === 0 ? scope.label : texts.centres.of(scope.label))
  return [days, texts.amountsIn(currency), centres, basis, known].filter(Boolean).join(' · ')
}

/** Reports whose figures add up all days until their last one, be it as an opening balance. */
const fromBeginning: readonly ReportName[] = ['balance-sheet', 'trial-balance', 'general-ledger']

/** What was posted for the report's days after the day on which the books are shown as known. */
function knownPart({ reader, query, span, upTo }: Frame, report: ReportName): Report['known'] {
  if (query.knownOn === undefined || upTo === undefined) return null
  const from = fromBeginning.includes(report) ? dawn : span.from
  const laterEntries = countEntriesAfter(reader, upTo, { from, to: span.to })
  return { on: query.knownOn, at: query.knownAt ?? null, from, laterEntries }
}

function keepsQuery({ knownOn, costCentre }: ReportQuery): boolean {
  return knownOn !== undefined || costCentre !== undefined
}

/** What a figure leads to is shown as known at the same time and of the same lines, where it can be. */
function withQuery(row: ReportRow, { knownOn, knownAt, costCentre }: ReportQuery): ReportRow {
  const known: Record<string, string> =
    knownAt === undefined ? { knownOn: knownOn ?? '' } : { knownAt }
  const cells = row.cells.map((cell) => {
    if (cell?.link?.target !== 'report') return cell
    const { report, query } = cell.link
    const kept = {
      ...(costCentre !== undefined && centreReports.includes(report) && { costCentre }),
      ...(knownOn !== undefined && knownReports.includes(report) && known),
    }
    return { ...cell, link: { ...cell.link, query: { ...kept, ...query } } }
  })
  return { ...row, cells }
}

/** Code and name of an account in the language of the person who asks. */
export function accountLabel({ language }: Frame, { code, name }: Account): string {
  return `${code} ${name[language] || (Object.values(name).find(Boolean) ?? '')}`
}
