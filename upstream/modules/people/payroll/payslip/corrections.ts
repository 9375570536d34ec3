import type { Minor } from '#contract/core/money.ts'
import { total } from '../amounts.ts'
import type { Day } from '../days.ts'
import type { AnyCountry, CorrectionRule, Figures } from '../statutory/country.ts'
import type { CorrectionLine, LineKind, Payslip, PayslipLine } from './payslip.ts'

/** The kinds that an earlier period may be owed or have been paid too much of. */
const CORRECTED: readonly LineKind[] = [
  'earning',
  'inKind',
  'beforeTax',
  'statutory',
  'employer',
  'statutoryEmployer',
]

export type CorrectionInput = {
  /** First day of the period that is corrected. */
  period: Day
  /** The period calculated anew, with what is known now of how things were then. */
  recalculated: Payslip
  /** All that was ever paid for it: its own payslip's lines and all later corrections of it. */
  paid: readonly PayslipLine[]
  /** Day on which the period was paid, and on which the correction is. */
  paidDate: Day
  payDate: Day
  country: AnyCountry
  /** Which components tax and contributions are taken from, by code. */
  components: ReadonlyMap<string, { taxable: boolean; contributory: boolean }>
}

/**
 * What is still due for an earlier period, line by line: what it should have been, less everything
 * already paid for it. 70 due, of which 50 were paid and 5 corrected, leaves 15; calculated once
 * more after that, nothing. A component that is no more is taken back. Where the country has tax or
 * contributions go by the day of payment, theirs are not corrected: the pay is taxed now.
 */
export function correctionLines(input: CorrectionInput): CorrectionLine[] {
  const { rules, period, recalculated, paid, components } = { ...input, rules: rulesFor(input) }
  const due = new Map<string, { line: PayslipLine; amounts: Minor[] }>()
  function count(line: PayslipLine, sign: 1 | -1) {
    if (!CORRECTED.includes(line.kind)) return
    if (line.branch !== undefined && rules[line.branch] === 'paymentDate') return
    const key = `${line.kind} ${line.code} ${line.authority ?? ''}`
    const entry = due.get(key) ?? { line, amounts: [] }
    due.set(key, { ...entry, amounts: [...entry.amounts, sign * line.amount] })
  }
  for (const line of recalculated.lines) if (line.forPeriod === undefined) count(line, 1)
  for (const line of paid) count(line, -1)
  return [...due.values()].flatMap(({ line: { base, ...line }, amounts }) => {
    const amount = total(amounts)
    if (amount === 0) return []
    const isPay = line.kind === 'earning' || line.kind === 'beforeTax'
    const component = isPay ? components.get(line.code) : undefined
    return [
      {
        ...line,
        amount,
        forPeriod: period,
        isTaxedNow: component?.taxable === true && rules.tax === 'paymentDate',
        isContributoryNow: component?.contributory === true && rules.social === 'paymentDate',
      },
    ]
  })
}

function rulesFor({
  country,
  paidDate,
  payDate,
}: CorrectionInput): Record<'tax' | 'social', CorrectionRule> {
  const { fromDate, toDate } = country.taxYearOf(paidDate)
  const isSameYear = fromDate <= payDate && payDate <= toDate
  return isSameYear ? country.corrections.sameTaxYear : country.corrections.laterTaxYear
}

/**
 * What the sums of the year change by when a period is calculated anew: its figures, less all that
 * was counted for it.
 */
export function correctedFigures(recalculated: Figures, counted: readonly Figures[]): Figures {
  const names = new Set([recalculated, ...counted].flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => {
      const before = total(counted.map((figures) => figures[name] ?? 0))
      return [name, (recalculated[name] ?? 0) - before]
    }),
  )
}
