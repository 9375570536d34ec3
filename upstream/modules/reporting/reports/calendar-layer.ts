import type { CalendarLayer } from '../../communication/calendar/index.ts'
import { dutiesDue } from './duties/due.ts'
import type { Span } from './span.ts'

/** Returns, lists and payments of taxes that are open, on the day they are due. */
export const calendarLayers: readonly CalendarLayer[] = [
  {
    layer: 'taxesDue',
    needs: 'report:view',
    list: (reader, days) =>
      dutiesDue(reader, days)
        .filter(({ doneAt }) => doneAt === null)
        .map(({ key, name, from, to, dueDate }) => ({
          id: `${key}_${to}`,
          number: `${name} ${monthsText({ from, to })}`,
          date: dueDate,
          link: 'reports/tax-returns',
        })),
  },
]

/** `2026-11` of one month, `2026-10/12` of several. */
function monthsText({ from, to }: Span): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  return first === last ? last : `${first}/${last.slice(5)}`
}
