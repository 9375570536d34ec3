import { expect, it } from 'vitest'
import { duplicateKeys, type KeyedContact, lookupKeys, proposeDuplicates } from './duplicates.ts'
import { baseMailKey, companyDomain, mailKey } from './mail-address.ts'
import { phoneKey } from './phone.ts'

function contact(more: Partial<KeyedContact>): KeyedContact {
  return { name: '', company: '', mails: [], phones: [], website: '', country: 'DE', ...more }
}

function proposals(one: Partial<KeyedContact>, others: Record<string, Partial<KeyedContact>>) {
  const rows = Object.entries(others).flatMap(([ownerId, other]) =>
    duplicateKeys(contact(other)).map((key) => ({ ...key, ownerId })),
  )
  return proposeDuplicates(duplicateKeys(contact(one)), rows)
}

it('compares addresses in lower case, and drops the plus part for proposing alone', () => {
  expect(mailKey(' Anna Alt <Anna.Alt+Shop@Example.DE> ')).toBe('anna.alt+shop@example.de')
  expect(mailKey('mailto:post@Müller.de')).toBe('post@xn--mller-kva.de')
  expect(baseMailKey('anna.alt+shop@example.de')).toBe('anna.alt@example.de')
  expect(baseMailKey('+49@example.de')).toBe('+49@example.de')
  for (const none of ['', 'anna', '@example.de', 'a b@example.de', 'anna@localhost', 'a@1.2.3.4']) {
    expect(mailKey(none), none).toBeUndefined()
  }
})

it('takes a domain for a company unless anybody can have an address there', () => {
  expect(companyDomain('einkauf@acme.de')).toBe('acme.de')
  expect(companyDomain('https://www.Acme.de/kontakt?x=1')).toBe('acme.de')
  expect(companyDomain('acme.de:8080')).toBe('acme.de')
  const free = ['gmail.com', 'web.de', 't-online.de', 'libero.it', 'pec.it', 'mail.ru', 'yandex.ru']
  for (const domain of [...free, 'hotmail.es', 'bluewin.ch', 'orange.fr', 'btinternet.com']) {
    expect(companyDomain(`anna@${domain}`), domain).toBeUndefined()
  }
  expect(companyDomain('no website yet')).toBeUndefined()
})

it.each([
  ['030 123456', 'DE', '+4930123456'],
  ['+49 (0)30 / 12 34 56', 'AT', '+4930123456'],
  ['0049 30 123456', 'US', '+4930123456'],
  ['06 698 1234', 'IT', '+39066981234'],
  ['+39 06 698 1234', 'DE', '+39066981234'],
  ['8 (495) 123-45-67', 'RU', '+74951234567'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['(212) 736-5000 ext. 12', 'US', '+12127365000'],
  ['91 123 45 67', 'ES', '+34911234567'],
  ['044 668 18 00', 'CH', '+41446681800'],
])('reads %s of %s as %s', (text, country, expected) => {
  expect(phoneKey(text, country)).toBe(expected)
})

it('has no key for what is no number anywhere', () => {
  for (const text of ['', '12', 'on request', '030 1234567890123456']) {
    expect(phoneKey(text, 'DE'), text).toBeUndefined()
  }
  expect(phoneKey('030 123456', '')).toBeUndefined()
})

it('proposes by mail, phone and domain, and never by a name alone', () => {
  const anna = { name: 'Anna Alt', mails: ['anna@acme.de'], phones: ['030 123456'] }
  expect(
    proposals(anna, {
      sameName: { name: 'Alt, Anna' },
      sameMail: { mails: ['ANNA@acme.de'] },
      plus: { mails: ['anna+shop@acme.de'] },
      desk: { name: 'Bert Bo', phones: ['+49 30 123456'] },
      colleague: { mails: ['bert@acme.de'] },
      phoneAndName: { name: 'Ánna ALT', phones: ['0049 30123456'] },
      stranger: { name: 'Carl', mails: ['anna@gmail.com'] },
    }),
  ).toEqual([
    { id: 'sameMail', reasons: ['mail', 'domain'] },
    { id: 'phoneAndName', reasons: ['phone', 'name'] },
    { id: 'desk', reasons: ['phone'] },
    { id: 'plus', reasons: ['baseMail', 'domain'] },
    { id: 'colleague', reasons: ['domain'] },
  ])
})

it('does not propose people who share a free provider, or the name of a company', () => {
  expect(
    proposals(
      { company: 'Müller GmbH', mails: ['a@gmx.de'] },
      { other: { company: 'Müller GmbH', mails: ['b@gmx.de'] } },
    ),
  ).toEqual([])
  const keys = duplicateKeys(contact({ name: 'Anna Alt', mails: ['a+b@gmx.de'] }))
  expect(lookupKeys(keys)).toEqual([
    { kind: 'mail', value: 'a+b@gmx.de' },
    { kind: 'baseMail', value: 'a@gmx.de' },
  ])
})
