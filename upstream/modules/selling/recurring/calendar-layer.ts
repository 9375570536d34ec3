import { datesFrom } from '../../../recurrence/dates.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import type { CalendarLayer } from '../../communication/calendar/index.ts'
import { activeUntil } from './reader.ts'

const maxEntries = 500

/** The days on which recurring invoices will be made. */
export const calendarLayers: readonly CalendarLayer[] = [
  {
    layer: 'recurring',
    needs: 'recurring:view',
    entity: 'party',
    list: (reader, { from, to }) =>
      activeUntil(reader, to)
        .flatMap((row) =>
          datesFrom(ruleOf(row), row.nextPlace, row.madeCount, 400)
            .filter(({ date }) => date >= from && date <= to)
            .map(({ date }) => ({
              id: row.id,
              number: row.name,
              date,
              link: `recurring/${row.id}`,
            })),
        )
        .slice(0, maxEntries),
  },
]
