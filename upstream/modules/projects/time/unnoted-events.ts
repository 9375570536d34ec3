import { isAllowed } from '#contract/core/roles.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { ownTimes } from '../../communication/calendar/index.ts'
import type { Interval } from './entries.ts'
import { type StoredEntry, zoneOf } from './stored.ts'

const maxEvents = 50

/** Events of one's own calendars that are over and overlap no time that is noted, to be noted as well. */
export function unnotedEvents(
  reader: Reader,
  firm: FirmContext,
  entries: readonly StoredEntry[],
  { from, to }: Interval,
): TimeWeek['events'] {
  if (!isAllowed(firm.actor, 'calendar:view')) return []
  const now = firm.now.toISOString()
  const timeZone = zoneOf(reader)
  const isNoted = (event: { startsAt: string; endsAt: string }) =>
    entries.some(
      ({ startedAt, endedAt }) => startedAt < event.endsAt && (endedAt ?? now) > event.startsAt,
    )
  return ownTimes(reader, firm.actor.userId, { from, to })
    .filter((event) => event.endsAt <= now && event.endsAt > event.startsAt && !isNoted(event))
    .slice(0, maxEvents)
    .map(({ title, startsAt, endsAt }) => {
      const [begin, end] = [localOf(startsAt, timeZone), localOf(endsAt, timeZone)]
      return { title, date: begin.slice(0, 10), from: begin.slice(11), to: end.slice(11) }
    })
}
