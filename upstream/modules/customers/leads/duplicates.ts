import { withoutAccents } from '../../../core/without-accents.ts'
import { baseMailKey, companyDomain, mailKey } from './mail-address.ts'
import { phoneKey } from './phone.ts'

/** What a duplicate may be known by. A name is no reason alone: it only weighs beside another. */
export const keyKinds = ['mail', 'baseMail', 'phone', 'domain', 'name'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A row of the table of keys: what is looked up is `kind` and `value` together. */
export type DuplicateKey = { kind: KeyKind; value: string }

/** Whom keys are made of. `country` is where numbers without a country code are dialled. */
export type KeyedContact = {
  name: string
  company: string
  mails: readonly string[]
  phones: readonly string[]
  website: string
  country: string
}

/** Somebody who may be the same, and why; the strongest reason first. */
export type DuplicateProposal = { id: string; reasons: KeyKind[] }

const weights: Readonly<Record<KeyKind, number>> = {
  mail: 16,
  phone: 8,
  baseMail: 4,
  name: 2,
  domain: 1,
}

/** The keys of a lead or a party, each once, in the order of `keyKinds`. What cannot be read has none. */
export function duplicateKeys(contact: KeyedContact): DuplicateKey[] {
  const mails = contact.mails.map(mailKey).filter(isText)
  const found: Record<KeyKind, (string | undefined)[]> = {
    mail: mails,
    baseMail: mails.map(baseMailKey),
    phone: contact.phones.map((phone) => phoneKey(phone, contact.country)),
    domain: [...mails, contact.website].map(companyDomain),
    name: [nameKey(contact.name) || nameKey(contact.company)],
  }
  return keyKinds.flatMap((kind) =>
    [...new Set(found[kind].filter(isText))].map((value) => ({ kind, value })),
  )
}

/** The keys that others are looked up by: whoever shares only a name is no duplicate. */
export function lookupKeys(keys: readonly DuplicateKey[]): DuplicateKey[] {
  return keys.filter(({ kind }) => kind !== 'name')
}

/**
 * Who may be the same as somebody, most likely first. It proposes; a person decides.
 * @param others keys of those who share at least one key of `lookupKeys`, whole or only the shared ones
 */
export function proposeDuplicates(
  keys: readonly DuplicateKey[],
  others: readonly (DuplicateKey & { ownerId: string })[],
): DuplicateProposal[] {
  const own = new Set(keys.map(keyText))
  const reasons = new Map<string, Set<KeyKind>>()
  for (const other of others) {
    if (!own.has(keyText(other))) continue
    const kinds = reasons.get(other.ownerId) ?? new Set()
    reasons.set(other.ownerId, kinds.add(other.kind))
  }
  return [...reasons]
    .filter(([, kinds]) => [...kinds].some((kind) => kind !== 'name'))
    .map(([id, kinds]) => ({ id, reasons: inOrder(kinds) }))
    .sort((a, b) => weightOf(b) - weightOf(a) || (a.id < b.id ? -1 : 1))
}

/** A name as it is compared: without case, accents, punctuation and the order of its words. */
export function nameKey(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}

/** The same mail has the same base: that is one reason. */
function inOrder(kinds: ReadonlySet<KeyKind>): KeyKind[] {
  return [...kinds]
    .filter((kind) => kind !== 'baseMail' || !kinds.has('mail'))
    .sort((a, b) => weights[b] - weights[a])
}

function weightOf({ reasons }: DuplicateProposal): number {
  return reasons.reduce((sum, kind) => sum + weights[kind], 0)
}

function keyText({ kind, value }: DuplicateKey): string {
  return `${kind} ${value}`
}

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}
