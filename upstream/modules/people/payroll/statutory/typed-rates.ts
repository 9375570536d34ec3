import { z } from 'zod'
import type { Minor } from '#contract/core/money.ts'
import { percentOf, within } from '../amounts.ts'
import type { StatutoryInput, StatutoryResult } from './country.ts'
import { figure } from './year.ts'

const cents = z.number().int().min(0)

/** A percentage that the firm typed in, for what no rules are kept for. */
export const typedRate = z.object({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  bearer: z.enum(['employee', 'employer']),
  branch: z.enum(['tax', 'social']),
  authority: z.string().min(1).max(80),
  /** Per cent. */
  rate: z.string().regex(/^\d{1,2}(\.\d{1,4})?$/),
  /** What it is taken from. */
  from: z.enum(['taxable', 'contributory']),
  /** Only pay above `floor` and up to `ceiling` counts: of each payment, or of the year. */
  floor: cents,
  ceiling: cents.nullable(),
  per: z.enum(['payment', 'year']),
  /** What the person pays of it is free of tax. */
  lowersTaxable: z.boolean(),
})

export type TypedRate = z.infer<typeof typedRate>

/**
 * Percentages with floors and ceilings. Those that lower taxable pay come first; taxes are taken
 * from what they leave. A yearly ceiling looks at all pay of the year so far, and the sums carried
 * are the pay each rate has seen.
 */
export function typedRateLines(
  rates: readonly TypedRate[],
  input: Pick<StatutoryInput, 'taxable' | 'contributory' | 'yearToDate'>,
): StatutoryResult {
  const pay = {
    taxable: Math.max(0, input.taxable.regular + input.taxable.oneOff),
    contributory: Math.max(0, input.contributory.regular + input.contributory.oneOff),
  }
  const lines: StatutoryResult['lines'] = []
  const figures: Record<string, Minor> = {}
  const sorted = [...rates].sort((a, b) => Number(b.lowersTaxable) - Number(a.lowersTaxable))
  let taxFree = 0
  for (const { code, bearer, branch, authority, rate, ...one } of sorted) {
    const seen = one.from === 'taxable' ? Math.max(0, pay.taxable - taxFree) : pay.contributory
    const name = `seen_${code}`
    const before = one.per === 'year' ? figure(input.yearToDate, name) : 0
    const base =
      within(before + seen, one.floor, one.ceiling) - within(before, one.floor, one.ceiling)
    const amount = percentOf(base, rate)
    figures[name] = seen
    if (amount === 0) continue
    lines.push({ code, bearer, branch, authority, base, amount })
    if (one.lowersTaxable && bearer === 'employee') taxFree += amount
  }
  return { lines, figures }
}
