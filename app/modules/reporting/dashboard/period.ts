import { DateOnly } from '#contract/core/fields.ts'
import { DashboardQuery } from '#contract/reporting/dashboard.ts'

export const periods = ['month', 'quarter', 'year', 'custom'] as const
export type Period = (typeof periods)[number]

/** The days of a period of one's own as they were typed. */
export type Typed = { from: string; to: string }

/**
 * The period of an address, the month where it names none that is known, and what is wrong with the
 * days of one's own, by their names.
 */
export function readPeriod(request: Request) {
  const { searchParams } = new URL(request.url)
  const period = DashboardQuery.shape.period
    .catch('month')
    .parse(searchParams.get('period') ?? 'month')
  const typed: Typed = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' }
  const query: DashboardQuery = { period, ...(period === 'custom' && daysOf(typed)) }
  return { query, typed, problems: period === 'custom' ? problemsOf(typed) : {} }
}

function daysOf({ from, to }: Typed) {
  return { from: DateOnly.safeParse(from).data, to: DateOnly.safeParse(to).data }
}

function problemsOf(typed: Typed): Record<string, { key: string }> {
  const { from, to } = daysOf(typed)
  return {
    ...(!from && { from: { key: typed.from === '' ? 'required' : 'invalid' } }),
    ...(!to && { to: { key: typed.to === '' ? 'required' : 'invalid' } }),
    ...(from && to && to < from && { to: { key: 'beforeStart' } }),
  }
}
