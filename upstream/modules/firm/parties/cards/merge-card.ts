import { z } from 'zod'
import type { Language } from '#contract/core/fields.ts'
import {
  type ComponentLine,
  isComponent,
  readComponents,
} from '../../../../core/content-component.ts'
import {
  type ContentLine,
  escapeText,
  joinLines,
  readLines,
} from '../../../../core/content-line.ts'
import { isSameAddress } from '../../../../mail/rendered-mail.ts'
import { isCalled, partsOf, reachOf } from './read-card.ts'
import { isSameNumber } from './same-number.ts'
import { addressLines, contactLines, nameParts, structured, type Written } from './write-card.ts'

/** What of a party its card says. */
const CardBase = z.object({
  kind: z.enum(['company', 'person']),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  contacts: z.array(
    z.object({ name: z.string(), position: z.string(), email: z.string(), phone: z.string() }),
  ),
  notes: z.string(),
  address: z.string(),
})
type CardBase = z.infer<typeof CardBase>

/** What a card says of a party, as it is kept beside the card: the same where that would be the same. */
export function baseOf(party: CardBase): string {
  return JSON.stringify(CardBase.parse(party))
}

/**
 * A card as its program wrote it, with what has changed here since in its place: types, labels and all that a
 * party has no field for stay as they are.
 */
export function mergeCard(
  { source, base: kept }: { source: string; base: string },
  party: Written,
  language: Language,
): string {
  if (kept === baseOf(party)) return source
  const base = CardBase.parse(JSON.parse(kept))
  const card = readComponents(source)?.parts.find(isComponent)
  if (!card) return source
  const parts = card.parts.flatMap((part) =>
    isComponent(part) || part.name === 'REV' ? [] : [part],
  )
  const changes = [nameChange, emailChange, phoneChange, addressChange, noteChange]
  const merged = changes.reduce<Lines>(
    (lines, change) => change(lines, { base, party, language }),
    parts,
  )
  return joinLines([
    'BEGIN:VCARD',
    ...merged.map(({ line }) => line),
    `REV:${party.updatedAt}`,
    'END:VCARD',
  ])
}

type Lines = readonly ComponentLine[]
type Change = { base: CardBase; party: Written; language: Language }

function lineOf({ line }: ComponentLine): ContentLine | undefined {
  return readLines(line)[0]
}

function withValue(part: ComponentLine, value: string): ComponentLine {
  const { line, name } = part
  const head = headOf(line)
  return { name, line: `${head}:${value}` }
}

/** A line up to its value, with its group and its types. */
function headOf(line: string): string {
  return (
    /^(?:[A-Za-z0-9-]+\.)?[A-Za-z0-9-]+(?:;[A-Za-z0-9-]+(?:=(?:"[^"]*"|[^";:,])*(?:,(?:"[^"]*"|[^";:,])*)*)?)*/.exec(
      line,
    )?.[0] ?? ''
  )
}

function toLines(lines: readonly string[]): ComponentLine[] {
  return lines.map((line) => ({
    name: (/^(?:[A-Za-z0-9-]+\.)?([A-Za-z0-9-]+)/.exec(line)?.[1] ?? '').toUpperCase(),
    line,
  }))
}

/** Sets the first line of a name, or takes its place at the end where there is none; empty takes it away. */
function setLine(parts: Lines, name: string, value: (before: string[]) => string): Lines {
  const at = parts.findIndex((part) => part.name === name)
  const part = parts[at]
  const before = part && lineOf(part)
  const written = value(before ? partsOf(before) : [])
  if (!part) return written === '' ? parts : [...parts, ...toLines([`${name}:${written}`])]
  const set = written === '' ? [] : [withValue(part, written)]
  return [...parts.slice(0, at), ...set, ...parts.slice(at + 1)]
}

function nameChange(parts: Lines, { base, party }: Change): Lines {
  const isCompany = party.kind === 'company'
  const wasPerson = base.kind === 'company' ? base.contactName : base.name
  const person = isCompany ? party.contactName : party.name
  let lines = parts
  if (person !== wasPerson) {
    // Titles before and after a name stay, whatever the name is.
    lines = setLine(lines, 'N', ([, , , prefix = '', suffix = '']) =>
      structured([...nameParts(person).slice(0, 3), prefix, suffix]),
    )
  }
  if (party.name !== base.name || party.kind !== base.kind) {
    lines = setLine(lines, 'FN', () => escapeText(party.name))
    // Departments stand behind the company.
    if (isCompany) lines = setLine(lines, 'ORG', ([, ...more]) => structured([party.name, ...more]))
  } else if (
    isCompany &&
    person !== wasPerson &&
    fullNameOf(parts) === wasPerson &&
    person !== ''
  ) {
    lines = setLine(lines, 'FN', () => escapeText(person))
  }
  return lines
}

function fullNameOf(parts: Lines): string {
  const part = parts.find(({ name }) => name === 'FN')
  const line = part && lineOf(part)
  return line ? reachOf(line) : ''
}

function emailChange(parts: Lines, { base, party }: Change): Lines {
  const [before, after] = [base, party].map(({ email, contacts }) => [
    email,
    ...contacts.map((one) => one.email),
  ])
  return reachChange(parts, {
    ...{ name: 'EMAIL', before: before ?? [], after: after ?? [], isSame: isSameAddress },
    main: party.email,
    ofMain: (value) => `EMAIL;TYPE=INTERNET,PREF:${escapeText(value)}`,
    ofOthers: contactLines(party.contacts.map((one) => ({ ...one, phone: '' }))),
  })
}

function phoneChange(parts: Lines, { base, party }: Change): Lines {
  const [before, after] = [base, party].map(({ phone, contacts }) => [
    phone,
    ...contacts.map((one) => one.phone),
  ])
  return reachChange(parts, {
    ...{ name: 'TEL', before: before ?? [], after: after ?? [], isSame: isSameNumber },
    main: party.phone,
    ofMain: (value) => `TEL;TYPE=WORK,VOICE,PREF:${escapeText(value)}`,
    ofOthers: contactLines(party.contacts.map((one) => ({ ...one, email: '' }))),
  })
}

type Reach = {
  name: 'EMAIL' | 'TEL'
  /** The main one first, then those of contacts, by their place; empty for none. */
  before: readonly string[]
  after: readonly string[]
  isSame: (a: string, b: string) => boolean
  main: string
  ofMain: (value: string) => string
  ofOthers: readonly string[]
}

/** Each number or address keeps the types and the label of its line; what is new gets a line of its own. */
function reachChange(parts: Lines, { name, before, after, isSame, ...more }: Reach): Lines {
  const has = (values: readonly string[], value: string) => values.some((one) => isSame(one, value))
  const left = new Set<string>()
  const written = new Set<string>()
  const lines = parts.flatMap((part): ComponentLine[] => {
    const line = part.name === name ? lineOf(part) : undefined
    if (!line || !isCalled(line)) return [part]
    const value = reachOf(line)
    if (has(after, value) || !has(before, value)) {
      written.add(value)
      return [part]
    }
    const at = before.findIndex((one) => isSame(one, value))
    const now = after[at] ?? ''
    if (now === '' || has(before, now)) {
      const group = groupOf(part)
      if (group !== '') left.add(group)
      return []
    }
    written.add(now)
    return [withValue(part, `${/^(tel|mailto):/i.exec(line.value)?.[0] ?? ''}${escapeText(now)}`)]
  })
  const isWritten = (value: string) => has([...written], value)
  const main = more.main === '' || isWritten(more.main) ? [] : [more.ofMain(more.main)]
  const taken = new Set(lines.map(groupOf))
  const others = groupsIn(more.ofOthers).filter(
    ({ value }) => value !== more.main && !isWritten(value),
  )
  return [
    ...lines.filter((part) => part.name === name || !left.has(groupOf(part))),
    ...toLines([...main, ...others.flatMap((one) => regrouped(one.lines, taken))]),
  ]
}

function groupOf({ line }: ComponentLine): string {
  return /^([A-Za-z0-9-]+)\./.exec(line)?.[1]?.toLowerCase() ?? ''
}

/** The lines that we would write of contacts, by their group, each with the number or address that it says. */
function groupsIn(lines: readonly string[]) {
  const all = toLines(lines)
  return [...new Set(all.map(groupOf))].map((name) => {
    const group = all.filter((one) => groupOf(one) === name)
    const [first] = group
    const line = first && lineOf(first)
    return { value: line ? reachOf(line) : '', lines: group.map((one) => one.line) }
  })
}

/** Under a name of a group that the card has not. */
function regrouped(lines: readonly string[], taken: Set<string>): string[] {
  let number = 1
  while (taken.has(`item${number}`)) number += 1
  taken.add(`item${number}`)
  return lines.map((line) => line.replace(/^[A-Za-z0-9-]+\./, `item${number}.`))
}

function addressChange(parts: Lines, { base, party, language }: Change): Lines {
  if (base.address === party.address) return parts
  const [line = ''] = addressLines(party.address, language)
  return setLine(parts, 'ADR', () => line.slice(line.indexOf(':') + 1))
}

function noteChange(parts: Lines, { base, party }: Change): Lines {
  if (base.notes === party.notes) return parts
  return setLine(parts, 'NOTE', () => escapeText(party.notes))
}
