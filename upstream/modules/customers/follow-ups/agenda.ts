import type { Agenda } from '#contract/customers/follow-ups.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { followUpReach } from './reach.ts'
import { storedFollowUp, toFollowUp } from './register.ts'

const soonDays = 7
const maxRows = 300

/** What is late, due today and in the next seven days; of one member, or of all, as far as seen. */
export function agendaOf(
  reader: Reader,
  firm: FirmContext,
  { owner }: { owner?: string | undefined },
): Agenda {
  const today = firmDate(reader, firm)
  const within = followUpReach.within(firm.actor, 'id')
  const rows = reader.sql
    .exec(
      `select * from follow_ups where place = 'open' and due_order <= ?
         ${owner === undefined ? '' : 'and owner_id = ?'} ${within ? `and ${within.sql}` : ''}
       order by due_order, id limit ${maxRows}`,
      ...[addDays(today, soonDays), ...(owner === undefined ? [] : [owner])],
      ...(within?.bound ?? []),
    )
    .toArray()
    .map((raw) => toFollowUp(reader, firm, storedFollowUp(raw)))
  const dueOf = ({ dueDate }: (typeof rows)[number]) => dueDate ?? ''
  return {
    today,
    late: rows.filter((one) => dueOf(one) < today),
    dueToday: rows.filter((one) => dueOf(one) === today),
    soon: rows.filter((one) => dueOf(one) > today),
  }
}
