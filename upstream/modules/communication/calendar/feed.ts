import { eq } from 'drizzle-orm'
import type { CalendarFeed, FeedDetails } from '#contract/communication/calendar-files.ts'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { findByToken, publicToken } from '../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type CalendarRow, requireManage } from './access.ts'
import { toFile, toWritten } from './ics/export.ts'
import { writeCalendar } from './ics/write-calendar.ts'
import { findCalendar, readCalendars, readEventsOf } from './reader.ts'
import { calendarsTable } from './tables.ts'
import { changeCalendar } from './writer.ts'

/** Events that were over earlier are left out, and at most so many of the rest. */
const daysBack = 400
const maxEvents = 3_000

/** The secret addresses of the calendars that the caller manages. */
export function listFeeds(reader: Reader, { firmId, actor }: FirmContext): CalendarFeed[] {
  const manages = isAllowed(actor, 'calendar:manage')
  return readCalendars(reader)
    .filter(({ ownerId }) => (ownerId === null ? manages : ownerId === actor.userId))
    .map((row) => toFeed(firmId, row))
}

/**
 * Gives a calendar a secret address; one that it had is dead from then on.
 * @throws AppError not_found, forbidden
 */
export function renewFeed(
  writer: Writer,
  context: FirmContext,
  id: string,
  details: FeedDetails,
): CalendarFeed {
  requireManage(findCalendar(writer, id), context.actor)
  changeCalendar(writer, id, { feedSecret: newSecret(), feedDetails: details })
  writer.audit({ entity: 'calendar', entityId: id, action: 'share', after: { details } })
  return getFeed(writer, context, id)
}

/** Takes a calendar's secret address away. @throws AppError not_found, forbidden */
export function revokeFeed(writer: Writer, context: FirmContext, id: string): CalendarFeed {
  requireManage(findCalendar(writer, id), context.actor)
  changeCalendar(writer, id, { feedSecret: null })
  writer.audit({ entity: 'calendar', entityId: id, action: 'unshare' })
  return getFeed(writer, context, id)
}

/** Takes the secret addresses of somebody's own calendars away: they are no member any more. */
export function endFeedsOf(writer: Writer, userId: string): void {
  for (const { id, ownerId, feedSecret } of readCalendars(writer)) {
    if (ownerId !== userId || feedSecret === null) continue
    changeCalendar(writer, id, { feedSecret: null })
    writer.audit({ entity: 'calendar', entityId: id, action: 'unshare' })
  }
}

/**
 * A calendar by its secret address. A private event is shown in full only in the calendar of whoever
 * entered it. Whatever is wrong with an address, the answer is the same.
 * @throws AppError not_found
 */
export function openFeed(reader: Reader, context: FirmContext, token: string): File {
  const today = firmDate(reader, context)
  const row = findByToken(context.firmId, token, today, (secret) => findBySecret(reader, secret))
  if (!row) throw new AppError('not_found', 'No such calendar')
  const since = addDays(today, -daysBack)
  const events = readEventsOf(reader, row.id, { since, limit: maxEvents })
  const name = row.name === '' ? row.ownerName : row.name
  const written = toWritten(reader, events, ({ visibility, createdBy }) => {
    return row.feedDetails === 'busy' || (visibility === 'private' && createdBy !== row.ownerId)
  })
  return toFile('calendar', writeCalendar({ name, events: written }))
}

function findBySecret({ db }: Reader, secret: string) {
  const isMeant = eq(calendarsTable.feedSecret, secret)
  const row = db.select().from(calendarsTable).where(isMeant).get()
  return row && { ...row, publicSecret: row.feedSecret, publicUntil: null }
}

function getFeed(reader: Reader, { firmId }: FirmContext, id: string): CalendarFeed {
  const row = findCalendar(reader, id)
  if (!row) throw new AppError('not_found', 'No such calendar')
  return toFeed(firmId, row)
}

function toFeed(firmId: string, { id, feedSecret, feedDetails }: CalendarRow): CalendarFeed {
  const path = feedSecret === null ? null : `/calendar-feeds/${publicToken(firmId, feedSecret)}.ics`
  return { calendarId: id, path, details: feedDetails }
}
