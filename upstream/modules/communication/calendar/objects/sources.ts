import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import {
  type Component,
  componentLines,
  isComponent,
  lineIn,
  readComponents,
} from '../../../../core/content-component.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import type { Said } from '../ics/merge-event.ts'
import { unescapedName } from '../ics/read-calendar.ts'
import type { Frame, WrittenEvent } from '../ics/write-calendar.ts'
import type { EventRow } from '../reader.ts'
import { calendarSourcesTable } from '../tables.ts'

export type SourceRow = typeof calendarSourcesTable.$inferSelect

/** Which of a text's events a row was read of; null where none says it. */
export type PlacedRow = { row: EventRow; place: number | null }

const Values = z.object({
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  repeats: z.string(),
  skipped: z.string(),
  added: z.string(),
  lasts: z.number().nullable(),
  place: z.string(),
  description: z.string(),
  reminders: z.string(),
  visibility: z.enum(['calendar', 'private']),
  isBusy: z.boolean(),
  isCancelled: z.boolean(),
  categoryId: z.string().nullable(),
  otherCategories: z.string(),
  seriesStart: z.string().nullable(),
}) satisfies z.ZodType<Said>
const said = Values.keyof().options

const Base = z.array(
  z.object({
    id: z.string(),
    place: z.int().nullable(),
    values: Values.extend({ version: z.int() }),
  }),
)

/**
 * Keeps an event's text as a program wrote it; gives whether it is another than before. What a text
 * is for (METHOD) says how it came, and is not kept with it (RFC 4791, 4.1).
 */
export function keepSource(
  { db }: Writer,
  eventId: string,
  text: string,
  rows: readonly PlacedRow[],
): boolean {
  const kept = text.replace(/^METHOD:.*(?:\r\n|\r|\n)/im, '')
  const base = rows.map(({ row, place }) => ({
    id: row.id,
    place,
    values: { ...Values.parse(row), version: row.version },
  }))
  const values = { eventId, text: kept, base: JSON.stringify(base) }
  const before = db
    .select({ text: calendarSourcesTable.text })
    .from(calendarSourcesTable)
    .where(eq(calendarSourcesTable.eventId, eventId))
    .get()
  db.insert(calendarSourcesTable)
    .values(values)
    .onConflictDoUpdate({ target: calendarSourcesTable.eventId, set: values })
    .run()
  return before?.text !== kept
}

/** The texts of some events, by their ids. */
export function sourcesOf({ db }: Reader, eventIds: readonly string[]): Map<string, SourceRow> {
  if (eventIds.length === 0) return new Map()
  const rows = db
    .select()
    .from(calendarSourcesTable)
    .where(inArray(calendarSourcesTable.eventId, [...eventIds]))
    .all()
  return new Map(rows.map((row) => [row.eventId, row]))
}

/** An event's text as its program wrote it, where all that it says is still so; else undefined. */
export function unchangedText(source: SourceRow, rows: readonly EventRow[]): string | undefined {
  const base = baseOf(source)
  const known = new Map(base.map(({ id, values }) => [id, values]))
  const isSame = (row: EventRow) => {
    const values = known.get(row.id)
    return values !== undefined && said.every((name) => values[name] === row[name])
  }
  return rows.length === base.length && rows.every(isSame) ? source.text : undefined
}

/**
 * An event with what its program wrote of it and around it. A series that no event of the text says is
 * left out: there are single times of it alone.
 */
export function withSource(
  source: SourceRow,
  events: readonly WrittenEvent[],
): { events: WrittenEvent[]; frame: Frame } | undefined {
  const calendar = readComponents(source.text)?.parts.find(isComponent)
  if (!calendar) return undefined
  const found = calendar.parts.filter(isComponent).filter(({ name }) => name === 'VEVENT')
  const base = new Map(baseOf(source).map((one) => [one.id, one]))
  const kept = events.flatMap((event): WrittenEvent[] => {
    const known = base.get(event.row.id)
    if (!known) return [event]
    if (known.place === null) return known.values.start === event.row.start ? [] : [event]
    const component = found[known.place]
    return [component ? { ...event, kept: { component, base: known.values } } : event]
  })
  const [head] = events
  const before = head && base.get(head.row.id)
  // Where other times are left out by now, all of them are said anew.
  const isLeftOutSame = before?.values.skipped === head?.row.skipped
  const places = new Set([...base.values()].map(({ place }) => place))
  const leftOut = found.filter((one, place) => !places.has(place) && isCalledOff(one))
  const frame = frameOf(calendar)
  const others = isLeftOutSame ? leftOut.flatMap(componentLines) : []
  return { events: kept, frame: { ...frame, others: [...others, ...frame.others] } }
}

/** A single time that does not take place. */
function isCalledOff(event: Component): boolean {
  const status = lineIn(event, 'STATUS')
  return lineIn(event, 'RECURRENCE-ID') !== undefined && /:\s*CANCELLED\s*$/i.test(status ?? '')
}

function frameOf({ parts }: Component): Frame {
  const components = parts.filter(isComponent)
  return {
    lines: parts.flatMap((part) => (isComponent(part) ? [] : [part.line])),
    zones: components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((zone) => ({ name: zoneName(zone), lines: componentLines(zone) })),
    others: components
      .filter(({ name }) => name !== 'VTIMEZONE' && name !== 'VEVENT')
      .flatMap(componentLines),
  }
}

function zoneName(zone: Component): string {
  return unescapedName(lineIn(zone, 'TZID')?.replace(/^[^:]*:/, '') ?? '')
}

function baseOf({ base }: SourceRow) {
  return Base.parse(JSON.parse(base))
}
