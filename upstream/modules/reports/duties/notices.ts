import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firms/index.ts'
import { queueNotice } from '../../outbound/index.ts'
import { dutiesDue } from './due.ts'
import { noticeDays, planDutyNotices } from './plan.ts'

/**
 * Notifies of what is due and open, and plans the next time.
 * @param after the day up to which members were notified: what was missed since is told once
 */
export function notifyOfDuties(writer: Writer, context: FirmContext, after: string): void {
  const today = firmDate(writer, context)
  const days = { from: addDays(after, 1), to: addDays(today, Math.max(...noticeDays)) }
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
