import { maxObjectLength } from '#contract/communication/calendar-objects.ts'
import { maxCardLength } from '#contract/firm/contact-cards.ts'
import { maxTaskObjectLength } from '#contract/projects/task-objects.ts'
import { pause } from '../../core/breathe.ts'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import type { Properties } from './answer.ts'
import { keyOf, type PropertyName } from './names.ts'
import type { DataWish } from './read-request.ts'
import { type PartChoice, selectParts } from './select-parts.ts'

/** One object of a collection as programs know it. */
export type DavObject = {
  name: string
  tag: string
  /** When it was changed last, as an instant; empty where that is not known. */
  changedAt: string
}
export type DavObjectText = DavObject & { text: string }

/** What has changed in a collection: what there is since, and the names of what is gone. */
export type Changes = {
  changeNumber: number
  access?: string
  objects: DavObject[]
  removed: string[]
}

/** A collection and what is known of it. */
export type Described = { collection: Collection; properties: Properties }

/** What the objects of a collection are: events of a calendar, tasks of a project, or cards of an address book. */
export type ObjectKind = {
  contentType: string
  /** The component of iCalendar that each is; cards are none. */
  component?: 'VEVENT' | 'VTODO'
  /** The property that holds an object's text; it is given only where it is asked for by name. */
  dataKey: string
  /** What is refused, in the standard's words: a text that is none of this kind, one that is there by another name. */
  invalid: string
  taken: string
  tooLarge: string
  /** What else is refused, by the reason that its endpoint gives. */
  refused: Readonly<Record<string, string>>
  /** As long a text may be. */
  maxLength: number
}

/** What became of an object that a program sent. */
export type DavWritten = {
  tag: string
  isNew: boolean
  /** Whether it is read as it was sent, byte for byte. */
  isExact: boolean
}

export const eventKind: ObjectKind = {
  contentType: 'text/calendar; charset=utf-8; component=VEVENT',
  component: 'VEVENT',
  dataKey: 'c:calendar-data',
  invalid: 'c:valid-calendar-data',
  taken: 'c:no-uid-conflict',
  tooLarge: 'c:max-resource-size',
  refused: {
    otherComponent: 'c:supported-calendar-component',
    severalEvents: 'c:valid-calendar-object-resource',
  },
  maxLength: maxObjectLength,
}

export const taskKind: ObjectKind = {
  ...eventKind,
  contentType: 'text/calendar; charset=utf-8; component=VTODO',
  component: 'VTODO',
  refused: {
    otherComponent: 'c:supported-calendar-component',
    severalTasks: 'c:valid-calendar-object-resource',
  },
  maxLength: maxTaskObjectLength,
}

export const cardKind: ObjectKind = {
  contentType: 'text/vcard; charset=utf-8',
  dataKey: 'card:address-data',
  invalid: 'card:valid-address-data',
  taken: 'card:no-uid-conflict',
  tooLarge: 'card:max-resource-size',
  refused: {},
  maxLength: maxCardLength,
}

/** A calendar, a list of tasks or an address book: how its objects are found, read and changed. */
export type Collection = {
  /** Ends with a slash. */
  href: string
  kind: ObjectKind
  list(span: { from?: string; to?: string }): Promise<DavObject[]>
  /** What has changed since a number; without one, all. */
  changes(since?: number): Promise<Changes>
  read(names: readonly string[], data?: DataWish): Promise<DavObjectText[]>
  /** When it is taken; undefined for a span that is too long. Only calendars are. */
  busy?(span: { from: string; to: string }): Promise<{ from: string; to: string }[] | undefined>
  put(sent: { name: string; text: string; tag?: string; isNew: boolean }): Promise<DavWritten>
  remove(named: { name: string; tag?: string }): Promise<void>
}

/** The address of an object in its collection. */
export function hrefOf({ href }: Collection, name: string): string {
  return href + encodeURIComponent(name)
}

/**
 * A place in the history of a collection, as a token (RFC 6578), with how much of it the caller sees
 * and may do: where that changes, a program has to begin anew.
 */
export function tokenOf(changeNumber: number, access?: string): string {
  return `data:,${placeOf(changeNumber, access)}`
}

/** The same as a tag of the whole collection. */
export function placeOf(changeNumber: number, access?: string): string {
  return access === undefined ? String(changeNumber) : `${changeNumber}-${access}`
}

/** What a token says; undefined for one of another server. */
export function readToken(token: string): { since: number; access?: string } | undefined {
  const [, digits, access] = /^data:,(\d{1,15})(?:-([a-z]+))?$/.exec(token) ?? []
  return digits === undefined ? undefined : { since: Number(digits), ...(access && { access }) }
}

/** An object's properties; its text only where it was read. */
export function objectProperties(
  { contentType, dataKey }: ObjectKind,
  { tag, changedAt, text }: DavObject & { text?: string },
  choice?: PartChoice,
): Properties {
  const shown = text !== undefined && choice ? selectParts(text, choice) : text
  return new Map([
    ['d:resourcetype', ''],
    ['d:getetag', `"${tag}"`],
    ['d:getcontenttype', contentType],
    ...(changedAt === '' ? [] : [['d:getlastmodified', httpDate(changedAt)] as const]),
    ...(text === undefined
      ? []
      : [['d:getcontentlength', String(new TextEncoder().encode(text).length)] as const]),
    ...(shown === undefined ? [] : [[dataKey, escapeXml(shown)] as const]),
  ])
}

/** An instant as HTTP writes it (RFC 9110, 5.6.7): `Sun, 22 Nov 2026 09:00:00 GMT`. */
export function httpDate(instant: string): string {
  return new Date(instant).toUTCString()
}

/** Whether a request names a property that an object's text is read for; how long it is, is asked with all. */
export function asksForText(
  { dataKey }: ObjectKind,
  wanted: readonly PropertyName[] | 'all' | 'names',
): boolean {
  if (wanted === 'all') return true
  const isOfText = (key: string | undefined) => key === dataKey || key === 'd:getcontentlength'
  return wanted !== 'names' && wanted.some((name) => isOfText(keyOf(name)))
}

/** As many objects are read without a pause for others, which is no longer than that. */
const piece = 20
const longestPauseMs = 100

/** Reads the objects of some names, as many at once as their endpoint takes. */
export async function readInPieces(
  names: readonly string[],
  atOnce: number,
  read: (names: string[]) => Promise<DavObjectText[]>,
): Promise<DavObjectText[]> {
  const texts: DavObjectText[] = []
  const size = Math.min(atOnce, piece)
  for (let at = 0; at < names.length; at += size) {
    const began = Date.now()
    texts.push(...(await read(names.slice(at, at + size))))
    const took = Date.now() - began
    // A program that asks for a whole calendar leaves others as long as a piece of it takes.
    if (at + size < names.length) await pause(Math.min(took, longestPauseMs))
  }
  return texts
}

/** The reports that a collection answers, as a property of it. */
export function reportsAs(...reports: string[]): string {
  return reports
    .map((one) => `<d:supported-report><d:report><${one}/></d:report></d:supported-report>`)
    .join('')
}

/** The ways in which texts are compared, as a property of a collection (RFC 4791, 7.5.1; RFC 6352, 8.3.1). */
export function collationsAs(prefix: 'c' | 'card'): string {
  return ['i;ascii-casemap', 'i;unicode-casemap', 'i;octet']
    .map((one) => `<${prefix}:supported-collation>${one}</${prefix}:supported-collation>`)
    .join('')
}
