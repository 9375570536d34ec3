import type { Language } from '#contract/core/fields.ts'
import { Address } from '#contract/firm/firms.ts'
import { escapeText, joinLines } from '../../../../core/content-line.ts'
import { countryName } from '../../../../core/country-names.ts'
import type { PartyRow } from './reader.ts'

export type Written = Pick<
  PartyRow,
  'kind' | 'name' | 'contactName' | 'email' | 'phone' | 'contacts' | 'notes' | 'updatedAt'
> & { address: string }

/**
 * A party as a text of vCard 3.0 (RFC 2426), which every phone reads: a company with the person whom
 * one asks for, or a person; then the others at the company, each with their name as a label.
 */
export function writeCard(
  party: Written,
  { uid, language }: { uid: string; language: Language },
): string {
  const { kind, name, contactName, email, phone, notes, updatedAt } = party
  const isCompany = kind === 'company'
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Firmament//Contacts//EN',
    `UID:${escapeText(uid)}`,
    `REV:${updatedAt}`,
    `FN:${escapeText(name)}`,
    `N:${structured(nameParts(isCompany ? contactName : name))}`,
    ...(isCompany ? [`ORG:${escapeText(name)}`, 'X-ABShowAs:COMPANY'] : []),
    ...(email === '' ? [] : [`EMAIL;TYPE=INTERNET,PREF:${escapeText(email)}`]),
    ...(phone === '' ? [] : [`TEL;TYPE=WORK,VOICE,PREF:${escapeText(phone)}`]),
    ...addressLines(party.address, language),
    ...(notes === '' ? [] : [`NOTE:${escapeText(notes)}`]),
    ...contactLines(party.contacts),
    'END:VCARD',
  ])
}

export function addressLines(address: string, language: Language): string[] {
  const { street, postcode, city, region, country } = Address.parse(JSON.parse(address))
  if ([street, postcode, city, region].every((part) => part === '')) return []
  const parts = ['', '', street, city, region, postcode, countryName(country, language)]
  return [`ADR;TYPE=WORK:${structured(parts)}`]
}

/** A label belongs to the line of its group (as Apple's and Google's address books write it). */
export function contactLines(contacts: Written['contacts']): string[] {
  return contacts.flatMap(({ name, position, email, phone }, at) => {
    const label = escapeText(position === '' ? name : `${name}, ${position}`)
    const [mail, call] = [`item${2 * at + 1}`, `item${2 * at + 2}`]
    return [
      ...(email === ''
        ? []
        : [`${mail}.EMAIL;TYPE=INTERNET:${escapeText(email)}`, `${mail}.X-ABLabel:${label}`]),
      ...(phone === '' ? [] : [`${call}.TEL:${escapeText(phone)}`, `${call}.X-ABLabel:${label}`]),
    ]
  })
}

/** Family name, given names, and three more that nobody is asked for here. */
export function nameParts(name: string): string[] {
  const words = name.split(' ')
  const family = words.pop() ?? ''
  return [family, words.join(' '), '', '', '']
}

export function structured(parts: readonly string[]): string {
  return parts.map(escapeText).join(';')
}
