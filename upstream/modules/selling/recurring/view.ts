import type { Recurring, RecurringContent } from '#contract/selling/recurring.ts'
import { storedSums } from '../../../documents/stored-document.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { datesFrom, spanAt } from '../../../recurrence/dates.ts'
import { periodTexts } from '../../../recurrence/period.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { draftValues } from '../invoicing/index.ts'
import { pricedInput } from './content.ts'
import { contentOf, type RecurringRecord } from './records.ts'
import { runsOf } from './runs.ts'

const datesShown = 5
const runsShown = 24

/** A recurring invoice as the API gives it. */
export function toRecurring(reader: Reader, context: FirmContext, row: RecurringRecord): Recurring {
  const { id, name, period, mode, state, customerId, customerName, currency } = row
  const content = contentOf(row)
  const rule = ruleOf(row)
  return {
    ...rule,
    id,
    name,
    period,
    mode,
    state,
    customerId,
    customerName,
    currency,
    totals: totalsOf(reader, context, content),
    content: { ...content, issueDate: row.nextDate || content.issueDate },
    nextDate: row.nextDate || null,
    nextDates: row.nextDate === '' ? [] : nextDates(reader, row, content),
    madeCount: row.madeCount,
    runs: runsOf(reader, id, { today: firmDate(reader, context), maximum: runsShown }),
    failures: row.failures,
    problem: row.problem === null ? null : JSON.parse(row.problem),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

function nextDates(reader: Reader, row: RecurringRecord, { language }: RecurringContent) {
  const { country } = getFirmProfile(reader).address
  const rule = ruleOf(row)
  const { nextPlace, madeCount } = row
  return datesFrom(rule, nextPlace, madeCount, datesShown).map(({ place, date }, at) => {
    const count = madeCount + at + 1
    const texts = periodTexts(spanAt(rule, place, row.period), count, language, country)
    return { date, period: texts.period }
  })
}

/** What it comes to today; null where something in it has no price, such as an unknown rate. */
function totalsOf(reader: Reader, context: FirmContext, content: RecurringContent) {
  try {
    const day = firmDate(reader, context)
    return storedSums(draftValues(reader, context, pricedInput(content, day)).document)
  } catch {
    return null
  }
}
