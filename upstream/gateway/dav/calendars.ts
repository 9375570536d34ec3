import {
  type Calendar,
  type CalendarColor,
  calendarContract,
} from '#contract/communication/calendar.ts'
import {
  calendarObjectsContract,
  maxObjectLength,
  maxObjectsAtOnce,
} from '#contract/communication/calendar-objects.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import type { Properties } from './answer.ts'
import { type Asker, Refused } from './asker.ts'
import {
  type Collection,
  collationsAs,
  type Described,
  eventKind,
  placeOf,
  readInPieces,
  reportsAs,
  tokenOf,
} from './collection.ts'
import { calendarsHref } from './paths.ts'
import { collectionRights, ownerHref } from './principal.ts'

/** As programs show a calendar; the nearest to what the calendar's own pages show. */
const colors: Readonly<Record<CalendarColor, string>> = {
  blue: '#2F6BE4FF',
  sky: '#3AA0D8FF',
  green: '#3C9A5FFF',
  gold: '#C99A1EFF',
  clay: '#B9704AFF',
  red: '#D0453EFF',
  grey: '#7A7F87FF',
}

/** The calendars of a firm that the caller sees, as collections (RFC 4791). */
export async function calendarsOf(
  ask: Asker,
  { firmId, tradeName, legalName }: FirmMembership,
  isOnlyFirm: boolean,
): Promise<Described[]> {
  const calendars = await ask(calendarContract.listCalendars, { firmId })
  return calendars.map((calendar) => {
    const name = isOnlyFirm ? calendar.name : `${tradeName || legalName}: ${calendar.name}`
    const collection = calendarAt(ask, { firmId, calendarId: calendar.id })
    return { collection, properties: propertiesOf(calendar, name) }
  })
}

function propertiesOf(calendar: Calendar, name: string): Properties {
  return new Map([
    ['d:resourcetype', '<d:collection/><c:calendar/>'],
    ['d:displayname', escapeXml(name)],
    ['d:owner', ownerHref],
    ['d:current-user-principal', ownerHref],
    ['d:current-user-privilege-set', collectionRights(calendar.canEdit)],
    ['d:sync-token', tokenOf(calendar.changeNumber, calendar.access)],
    ['cs:getctag', placeOf(calendar.changeNumber, calendar.access)],
    ['apple:calendar-color', colors[calendar.color]],
    ['c:supported-calendar-component-set', '<c:comp name="VEVENT"/>'],
    ['c:supported-calendar-data', '<c:calendar-data content-type="text/calendar" version="2.0"/>'],
    ['c:max-resource-size', String(maxObjectLength)],
    ['c:supported-collation-set', collationsAs('c')],
    [
      'd:supported-report-set',
      reportsAs(
        'c:calendar-multiget',
        'c:calendar-query',
        'c:free-busy-query',
        'd:sync-collection',
      ),
    ],
  ])
}

/** A calendar by its place: whether it is there and shown, its own calls say. */
export function calendarAt(
  ask: Asker,
  inCalendar: { firmId: string; calendarId: string },
): Collection {
  const { list, read, busy, put, remove } = calendarObjectsContract
  return {
    href: `${calendarsHref}${inCalendar.firmId}-${inCalendar.calendarId}/`,
    kind: eventKind,
    list: async (span) => (await ask(list, { ...inCalendar, ...span })).objects,
    changes: (since) => ask(list, { ...inCalendar, ...(since !== undefined && { since }) }),
    read: (names, { expand, limit } = {}) =>
      readInPieces(names, maxObjectsAtOnce, (some) =>
        ask(read, {
          ...inCalendar,
          names: some,
          ...(expand && { expand }),
          ...(limit && { limit }),
        }),
      ),
    busy: async (span) => {
      try {
        return await ask(busy, { ...inCalendar, ...span })
      } catch (error) {
        if (error instanceof Refused && error.answer.status === 422) return undefined
        throw error
      }
    },
    put: ({ name: objectName, ...sent }) => ask(put, { ...inCalendar, objectName, ...sent }),
    remove: async ({ name: objectName, ...named }) => {
      await ask(remove, { ...inCalendar, objectName, ...named })
    },
  }
}
