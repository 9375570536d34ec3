import type { Minor } from '#contract/core/money.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import type { InCentres } from '../../books/ledger/views.ts'
import { onOwnSide } from './reader.ts'
import { budgetLinesTable } from './tables.ts'
import { yearEnding } from './years.ts'

/**
 * What is planned from one day to another, debit less credit by account, in minor units of the base
 * currency. Of a month that lies in the span in part, as many days' shares as do.
 * @param scope the cost centres whose plan it is; all of the firm's where absent
 */
export function budgetIn(
  reader: Reader,
  { from, to }: { from: string; to: string },
  scope?: InCentres,
): Map<string, Minor> {
  const types = new Map(listAccounts(reader).map(({ code, type }) => [code, type]))
  const sums = new Map<string, Minor>()
  const isMeant = ({ costCentreId: id }: { costCentreId: string }) =>
    !scope || (id === '' ? scope.isNone : scope.ids.includes(id))
  const lines = reader.db.select().from(budgetLinesTable).all().filter(isMeant)
  for (const { account, yearEnd, months } of lines) {
    const year = yearEnding(yearEnd)
    const type = types.get(account)
    if (!type || year.end < from || year.start > to) continue
    const planned = months.reduce((sum, amount, at) => {
      const first = year.months[at] ?? year.start
      const last = addDays(year.months[at + 1] ?? addDays(year.end, 1), -1)
      return sum + shareWithin(amount, { first, last }, { from, to })
    }, 0)
    sums.set(account, (sums.get(account) ?? 0) + onOwnSide(type, planned))
  }
  return sums
}

function shareWithin(
  amount: Minor,
  { first, last }: { first: string; last: string },
  { from, to }: { from: string; to: string },
): Minor {
  if (from <= first && last <= to) return amount
  const begin = first > from ? first : from
  const end = last < to ? last : to
  if (begin > end) return 0
  const days = daysBetween(begin, end) + 1
  return Math.round((amount / (daysBetween(first, last) + 1)) * days)
}
