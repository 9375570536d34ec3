import type { FieldProblems } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'

/** Days as an address has them. */
export type TypedDays = { from: string; to: string }

/** The days that an address asks for, each of which may be left out, and what is wrong with them. */
export function readDaySpan({ url }: Pick<Request, 'url'>): {
  /** None while something is wrong. */
  days: { from?: string; to?: string }
  typed: TypedDays
  problems: FieldProblems
} {
  const { searchParams } = new URL(url)
  const typed = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' }
  const from = DateOnly.safeParse(typed.from).data
  const to = DateOnly.safeParse(typed.to).data
  const problems: FieldProblems = {
    ...(typed.from !== '' && !from && { from: { key: 'invalidDate' } }),
    ...(typed.to !== '' && !to && { to: { key: 'invalidDate' } }),
    ...(from && to && to < from && { to: { key: 'beforeStart' } }),
  }
  if (Object.keys(problems).length > 0) return { days: {}, typed, problems }
  return { days: { ...(from && { from }), ...(to && { to }) }, typed, problems }
}
