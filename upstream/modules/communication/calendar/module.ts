import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { endFeedsOf } from './feed.ts'
import { jobs } from './jobs.ts'
import { forgetLayersOf } from './layers.ts'
import { shownCalendars } from './list.ts'
import { findCalendar, findEvent } from './reader.ts'

const Left = z.object({ userId: Id })

export const module = defineModule({
  name: 'calendar',
  endpoints: router,
  /** What the directory of people tells a firm. */
  internal: {
    'member-left': (input, { store, firm }) => {
      const { userId } = Left.parse(input)
      store.transact(firm, (writer) => {
        endFeedsOf(writer, userId)
        forgetLayersOf(writer, userId)
      })
    },
  },
  jobs,
  /**
   * Events of the firm's calendars. Private ones, and those of a person's own calendar, are no record
   * that others could see.
   */
  recordKinds: {
    event: {
      read: 'calendar:view',
      reach: 'whole',
      write: 'calendar:edit',
      path: (id) => `calendar/events/${id}`,
      find: (reader, id) => {
        const event = findEvent(reader, id)
        const calendar = event && findCalendar(reader, event.calendarId)
        if (!calendar || calendar.ownerId !== null || event.visibility === 'private')
          return undefined
        return { title: event.title, date: event.start.slice(0, 10) }
      },
    },
  },
  /** Events are found in calendars that show more than that their time is taken. */
  searchKinds: {
    event: {
      read: 'calendar:view',
      reach: 'whole',
      path: (id) => `calendar/events/${id}`,
      groups: (reader, actor) =>
        [...shownCalendars(reader, actor).values()]
          .filter(({ access }) => access !== 'busy')
          .map(({ id }) => id),
    },
  },
  /** A copy of a firm is read by nobody who has a secret address of the first. */
  onCopy({ sql }: Writer): void {
    sql.exec('update calendars set feed_secret = null')
  },
})
