import { type Day, dayNumber, partsOf } from '../../days.ts'
import { PayrollFault } from '../../fault.ts'
import type { PayFrequency } from '../../statutory/country.ts'

/** Where in the tax year a payment is: `number` of `ofYear` months or weeks are over by then. */
export type TaxPeriod = {
  number: number
  ofYear: 12 | 52 | 1
  /** Months or weeks that the payment is for. */
  length: number
}

/** The tax year that a day is in, 6 April to 5 April. */
export function britishTaxYearOf(day: Day): { fromDate: Day; toDate: Day } {
  const { year } = partsOf(day)
  const starts = day >= `${year}-04-06` ? year : year - 1
  return { fromDate: `${starts}-04-06`, toDate: `${starts + 1}-04-05` }
}

/**
 * The tax period of a payment: months from the 6th to the 5th, or weeks of seven days; two and four
 * weeks end with the second or the fourth of them. Throws PayrollFault('frequency_unknown_there').
 */
export function taxPeriodOf(payDate: Day, frequency: PayFrequency): TaxPeriod {
  const { fromDate } = britishTaxYearOf(payDate)
  const weeks = { week: 1, twoWeeks: 2, fourWeeks: 4 }
  const months = { month: 1, quarter: 3, halfYear: 6 }
  if (frequency === 'year') return { number: 1, ofYear: 1, length: 1 }
  if (frequency === 'week' || frequency === 'twoWeeks' || frequency === 'fourWeeks') {
    const length = weeks[frequency]
    const week = Math.floor((dayNumber(payDate) - dayNumber(fromDate)) / 7) + 1
    return { number: Math.ceil(week / length) * length, ofYear: 52, length }
  }
  if (frequency === 'month' || frequency === 'quarter' || frequency === 'halfYear') {
    const length = months[frequency]
    const { month, date } = partsOf(payDate)
    const over = ((month - 4 + 12) % 12) - (date < 6 ? 1 : 0)
    const number = ((over + 12) % 12) + 1
    return { number: Math.ceil(number / length) * length, ofYear: 12, length }
  }
  throw new PayrollFault('frequency_unknown_there', { country: 'GB', frequency })
}
