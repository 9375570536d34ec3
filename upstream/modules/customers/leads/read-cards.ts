import { maxImportRows } from '#contract/core/imports.ts'
import {
  type ContentLine,
  decodeLines,
  readLines,
  unescapeText,
} from '../../../core/content-line.ts'
import { countryOf } from '../../../register/import/programs/country-of.ts'
import type { ReadByProgram } from '../../../register/import/programs/known-file.ts'
import { decodeText } from '../../../register/import/read-csv.ts'
import { readCard } from '../../firm/parties/index.ts'

/** Fields of a lead that cards have something for, in the order of the columns. */
const fields = [
  ...['name', 'company', 'position', 'email', 'moreMails', 'phone', 'morePhones', 'website'],
  ...['street', 'postcode', 'city', 'region', 'country', 'source', 'tags', 'notes'],
] as const

type Fields = Partial<Record<(typeof fields)[number], string>>

/** Lines of a card that have no field, and are kept in the notes. */
const noted = ['NICKNAME', 'ROLE', 'BDAY', 'IMPP', 'X-SOCIALPROFILE']

const maxNotes = 4_000

/**
 * A file of cards, as telephones and mail programs export address books, as rows; undefined for any other
 * file. Groups of contacts are passed over; a card that is not to be read is a row that says no name. Of more
 * cards than a file may have rows it reads one more: whoever takes the rows refuses them.
 */
export function readCards(bytes: Uint8Array): ReadByProgram | undefined {
  const text = textOf(bytes)
  if (!/^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 200))) return undefined
  const rows: ReadByProgram['rows'] = []
  let passedOver = 0
  for (const { line, card } of cardsIn(text)) {
    if (isGroup(card)) {
      passedOver += 1
      continue
    }
    const found = fieldsOf(card, line)
    rows.push({ line, cells: fields.map((field) => found[field] ?? '') })
    if (rows.length > maxImportRows) break
  }
  return {
    program: 'vcard',
    heads: [...fields],
    rows,
    mapping: fields.map((field, column) => ({ field, column })),
    passedOver,
  }
}

/** Old telephones write in the letters of their country. */
function textOf(bytes: Uint8Array): string {
  const text = decodeLines(bytes).replace(/^\ufeff/, '')
  return text.includes('\ufffd') ? decodeText(bytes) : text
}

/** Each card with the line that it begins in; one that nothing ends goes until the next. */
function* cardsIn(text: string): Generator<{ line: number; card: string }> {
  let begun: { line: number; lines: string[] } | undefined
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const word = line.trim().toUpperCase()
    if (word === 'BEGIN:VCARD') {
      if (begun) yield cardOf(begun)
      begun = { line: at + 1, lines: [] }
    }
    begun?.lines.push(line)
    if (begun && word === 'END:VCARD') {
      yield cardOf(begun)
      begun = undefined
    }
  }
  if (begun) yield cardOf(begun)
}

function cardOf({ line, lines }: { line: number; lines: readonly string[] }) {
  return { line, card: lines.join('\r\n') }
}

function isGroup(card: string): boolean {
  return /^(KIND|X-ADDRESSBOOKSERVER-KIND):\s*group\s*$/im.test(card)
}

function fieldsOf(sent: string, line: number): Fields {
  const card = readCard(sent, `line ${line}`)
  if (!card) return { notes: upTo(sent) }
  const { fullName, personName, company, emails, phones, address } = card
  const lines = readLines(card.text)
  const textOfLine = (name: string) => one(lines.find((each) => each.name === name))
  const [email = '', ...moreMails] = emails
  const [phone = '', ...morePhones] = phones
  return {
    name: personName || (fullName === company ? '' : fullName),
    ...{ company, email, phone },
    position: textOfLine('TITLE'),
    moreMails: others(email, moreMails),
    morePhones: others(phone, morePhones),
    website: textOfLine('URL'),
    ...address,
    country: countryOf(address?.country ?? ''),
    source: 'vCard',
    tags: categoriesOf(lines).join(', '),
    notes: upTo(notesOf(card.notes, lines)),
  }
}

/** Each once, and without the one that stands in its own field. */
function others(first: string, more: readonly string[]): string {
  return [...new Set(more)].filter((one) => one !== first).join(', ')
}

/** Labels of a card, without those that Google gives to everybody. */
function categoriesOf(lines: readonly ContentLine[]): string[] {
  return lines
    .filter(({ name }) => name === 'CATEGORIES')
    .flatMap(({ value }) => value.split(','))
    .map((part) => unescapeText(part).trim())
    .filter((part) => part !== '' && !/^(myContacts|starred)$/i.test(part))
}

function notesOf(notes: string, lines: readonly ContentLine[]): string {
  const more = noted.flatMap((name) => {
    const value = one(lines.find((line) => line.name === name))
    return value === '' ? [] : [`${name}: ${value}`]
  })
  return [notes, ...more].filter((part) => part !== '').join('\n')
}

function one(line: ContentLine | undefined): string {
  return unescapeText(line?.value ?? '').trim()
}

/** As much as notes hold, and no half of a sign. */
function upTo(text: string): string {
  return text.slice(0, maxNotes).replace(/[\uD800-\uDBFF]$/, '')
}
