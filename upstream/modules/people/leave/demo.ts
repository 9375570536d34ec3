import { AppError } from '#contract/core/errors.ts'
import { LeaveAsk } from '#contract/people/leave.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { addDays, addMonths, weekdayOf } from '../attendance/index.ts'
import { listEmployees } from '../employees/index.ts'
import { askForLeave } from './ask.ts'
import { noteNotice } from './show-person.ts'

/** Leave of the demo's people: some taken, some to come, an illness, and a request that waits. */
export function writeDemoLeave(writer: Writer, firm: FirmContext): void {
  const today = firmDate(writer, firm)
  const people = [...listEmployees(writer)].sort((a, b) => (a.number < b.number ? -1 : 1))
  const [, head, joiner, apprentice, office] = people
  const monday = addDays(today, 8 - weekdayOf(today))
  const plans = [
    {
      who: head,
      typeCode: 'annual',
      from: addDays(monday, -77),
      to: addDays(monday, -73),
      isNoted: true,
    },
    {
      who: joiner,
      typeCode: 'annual',
      from: addDays(monday, -42),
      to: addDays(monday, -38),
      isNoted: true,
    },
    {
      who: apprentice,
      typeCode: 'sick',
      from: addDays(monday, -14),
      to: addDays(monday, -12),
      isNoted: true,
    },
    {
      who: office,
      typeCode: 'annual',
      from: addDays(monday, 1),
      to: addDays(monday, 3),
      isNoted: true,
    },
    {
      who: head,
      typeCode: 'annual',
      from: addDays(monday, 14),
      to: addDays(monday, 18),
      isNoted: false,
    },
    {
      who: office,
      typeCode: 'unpaid',
      from: addDays(monday, 24),
      to: addDays(monday, 24),
      isNoted: false,
    },
  ]
  for (const { id, startDate } of people) noteYears(writer, firm, id, { startDate, today })
  for (const { who, isNoted, ...days } of plans) {
    if (!who || addMonths(who.startDate, 1) > days.from) continue
    try {
      askForLeave(writer, firm, who, LeaveAsk.parse(days), isNoted)
    } catch (error) {
      // In some weeks all of its days are public holidays: then there is one absence less to see.
      if (!(error instanceof AppError)) throw error
    }
  }
}

/** Every autumn people were told to take what is left, so that it lapsed with the year. */
function noteYears(
  writer: Writer,
  firm: FirmContext,
  employeeId: string,
  { startDate, today }: { startDate: string; today: string },
): void {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(today.slice(0, 4)) - 1]
  for (let year = first; year <= last; year += 1) {
    noteNotice(writer, firm, { employeeId, year: `${year}-01-01`, on: `${year}-10-15` })
  }
}
