import type { DealForecast } from '#contract/customers/deals.ts'
import { addDays } from '../../../firm/calendar.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { compareWithTruth, type ForecastSnapshot } from './forecast-truth.ts'

/** As many months that are over are shown. */
const mostMonths = 12

/**
 * Months that are over: what was forecast when they began, or first, beside what they brought. Nothing
 * for whoever does not reach all deals: the snapshots are of all.
 */
export function forecastTruth(
  reader: Reader,
  context: FirmContext,
  wonByMonth: Readonly<Record<string, number>>,
): DealForecast['truth'] {
  if (reachCondition(context.actor, 'deal', 'held_by')) return []
  const today = firmDate(reader, context)
  const kept = reader.sql
    .exec<ForecastSnapshot>(
      `select as_of_date as asOfDate, month, best, expected, worst from deal_forecasts
       where month < ? and month >= ? order by month desc, as_of_date`,
      ...[today.slice(0, 7), addDays(today, -31 * mostMonths).slice(0, 7)],
    )
    .toArray()
  const byMonth = Map.groupBy(kept, ({ month }) => month)
  const first = [...byMonth.values()].flatMap((snapshots) => {
    const before = snapshots.filter(({ asOfDate, month }) => asOfDate <= `${month}-01`)
    return before.at(-1) ?? snapshots[0] ?? []
  })
  return compareWithTruth(first, wonByMonth, today).slice(0, mostMonths)
}
