import { expect, test } from 'vitest'
import { maxCardLength } from '#contract/firm/contact-cards.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { fromCard } from './from-card.ts'
import { baseOf, mergeCard } from './merge-card.ts'
import { readCard } from './read-card.ts'
import { writeCard } from './write-card.ts'

const usual = { country: 'DE', language: 'de', currency: 'EUR' }

const company = PartyInput.parse({
  name: 'Müller, Söhne & Co; GmbH',
  contactName: 'Anna Maria Berg',
  email: 'anna@mueller.example',
  phone: '+49 30 1234-5',
  address: { street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', region: '', country: 'AT' },
  vatId: 'ATU12345678',
  language: 'de',
  currency: 'EUR',
  notes: 'Zahlt pünktlich;\nnie anrufen vor 9, bitte',
  contacts: [
    { name: 'Иван Петров', position: 'Lager', email: 'lager@mueller.example', phone: '0171 222' },
    { name: 'Ohne Nummer', position: '', email: '', phone: '' },
    { name: 'Zentrale', position: '', email: 'anna@mueller.example', phone: '+49 30 1234-5' },
  ],
})

function cardOf(party: PartyInput): string {
  const row = {
    ...party,
    address: JSON.stringify(party.address),
    updatedAt: '2026-11-25T10:00:00Z',
  }
  return writeCard(row, { uid: 'U1', language: 'de' })
}

function after(text: string, before: PartyInput | undefined) {
  const card = readCard(text)
  if (!card) throw new Error('No card')
  return PartyInput.parse(fromCard(card, before as never, usual))
}

test('a party is the same after its own card', () => {
  expect(after(cardOf(company), company)).toEqual(company)
  const person = { ...company, kind: 'person' as const, name: 'Anna Berg', contactName: '' }
  expect(after(cardOf(person), person)).toEqual(person)
})

test('a number that was changed is changed where it was, and a new one is a further contact', () => {
  const text = cardOf(company)
    .replace('anna@mueller.example', 'berg@mueller.example')
    .replace('+49 30 1234-5', '+49 (30) 12345')
    .replace('item1.EMAIL;TYPE=INTERNET:lager@mueller.example\r\n', '')
    .replace('END:VCARD', 'TEL;TYPE=CELL:0160 9\r\nEND:VCARD')
  expect(after(text, company)).toEqual({
    ...company,
    email: 'berg@mueller.example',
    phone: '+49 (30) 12345',
    contacts: [
      { ...company.contacts[0], email: '' },
      company.contacts[1],
      company.contacts[2],
      { name: 'Anna Maria Berg', position: '', email: '', phone: '0160 9' },
    ],
  })
})

test('cards of other programs are read', () => {
  // As an iPhone writes one.
  const phone = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//iOS 18.1//EN',
    'N:Rossi;Carla;;;',
    'FN:Carla Rossi',
    'ORG:Ferramenta Rossi S.r.l.;',
    'EMAIL;type=INTERNET;type=HOME;type=pref:carla@rossi.example',
    'TEL;type=CELL;type=VOICE:+39 333 1',
    'TEL;type=WORK;type=VOICE;type=pref:+39 02 2',
    'item1.ADR;type=WORK;type=pref:;;Via Roma 1\\nInterno 2;Milano;MI;20121;Italia',
    'item1.X-ABADR:it',
    'UID:3F2C',
    'END:VCARD',
    '',
  ].join('\n')
  expect(after(phone, undefined)).toMatchObject({
    ...{ kind: 'company', name: 'Ferramenta Rossi S.r.l.', contactName: 'Carla Rossi' },
    ...{ email: 'carla@rossi.example', phone: '+39 02 2', roles: ['customer'], language: 'de' },
    address: { street: 'Via Roma 1 Interno 2', postcode: '20121', region: 'MI', country: 'IT' },
    contacts: [{ name: 'Carla Rossi', phone: '+39 333 1', email: '' }],
  })
  // As RFC 6350 has it, version 4.0.
  const newer = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'UID:urn:uuid:4fbe8971',
    'FN:Simon Perreault',
    'N:Perreault;Simon;;;ing. jr,M.Sc.',
    'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254',
    'END:VCARD',
  ].join('\r\n')
  expect(after(newer, undefined)).toMatchObject({
    ...{ kind: 'person', name: 'Simon Perreault', phone: '+1-418-656-9254' },
    address: { country: 'DE' },
  })
  expect(readCard('BEGIN:VCARD\nVERSION:1.0\nUID:1\nFN:A\nEND:VCARD')).toBeUndefined()
  expect(readCard(`${newer}\n${newer}`)).toBeUndefined()
  expect(readCard('hello')).toBeUndefined()
  const group = phone.replace('UID:3F2C', 'UID:3F2C\nX-ADDRESSBOOKSERVER-KIND:group')
  expect(readCard(group)).toBeUndefined()
})

test('a card of version 2.1 is read, with its quoted-printable and its characters', () => {
  const old = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;Dr.;',
    'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Dr. J=FCrgen M=FC=',
    'ller',
    'TEL;CELL;VOICE:+49 171 1',
    'TEL;WORK;FAX:+49 30 9',
    'EMAIL;PREF;INTERNET:jm@example.com',
    'NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo, three',
    'PHOTO;JPEG;ENCODING=BASE64:QUJD',
    ' REVG',
    '',
    'END:VCARD',
    '',
  ].join('\r\n')
  const card = readCard(old, 'juergen')
  expect(card).toMatchObject({
    ...{ uid: 'juergen', fullName: 'Dr. Jürgen Müller', personName: 'Jürgen Müller' },
    ...{ phones: ['+49 171 1'], emails: ['jm@example.com'], notes: 'one\ntwo, three' },
  })
  for (const line of [
    'VERSION:3.0',
    'UID:juergen',
    'N:Müller;Jürgen;;Dr.;',
    'TEL;TYPE=WORK,FAX:+49 30 9',
    'PHOTO;TYPE=JPEG;ENCODING=b:QUJDREVG',
  ]) {
    expect(card?.text).toContain(`${line}\r\n`)
  }
})

test('what a program wrote of somebody stays as it is but for what has changed here', () => {
  const source = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'UID:u-1',
    'FN:Dr. Anna Maria Berg MBA',
    'N:Berg;Anna;Maria;Dr.;MBA',
    'ORG:Müller GmbH;Einkauf;Stahl',
    'TITLE:Leiterin',
    'BDAY:--0412',
    'ANNIVERSARY:20090808',
    'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+49-30-1',
    'item1.TEL;TYPE=CELL:+49 171 2',
    'item1.X-ABLabel:Rufbereitschaft',
    'TEL;TYPE=FAX:+49 30 99',
    'item2.EMAIL;TYPE=home:anna@home.example',
    'item2.X-ABLabel:privat',
    'EMAIL;TYPE=work;PREF=1:anna@mueller.example',
    'ADR;TYPE=work;LABEL="Hof 2":;;Hauptstr. 1;Berlin;;10115;Deutschland',
    'X-SOCIALPROFILE;TYPE=x:https://social.example/anna',
    'END:VCARD',
    '',
  ].join('\r\n')
  const before = after(source, undefined)
  const row = (party: PartyInput) => ({
    ...party,
    address: JSON.stringify(party.address),
    updatedAt: '2026-11-25T10:00:00Z',
  })
  const kept = { source, base: baseOf(row(before)) }
  expect(mergeCard(kept, row(before), 'de')).toBe(source)

  const changed = { ...before, contactName: 'Anna Maria Weiß', phone: '+49 30 7', notes: 'Neu' }
  const merged = mergeCard(kept, row(changed), 'de').split('\r\n')
  expect(merged).toEqual([
    ...source
      .replace('N:Berg;Anna;Maria;Dr.;MBA', 'N:Weiß;Anna Maria;;Dr.;MBA')
      .replace('tel:+49-30-1', 'tel:+49 30 7')
      .split('\r\n')
      .slice(0, -2),
    'NOTE:Neu',
    'REV:2026-11-25T10:00:00Z',
    'END:VCARD',
    '',
  ])
  // Its program reads the same party of it.
  expect(after(merged.join('\r\n'), changed)).toEqual(changed)

  const fewer = { ...before, contacts: [], email: 'neu@mueller.example' }
  const text = mergeCard(kept, row(fewer), 'de')
  expect(text).not.toMatch(/171 2|Rufbereitschaft|privat/)
  expect(text).toContain('EMAIL;TYPE=work;PREF=1:neu@mueller.example\r\n')
  expect(text).toContain('TEL;TYPE=FAX:+49 30 99\r\n')
})

test('a card longer than programs may send one is none, wherever it comes from', () => {
  const cardWith = (length: number) => {
    const text = (photo: string) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:1\r\nFN:Anna\r\nPHOTO:${photo}\r\nEND:VCARD\r\n`
    return text('a'.repeat(length - text('').length))
  }
  expect(readCard(cardWith(maxCardLength))?.fullName).toBe('Anna')
  expect(readCard(cardWith(maxCardLength + 1))).toBeUndefined()
})
