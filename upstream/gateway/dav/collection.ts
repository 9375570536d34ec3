import { escapeXml } from '../../einvoice/xml/write.ts'
import type { Properties } from './answer.ts'
import { keyOf, type PropertyName } from './names.ts'

/** One object of a collection as programs know it. */
export type DavObject = { name: string; tag: string }
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

/** What the objects of a collection are: events of a calendar, or cards of an address book. */
export type ObjectKind = {
  contentType: string
  /** The property that holds an object's text; it is given only where it is asked for by name. */
  dataKey: string
  /** What is refused, in the standard's words: a text that is none of this kind, one that is there by another name. */
  invalid: string
  taken: string
}

export const eventKind: ObjectKind = {
  contentType: 'text/calendar; charset=utf-8; component=VEVENT',
  dataKey: 'c:calendar-data',
  invalid: 'c:valid-calendar-data',
  taken: 'c:no-uid-conflict',
}

export const cardKind: ObjectKind = {
  contentType: 'text/vcard; charset=utf-8',
  dataKey: 'card:address-data',
  invalid: 'card:valid-address-data',
  taken: 'card:no-uid-conflict',
}

/** A calendar or an address book: how its objects are found, read and changed. */
export type Collection = {
  /** Ends with a slash. */
  href: string
  kind: ObjectKind
  list(span: { from?: string; to?: string }): Promise<DavObject[]>
  /** What has changed since a number; without one, all. */
  changes(since?: number): Promise<Changes>
  read(names: readonly string[]): Promise<DavObjectText[]>
  put(sent: { name: string; text: string; tag?: string; isNew: boolean }): Promise<boolean>
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
  { tag, text }: DavObject & { text?: string },
): Properties {
  return new Map([
    ['d:resourcetype', ''],
    ['d:getetag', `"${tag}"`],
    ['d:getcontenttype', contentType],
    ...(text === undefined ? [] : [[dataKey, escapeXml(text)] as const]),
  ])
}

/** Whether a request names the property that holds an object's text. */
export function asksForText(
  { dataKey }: ObjectKind,
  wanted: readonly PropertyName[] | 'all' | 'names',
): boolean {
  return typeof wanted !== 'string' && wanted.some((name) => keyOf(name) === dataKey)
}

/** Reads the objects of some names, as many at once as their endpoint takes. */
export async function readInPieces(
  names: readonly string[],
  atOnce: number,
  read: (names: string[]) => Promise<DavObjectText[]>,
): Promise<DavObjectText[]> {
  const texts: DavObjectText[] = []
  for (let at = 0; at < names.length; at += atOnce) {
    texts.push(...(await read(names.slice(at, at + atOnce))))
  }
  return texts
}
