import { addDays, laterOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { queueNotice } from '../../../firm/outbound/index.ts'
import { dutiesDue } from './due.ts'
import { firstNotice, longest, noticeDays, planDutyNotices } from './plan.ts'

/**
 * Notifies of what is due and open, and plans the next time.
 * @param told the day up to which members were notified: what was missed since is told once, of the
 *   last month; what is open from before stands on the page
 */
export function notifyOfDuties(writer: Writer, context: FirmContext, told: string): void {
  const today = firmDate(writer, context)
  const after = laterOf(told, addDays(today, 0 - longest))
  const days = { from: addDays(after, 1), to: addDays(today, firstNotice) }
  for (const { name, from, to, dueDate, doneAt } of dutiesDue(writer, days)) {
    const isTimely = noticeDays
      .map((before) => addDays(dueDate, 0 - before))
      .some((day) => day > after && day <= today)
    if (doneAt !== null || !isTimely) continue
    queueNotice(writer, context, {
      kind: 'taxDue',
      params: { name, from, to, dueDate },
      link: `/firms/${context.firmId}/reports/tax-returns`,
      isForAll: true,
    })
  }
  planDutyNotices(writer, context)
}
