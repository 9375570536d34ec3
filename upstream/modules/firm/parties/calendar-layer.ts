import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'

const maxBirthdays = 2000

/** Birthdays that programs have sent with the cards of customers and suppliers in the lists. */
export const calendarLayers: ModuleParts['calendarLayers'] = [
  { layer: 'birthdays', needs: 'party:view', entity: 'party', list: birthdaysIn },
]

function birthdaysIn({ sql }: Reader, { from, to }: { from: string; to: string }) {
  const rows = sql
    .exec<{ id: string; name: string; kind: string; contact: string; birthday: string }>(
      `select p.id, p.name, p.kind, p.contact_name as contact, c.birthday
       from contact_cards c join parties p on p.id = c.party_id
       where c.birthday <> '' and p.is_archived = 0 order by p.id limit ?`,
      maxBirthdays,
    )
    .toArray()
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, at) => Number(from.slice(0, 4)) + at,
  )
  return years.flatMap((year) =>
    rows
      .map((row) => ({ ...row, date: dayIn(year, row.birthday) }))
      .filter(({ date, birthday }) => date >= from && date <= to && isBorn(birthday, year))
      .map(({ id, name, kind, contact, date }) => ({
        id: `${id}_${year}`,
        number: kind === 'person' || contact === '' ? name : contact,
        date,
        link: `parties/${id}`,
      })),
  )
}

/** Who was born on 29 February has their day on the 28th of other years. */
function dayIn(year: number, birthday: string): string {
  const day = birthday.slice(-5)
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`
}

function isBorn(birthday: string, year: number): boolean {
  return birthday.startsWith('-') || Number(birthday.slice(0, 4)) <= year
}
