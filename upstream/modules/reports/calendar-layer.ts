import type { CalendarLayer } from '../calendar/index.ts'
import { dutiesDue } from './duties/due.ts'

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
          number: `${name} ${from.slice(0, 7) === to.slice(0, 7) ? to.slice(0, 7) : `${from.slice(0, 7)}/${to.slice(5, 7)}`}`,
          date: dueDate,
          link: 'reports/tax-returns',
        })),
  },
]
