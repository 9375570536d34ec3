import type { Minor } from '#contract/core/money.ts'
import { percentOf, portionOf, roundTo } from '../../amounts.ts'
import { PayrollFault } from '../../fault.ts'
import type { StatutoryInput } from '../../statutory/country.ts'
import { insuredDays } from '../../statutory/periods.ts'
import type { SourceTaxRow } from '../../statutory/source-tax-tariff.ts'
import { figure } from '../../statutory/year.ts'
import type { SwissDetails } from './details.ts'
import { tariffKey } from './tariff-file.ts'

/** Tax is taken in steps of five Rappen. */
const STEP = 5

/**
 * Tax at source: a rate found by monthly income, on all of it. By the month, regular pay of a part
 * of the month is counted up to thirty days to find the rate. By the year, the rate is that of the
 * average month so far, on all pay so far, less what was taken. Throws
 * PayrollFault('tariff_row_missing') when no tariff of that canton and code was uploaded.
 */
export function sourceTax(
  input: StatutoryInput,
  tax: NonNullable<SwissDetails['sourceTax']>,
): Minor {
  const key = tariffKey(tax.canton, tax.code)
  const rows = input.sourceTax?.get(key)
  if (rows === undefined) throw new PayrollFault('tariff_row_missing', { tariff: key })
  const regular = Math.max(0, input.taxable.regular)
  const pay = regular + Math.max(0, input.taxable.oneOff)
  const days = Math.max(1, insuredDays(input))
  if (tax.model === 'month') {
    const wholeMonth = portionOf(regular, 30, days) + Math.max(0, input.taxable.oneOff)
    return taxOf(pay, tax.rateIncome ?? wholeMonth, rows)
  }
  const all = figure(input.yearToDate, 'taxed') + pay
  const allDays = figure(input.yearToDate, 'days') + days
  const average = portionOf(all, 30, allDays)
  return taxOf(all, tax.rateIncome ?? average, rows) - figure(input.yearToDate, 'sourceTax')
}

function taxOf(pay: Minor, rateIncome: Minor, rows: readonly SourceTaxRow[]): Minor {
  const row = rows.findLast(({ incomeFrom }) => incomeFrom <= rateIncome)
  if (row === undefined || pay === 0) return 0
  return roundTo(Math.max(percentOf(pay, row.rate), row.minimumTax), STEP)
}
