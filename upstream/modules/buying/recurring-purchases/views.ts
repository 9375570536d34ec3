import { addDaysTo } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { datesFrom } from '../../../recurrence/dates.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { recurringPurchases } from './records.ts'

/** A bill or an expense that a recurring one will make; its total in minor units. */
export type PurchaseToCome = {
  /** Of the recurring one. */
  id: string
  name: string
  /** Empty for somebody who is none of the firm's suppliers. */
  supplierId: string
  date: string
  dueDate: string
  total: number
}

const maxDates = 100
const usualTermsDays = 30

/**
 * Bills and expenses in the base currency that recurring ones will make and that are due until a day;
 * those that a person looks at first are among them.
 */
export function purchasesToCome(reader: Reader, until: string): PurchaseToCome[] {
  const { baseCurrency } = getFirmProfile(reader)
  return recurringPurchases
    .activeUntil(reader, until)
    .filter(({ currency, nextDate }) => currency === baseCurrency && nextDate !== '')
    .flatMap((row) => {
      const { id, name, total, nextPlace, madeCount, supplierId, kind } = row
      const days = kind === 'expense' ? 0 : termsOf(reader, supplierId)
      return datesFrom(ruleOf(row), nextPlace, madeCount, maxDates)
        .map(({ date }) => ({
          id,
          name,
          supplierId: supplierId ?? '',
          date,
          dueDate: addDaysTo('date', date, days),
          total,
        }))
        .filter(({ dueDate }) => dueDate <= until)
    })
}

function termsOf(reader: Reader, supplierId: string | null): number {
  if (supplierId === null) return usualTermsDays
  return getStoredParty(reader, supplierId).purchaseTermsDays ?? usualTermsDays
}
