import { instantOf } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { schedule } from '../../../firm/jobs/index.ts'
import { dutiesDue } from './due.ts'
import { withheldDays } from './withheld.ts'

export const dutyJob = 'reports.duties'

/** Members are notified so many days before, and once more on the day itself. */
export const firstNotice = 7
export const noticeDays: readonly number[] = [firstNotice, 0]
/** With nothing due before, what is due is looked at anew after so many days. */
export const longest = 31

/** Sets the job for the next day on which members are to be notified, at seven in the morning. */
export function planDutyNotices(writer: Writer, context: FirmContext): void {
  const today = firmDate(writer, context)
  const until = addDays(today, longest)
  const span = { from: today, to: addDays(until, firstNotice) }
  const open = dutiesDue(writer, span).filter(({ doneAt }) => doneAt === null)
  const days = [...open.map(({ dueDate }) => dueDate), ...withheldDays(writer, span)]
    .flatMap((dueDate) => noticeDays.map((before) => addDays(dueDate, 0 - before)))
    .filter((day) => day > today && day <= until)
  const next = [...days, until].sort()[0] ?? until
  const { timeZone } = getFirmProfile(writer)
  schedule(writer, {
    kind: dutyJob,
    key: 'next',
    dueAt: new Date(instantOf(`${next}T07:00`, timeZone)),
    payload: { after: today },
    link: 'reports/tax-returns',
  })
}
