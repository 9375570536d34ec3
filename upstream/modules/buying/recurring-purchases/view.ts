import type { RecurringPurchase } from '#contract/buying/recurring-purchases.ts'
import type { Reader } from '../../../firm/store.ts'
import { datesFrom, spanAt } from '../../../recurrence/dates.ts'
import { periodTexts } from '../../../recurrence/period.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { contentOf, type RecurringRecord } from './records.ts'
import { runsOf } from './runs.ts'

const datesShown = 5
const runsShown = 24

/** A recurring purchase as the API gives it. */
export function toRecurring(reader: Reader, row: RecurringRecord): RecurringPurchase {
  const { id, name, mode, period, state, supplierId, total, madeCount, failures } = row
  const { preparedByName, version, createdAt, updatedAt } = row
  return {
    ...ruleOf(row),
    ...contentOf(row),
    id,
    name,
    mode,
    period,
    state,
    supplierId,
    total,
    nextDate: row.nextDate || null,
    nextDates: row.nextDate === '' ? [] : nextDates(reader, row),
    madeCount,
    runs: runsOf(reader, id, runsShown),
    failures,
    problem: row.problem === null ? null : JSON.parse(row.problem),
    preparedByName,
    version,
    createdAt,
    updatedAt,
  }
}

function nextDates(reader: Reader, row: RecurringRecord) {
  const { address, language } = getFirmProfile(reader)
  const rule = ruleOf(row)
  const { nextPlace, madeCount, period } = row
  return datesFrom(rule, nextPlace, madeCount, datesShown).map(({ place, date }, at) => {
    const span = spanAt(rule, place, period)
    return {
      date,
      period: periodTexts(span, madeCount + at + 1, language, address.country).period,
    }
  })
}
