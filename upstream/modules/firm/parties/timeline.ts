import type { PartyTimelineEntry, timelineTypes } from '#contract/firm/party-timeline.ts'
import { hooks } from '../../../core/hooks.ts'
import { type Keyset, type PageStart, pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, startOfFirmDay } from '../firms/index.ts'
import { documentsFrom } from './documents.ts'
import { getStoredParty } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What it has of a party that belongs into the party’s timeline: mails, files. */
    partyTimeline: readonly PartyTimelineSource[]
  }
}

type TimelineType = (typeof timelineTypes)[number]

/** Which entries are asked for: those from the edge on, one more than `size` where there are more. */
export type TimelinePart = { partyId: string; start: PageStart; size: number }

/** What of a party's timeline a module has, as it says it in its `party-timeline.ts`. */
export type PartyTimelineSource = {
  type: Exclude<TimelineType, 'document'>
  /**
   * Those that the caller may see, in the order of the page: by instant and id, the newest first,
   * backwards where the page is read backwards.
   */
  list: (reader: Reader, context: FirmContext, part: TimelinePart) => PartyTimelineEntry[]
}

type Query = {
  partyId: string
  type?: TimelineType | undefined
  after?: string | undefined
  before?: string | undefined
  size: number
}

/**
 * A page of what happened with a party, the newest first. @throws AppError not_found; malformed for a
 * cursor that is none
 */
export function listPartyTimeline(
  reader: Reader,
  context: FirmContext,
  { partyId, type, size, ...cursors }: Query,
) {
  getStoredParty(reader, partyId)
  const start = pageStart(cursors)
  const part = { partyId, start, size }
  const documents = type === undefined || type === 'document'
  const sources = hooks('partyTimeline')
    .flat()
    .filter((source) => type === undefined || source.type === type)
  const entries: PartyTimelineEntry[] = [
    ...(documents ? documentsOn(reader, context, part) : []),
    ...sources.flatMap((source) => source.list(reader, context, part)),
  ]
  const sorted = entries.map((entry) => ({ entry, ...keyOf(reader, entry) })).sort(byAge)
  if (!start.isBackward) sorted.reverse()
  const page = pageOfRows(sorted.slice(0, size + 1), start, size, ({ value, id }) => ({
    value,
    id,
  }))
  return { ...page, rows: page.rows.map(({ entry }) => entry) }
}

type Key = { value: string; id: string }

/** Documents of a part: of those the day is kept, and the part begins at an instant. */
function documentsOn(
  reader: Reader,
  context: FirmContext,
  { start, ...part }: TimelinePart,
): PartyTimelineEntry[] {
  const edge = start.edge && edgeInDays(reader, start.edge)
  return documentsFrom(reader, context, { ...part, start: { ...start, edge } }).map((document) => ({
    type: 'document',
    document,
  }))
}

/** The edge among days: at one where it is the beginning of it, else behind all documents of it. */
function edgeInDays(reader: Reader, edge: Keyset): Keyset {
  const day = firmDate(reader, { now: new Date(edge.value) })
  const isBeginning = startOf(reader, day) === edge.value
  return { ...edge, value: isBeginning ? day : `${day}T` }
}

function startOf(reader: Reader, day: string): string {
  return startOfFirmDay(reader, day).toISOString()
}

/** A document's day stands for its first instant where the firm is. */
function keyOf(reader: Reader, entry: PartyTimelineEntry): Key {
  switch (entry.type) {
    case 'document':
      return { value: startOf(reader, entry.document.date), id: entry.document.id }
    case 'mail':
      return { value: entry.mail.at, id: entry.mail.id }
    case 'file':
      return { value: entry.file.createdAt, id: entry.file.id }
    case 'comment':
      return { value: entry.comment.at, id: entry.comment.id }
    case 'change':
      return { value: entry.change.at, id: entry.change.id }
  }
}

function byAge(one: Key, other: Key): number {
  if (one.value !== other.value) return one.value < other.value ? -1 : 1
  return one.id < other.id ? -1 : 1
}
