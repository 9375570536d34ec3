import { z } from 'zod'
import type { Minor } from '#contract/core/money.ts'
import { percentOf, portionOf, within } from '../../amounts.ts'
import type { Bearer, Country, StatutoryLine } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import { calendarYearOf } from '../../statutory/year.ts'
import { type Shares, type SpanishTables, spanishSources, spanishTablesOn } from './tables.ts'

const rate = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/)

const spanishDetails = z.object({
  /** Withholding for income tax (IRPEF), as worked out with the tax agency's own calculator. */
  incomeTaxRate: rate,
  contract: z.enum(['indefinite', 'temporary']),
  /** The activity's rate for accidents at work. */
  accidentRate: rate,
  /** What a month adds to the base for extra payments of the year; those are then not contributory. */
  extraPayOfMonth: z.number().int().min(0),
})

export type SpanishDetails = z.infer<typeof spanishDetails>

/**
 * Spain: contributions of the general scheme; income tax by a percentage typed in, since the tax
 * agency's algorithm is not built. Lowest bases by group are not applied.
 */
export const spain: Country<SpanishDetails> = {
  code: 'ES',
  currency: 'EUR',
  details: spanishDetails,
  sources: spanishSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: {
    sameTaxYear: { tax: 'paymentDate', social: 'recalculate' },
    laterTaxYear: { tax: 'paymentDate', social: 'recalculate' },
  },
  calculate: (input, details) => {
    const tables = spanishTablesOn(input.payDate)
    const days = insuredDays(input)
    const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
    const all = pay + portionOf(details.extraPayOfMonth, days, 30)
    const highest = portionOf(tables.highestBaseOfMonth, days, 30)
    const base = Math.min(all, highest)
    const taxed = Math.max(0, input.taxable.regular + input.taxable.oneOff)
    const lines = [
      ...shared('common', base, tables.common),
      ...shared('unemployment', base, tables.unemployment[details.contract]),
      ...shared('training', base, tables.training),
      ...shared('wage_guarantee', base, tables.wageGuarantee),
      ...shared('equity', base, tables.equity),
      line('accident', 'employer', base, details.accidentRate),
      ...solidarityLines(all, highest, tables),
      {
        ...line('income_tax', 'employee', taxed, details.incomeTaxRate),
        ...{ branch: 'tax' as const, authority: 'tax_office' },
      },
    ]
    return { lines: lines.filter(({ amount }) => amount !== 0), figures: { taxed, base } }
  },
}

/** Pay above the highest base, cut into bands that are percentages of it. */
function solidarityLines(
  all: Minor,
  highest: Minor,
  { solidarity }: SpanishTables,
): StatutoryLine[] {
  let from = highest
  return solidarity.flatMap(({ upToPercent, ...shares }, index) => {
    const to = upToPercent === null ? null : portionOf(highest, upToPercent, 100)
    const base = within(all, from, to)
    from = to ?? from
    return shared(`solidarity_${index + 1}`, base, shares)
  })
}

function shared(code: string, base: Minor, { employee, employer }: Shares): StatutoryLine[] {
  return [line(code, 'employee', base, employee), line(code, 'employer', base, employer)]
}

function line(code: string, bearer: Bearer, base: Minor, percent: string): StatutoryLine {
  const amount = percentOf(base, percent)
  return { code, bearer, branch: 'social', authority: 'social_security', base, amount }
}
