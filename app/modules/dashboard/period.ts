import { z } from 'zod'

export const periods = ['month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

const PeriodQuery = z.enum(periods).catch('month')

/** The period of an address; the month where it names none that is known. */
export function readPeriod(request: Request): Period {
  return PeriodQuery.parse(new URL(request.url).searchParams.get('period'))
}
