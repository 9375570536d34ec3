import { payValues } from '#contract/people/pay-components.ts'
import { addMonths } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { StoredEmployee } from '../../employees/index.ts'
import { PayrollFault } from '../fault.ts'
import { prepareComponents } from '../formula/components.ts'
import { calculatePayslip } from '../payslip/calculate-payslip.ts'
import { correctedFigures, correctionLines } from '../payslip/corrections.ts'
import type { CorrectionLine, Payslip } from '../payslip/payslip.ts'
import type { Figures } from '../statutory/country.ts'
import { afterLeaving } from './after-leaving.ts'
import { inputsOf, type SettledPayslip } from './stored.ts'
import { type About, writeDown } from './write-down.ts'

/** How far back months are looked at again. */
export const monthsBack = 12

export type Corrections = {
  lines: CorrectionLine[]
  /** What the sums of the year change by, by the month that is corrected. */
  figures: Record<string, Figures>
}

/**
 * What a person is owed for earlier months, or was paid too much: each month that was paid is worked
 * out again with the contracts and facts that are known now and the components of then, less all that
 * was ever paid for it. A month of which something is missing now stays as it was paid.
 */
export function correctionsFor(
  reader: Reader,
  employee: StoredEmployee,
  { firm, run, country, earlier }: About,
): Corrections {
  const made: Corrections = { lines: [], figures: {} }
  const first = addMonths(`${run.month}-01`, -monthsBack).slice(0, 7)
  for (const past of earlier.filter((one) => one.run.month >= first)) {
    const recalculated = calculateAgain(reader, employee, past, {
      ...{ firm, run: past.run, country, earlier },
    })
    if (!recalculated) continue
    const later = earlier.filter((one) => one.run.month > past.run.month)
    const lines = correctionLines({
      period: past.run.fromDate,
      recalculated,
      paid: [
        ...past.result.lines.filter(({ forPeriod }) => forPeriod === undefined),
        ...later.flatMap(({ result }) =>
          result.lines.filter(({ forPeriod }) => forPeriod === past.run.fromDate),
        ),
      ],
      paidDate: past.run.payDate,
      payDate: run.payDate,
      country,
      components: new Map(past.run.components.map((one) => [one.code, one])),
    })
    if (lines.length === 0) continue
    made.lines.push(...lines)
    const isAnew = country.corrections.sameTaxYear.tax === 'recalculate'
    if (!isAnew || !isSameYear(past, { run, country })) continue
    made.figures[past.run.month] = correctedFigures(recalculated.figures, [
      past.result.figures,
      ...later.flatMap(({ result }) => {
        const counted = result.corrected?.[past.run.month]
        return counted ? [counted] : []
      }),
    ])
  }
  return made
}

function isSameYear(past: SettledPayslip, { run, country }: Pick<About, 'run' | 'country'>) {
  const { fromDate, toDate } = country.taxYearOf(past.run.payDate)
  return fromDate <= run.payDate && run.payDate <= toDate
}

/** A month as it should have been, or undefined where it cannot be worked out now. */
function calculateAgain(
  reader: Reader,
  employee: StoredEmployee,
  past: SettledPayslip,
  { firm, run, country, earlier }: About,
): Payslip | undefined {
  const before = earlier.filter((one) => one.run.month < run.month)
  const about = { firm, run, country, earlier: before }
  const written = writeDown(reader, employee, inputsOf(past.slip), about)
  if ('problem' in written) return undefined
  try {
    const { components } = past.run
    const held = written.hasLeft ? afterLeaving(components) : components
    const steps = prepareComponents(held, new Set(payValues))
    return calculatePayslip(written.input, { country, steps })
  } catch (error) {
    if (error instanceof PayrollFault) return undefined
    throw error
  }
}
