import type { Minor } from '#contract/core/money.ts'
import { percentOf, portionOf, roundTo, within } from '../../amounts.ts'
import { correctedOnPayment } from '../../statutory/corrections.ts'
import type { Bearer, Country, StatutoryInput, StatutoryLine } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import { calendarYearOf, figure } from '../../statutory/year.ts'
import { type SwissDetails, swissDetails } from './details.ts'
import { sourceTax } from './source-tax.ts'
import { swissSources, swissTablesOn } from './tables.ts'

/**
 * Switzerland: federal contributions, the firm's funds by their percentages, pension fund by its
 * certificate, tax at source by the tariffs that the firm uploads. Not covered: tax at source of
 * cross-border commuters by days, administration fees of the funds.
 */
export const switzerland: Country<SwissDetails> = {
  code: 'CH',
  currency: 'CHF',
  details: swissDetails,
  sources: swissSources,
  isAudited: false,
  taxYearOf: calendarYearOf,
  corrections: correctedOnPayment,
  calculate: (input, details) => {
    const tables = swissTablesOn(input.payDate)
    const days = insuredDays(input)
    const pay = Math.max(0, input.contributory.regular + input.contributory.oneOff)
    const oldAge = Math.max(0, pay - portionOf(details.freeOfMonth, days, 30))
    const jobless = details.isUnemploymentInsured
      ? upTo(tables.unemployment.ceilingOfYear, input, pay, days)
      : 0
    const accident = upTo(tables.accident.ceilingOfYear, input, pay, days)
    const { pensionFund, sickPay } = details
    const taken = details.sourceTax === null ? 0 : sourceTax(input, details.sourceTax)
    const taxed = Math.max(0, input.taxable.regular) + Math.max(0, input.taxable.oneOff)
    const each = (code: string, base: Minor, rate: string) => [
      line(code, 'employee', 'compensation_fund', base, rate),
      line(code, 'employer', 'compensation_fund', base, rate),
    ]
    const lines = [
      ...each('old_age', oldAge, tables.oldAge.each),
      ...each('unemployment', jobless, tables.unemployment.each),
      line('other_accidents', 'employee', 'accident_insurer', accident, details.otherAccidentRate),
      line(
        'accidents_at_work',
        'employer',
        'accident_insurer',
        accident,
        details.accidentAtWorkRate,
      ),
      line('sick_pay', 'employee', 'sick_pay_insurer', pay, sickPay.employee),
      line('sick_pay', 'employer', 'sick_pay_insurer', pay, sickPay.employer),
      line('family_fund', 'employer', 'compensation_fund', pay, details.familyFundRate),
      {
        ...line('pension_fund', 'employee', 'pension_fund', pay, '0'),
        amount: pensionFund.employee,
      },
      {
        ...line('pension_fund', 'employer', 'pension_fund', pay, '0'),
        amount: pensionFund.employer,
      },
      {
        ...line('source_tax', 'employee', 'tax_office', taxed, '0'),
        ...{ branch: 'tax' as const, amount: taken },
      },
    ]
    return {
      lines: lines.filter(({ amount }) => amount !== 0),
      figures: { pay, days, taxed, sourceTax: taken },
    }
  },
}

/** What of this pay lies below a yearly ceiling that grows with the insured days so far. */
function upTo(ceilingOfYear: Minor, input: StatutoryInput, pay: Minor, days: number): Minor {
  const before = figure(input.yearToDate, 'pay')
  const daysBefore = figure(input.yearToDate, 'days')
  const counted = within(before, 0, portionOf(ceilingOfYear, daysBefore, 360))
  return within(before + pay, 0, portionOf(ceilingOfYear, daysBefore + days, 360)) - counted
}

/** Contributions are rounded to five Rappen, as they are paid. */
function line(
  code: string,
  bearer: Bearer,
  authority: string,
  base: Minor,
  rate: string,
): StatutoryLine {
  return {
    code,
    bearer,
    branch: 'social',
    authority,
    base,
    amount: roundTo(percentOf(base, rate), 5),
  }
}
