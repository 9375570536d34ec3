import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { seesWhole } from '../calendar/index.ts'

type Row = { name: string; page: string; date: string; calendar: string }

function findRow({ sql }: Reader, id: string): Row | undefined {
  const [row] = sql.exec<Row>(
    `select b.name, p.name as page, substr(b.starts_at, 1, 10) as date, b.calendar_id as calendar
     from bookings b join booking_pages p on p.id = b.page_id where b.id = ?`,
    id,
  )
  return row
}

/** What an appointment is known by. */
export function bookingTitle(reader: Reader, id: string) {
  const row = findRow(reader, id)
  return row && { title: `${row.name} · ${row.page}`, date: row.date }
}

/** Whether somebody sees everything of the calendar that an appointment is in; the firm itself does. */
export function isSeenBy(
  reader: Reader,
  person: Pick<Actor, 'userId' | 'role' | 'custom'>,
  id: string,
) {
  const row = findRow(reader, id)
  return row !== undefined && (person.userId === '' || seesWhole(reader, person, row.calendar))
}
