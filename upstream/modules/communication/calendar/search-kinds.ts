import type { SearchKinds } from '../../firm/records/index.ts'
import { shownCalendars } from './list.ts'

/** Events are found in calendars that show more than that their time is taken. */
export const searchKinds: SearchKinds = {
  event: {
    read: 'calendar:view',
    reach: 'whole',
    path: (id) => `calendar/events/${id}`,
    groups: (reader, actor) =>
      [...shownCalendars(reader, actor).values()]
        .filter(({ access }) => access !== 'busy')
        .map(({ id }) => id),
  },
}
