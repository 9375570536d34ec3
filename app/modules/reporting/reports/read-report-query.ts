import { readListQuery } from '#app/shell/list/list-query.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { ReportQuery } from '#contract/reporting/reports.ts'

const dayNames = ['from', 'to', 'knownOn'] as const
/** A browser sends no seconds where there are none; what is no time of a clock is none. */
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

type TypedName = (typeof dayNames)[number] | 'knownTime' | 'measure' | 'by' | 'across'
/** The days, the time and the question of a report's form as they were typed. */
export type Typed = Record<TypedName, string>

/**
 * What the address of a report's page asks, what was typed as its days, and what is wrong with them by
 * their fields. Day and time of what was known are two fields there and one moment in the query; what
 * has a problem is left out of it, so that the page shows the report and the problem.
 * @param now what clocks of the firm show, `2026-11-26T14:30:15`
 */
export function readReportQuery(request: Pick<Request, 'url'>, now: string) {
  const { knownOn: _, knownAt: __, ...query } = readListQuery(ReportQuery, request)
  const typed = typedIn(request)
  const problems = problemsOf(typed, now)
  const isKnown = typed.knownOn !== '' && !problems.knownOn && !problems.knownTime
  const known = typed.knownTime
    ? { knownAt: `${typed.knownOn}T${typed.knownTime}` }
    : { knownOn: typed.knownOn }
  return { query: ReportQuery.parse({ ...query, ...(isKnown && known) }), typed, problems }
}

function typedIn({ url }: Pick<Request, 'url'>): Typed {
  const given = new URL(url).searchParams
  const textOf = (name: string) => given.get(name)?.trim() ?? ''
  // A link has the moment in one, the form in two.
  const [day = '', clock = ''] = textOf('knownAt').split('T')
  return {
    from: textOf('from'),
    to: textOf('to'),
    knownOn: textOf('knownOn') || day,
    knownTime: textOf('knownTime') || clock,
    measure: textOf('measure'),
    by: textOf('by'),
    across: textOf('across'),
  }
}

function problemsOf(typed: Typed, now: string): FieldProblems {
  const wrong = dayNames.filter((name) => typed[name] && !DateOnly.safeParse(typed[name]).success)
  const problems: FieldProblems = Object.fromEntries(
    wrong.map((name) => [name, { key: 'invalidDate' }]),
  )
  const { knownOn, knownTime } = typed
  if (knownTime && !knownOn) problems.knownOn = { key: 'required' }
  if (knownTime && !time.test(knownTime)) problems.knownTime = { key: 'invalid' }
  if (problems.knownOn || problems.knownTime) return problems
  if (knownOn > now.slice(0, 10)) problems.knownOn = { key: 'inFuture' }
  else if (knownTime && `${knownOn}T${knownTime}` > now) problems.knownTime = { key: 'timeAhead' }
  return problems
}
