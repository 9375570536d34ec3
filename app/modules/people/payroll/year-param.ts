import { AppError } from '#contract/core/errors.ts'

/** The year in a page’s address. @throws AppError not_found for what cannot be one */
export function requireYear({ params }: { params: Record<string, string | undefined> }): number {
  const { year = '' } = params
  if (!/^20\d\d$/.test(year)) throw new AppError('not_found', 'No year')
  return Number(year)
}

/** `2026`, or `2026/27` for a tax year that is not the calendar’s. */
export function yearText({ fromDate, toDate }: { fromDate: string; toDate: string }): string {
  const [from, to] = [fromDate.slice(0, 4), toDate.slice(0, 4)]
  return from === to ? from : `${from}/${to.slice(2)}`
}
