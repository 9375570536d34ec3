import { maxCardLength } from '#contract/firm/contact-cards.ts'
import {
  type ContentLine,
  escapeText,
  readLines,
  unescapeText,
} from '../../../../core/content-line.ts'
import { modernCard } from './modern-card.ts'

/** What a card says of somebody; of several addresses the first. */
export type ReadCard = {
  uid: string
  fullName: string
  /** Given and family name as one writes them. */
  personName: string
  company: string
  /** The preferred one first. */
  emails: string[]
  phones: string[]
  address:
    | { street: string; postcode: string; city: string; region: string; country: string }
    | undefined
  notes: string
  /** The card as its program wrote it; one of version 2.1 as it would be in 3.0. */
  text: string
  /** `1985-04-12`, or `--04-12` where the year is not known; empty for none. */
  birthday: string
}

const maxUid = 1000

/** As both versions write a day; one that no month has is none. */
function birthdayOf(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4}|--)-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(text) ?? []
  if (year === undefined) return ''
  // A leap year, so that 29 February counts.
  const date = `2024-${month}-${day}`
  const ms = Date.parse(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
  // Programs write the year 1604 where none is known.
  const known = year === '--' || year === '1604' ? '-' : year
  return isDay ? `${known}-${month}-${day}` : ''
}

/**
 * Reads a vCard of version 2.1, 3.0 or 4.0 (RFC 2426, RFC 6350); undefined for what is not one card or is
 * longer than a program may send one, and for a group of contacts, which is nobody.
 * @param usualUid of a card that has none
 */
export function readCard(sent: string, usualUid = ''): ReadCard | undefined {
  if (sent.length > maxCardLength) return undefined
  const text = withUid(modernCard(sent), usualUid)
  const lines = readLines(text.trim())
  const [first, ...rest] = lines
  const last = rest.pop()
  const isCard = isLine(first, 'BEGIN') && isLine(last, 'END')
  if (!isCard || rest.some(({ name }) => name === 'BEGIN')) return undefined
  const textOf = (name: string) => unescapeText(rest.find(isNamed(name))?.value ?? '').trim()
  const uid = textOf('UID')
  if (uid === '' || uid.length > maxUid || !/^[34]\.0$/.test(textOf('VERSION'))) return undefined
  const kind = textOf('KIND') || textOf('X-ADDRESSBOOKSERVER-KIND')
  if (kind.toLowerCase() === 'group') return undefined
  const [family = '', given = '', further = ''] = partsOf(rest.find(isNamed('N')))
  const [company = ''] = partsOf(rest.find(isNamed('ORG')))
  return {
    uid,
    fullName: textOf('FN'),
    personName: oneLine([given, further, family].join(' ')),
    company: oneLine(company),
    emails: valuesOf(rest, 'EMAIL'),
    phones: valuesOf(rest.filter(isCalled), 'TEL'),
    address: addressOf(rest.find(isNamed('ADR'))),
    notes: textOf('NOTE'),
    text,
    birthday: birthdayOf(textOf('BDAY')),
  }
}

function withUid(text: string, usual: string): string {
  if (usual === '' || /^(?:[\w-]+\.)?UID[;:]/im.test(text)) return text
  return text.replace(
    /^VERSION:.*(?:\r\n|\r|\n)/im,
    (line) => `${line}UID:${escapeText(usual)}\r\n`,
  )
}

/** A number that somebody is called at; a fax and a pager are kept with the card alone. */
export function isCalled({ name, params }: ContentLine): boolean {
  const types = (params.TYPE ?? '').toLowerCase().split(',')
  return (
    name !== 'TEL' || types.includes('voice') || !types.some((one) => /^(fax|pager)$/.test(one))
  )
}

function addressOf(line: ContentLine | undefined): ReadCard['address'] {
  if (!line) return undefined
  const [box, extended, street, city, region, postcode, country] = partsOf(line).map(oneLine)
  const lines = [street, extended, box].filter(Boolean).join(', ')
  return {
    street: lines,
    city: city ?? '',
    region: region ?? '',
    postcode: postcode ?? '',
    country: country ?? '',
  }
}

/** The number or address of a line. A version 4.0 writes numbers as addresses: `tel:+49-30-1234`. */
export function reachOf({ value }: ContentLine): string {
  return unescapeText(value)
    .replace(/^(tel|mailto):/i, '')
    .trim()
}

function valuesOf(lines: readonly ContentLine[], name: string): string[] {
  const values = lines.filter(isNamed(name)).map((line) => ({
    isFirst: /\bpref\b/i.test(line.params.TYPE ?? '') || line.params.PREF === '1',
    value: reachOf(line),
  }))
  const sorted = [...values].sort((a, b) => Number(b.isFirst) - Number(a.isFirst))
  return sorted.map(({ value }) => value).filter(Boolean)
}

/** The parts of a value, between semicolons that are not escaped. */
export function partsOf(line: ContentLine | undefined): string[] {
  const parts = ['']
  let isEscaped = false
  for (const letter of line?.value ?? '') {
    if (letter === ';' && !isEscaped) parts.push('')
    else parts[parts.length - 1] += letter
    isEscaped = letter === '\\' && !isEscaped
  }
  return parts.map((part) => unescapeText(part).trim())
}

function isNamed(wanted: string) {
  return ({ name }: ContentLine) => name === wanted
}

function isLine(line: ContentLine | undefined, name: string): boolean {
  return line?.name === name && line.value.trim().toUpperCase() === 'VCARD'
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
