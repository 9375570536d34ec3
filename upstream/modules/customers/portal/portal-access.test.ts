import { expect, it } from 'vitest'
import {
  actingContact,
  contactsOf,
  type MailedLink,
  maySee,
  openLink,
  type PortalContact,
  requestLink,
} from './portal-access.ts'

const now = '2026-05-10T12:00:00Z'

const link: MailedLink = {
  purpose: 'portal',
  mail: 'anna@acme.de',
  createdAt: '2026-05-10T11:45:00Z',
  usedAt: null,
  revokedAt: null,
}

it('answers a request for a link alike, whoever asks', () => {
  const answer = requestLink('Anna@acme.de ')
  expect(answer).toEqual({
    answer: 'linkOnItsWay',
    job: { kind: 'portalLink', mail: 'anna@acme.de' },
  })
  expect(requestLink('stranger@nowhere.de').answer).toBe(answer.answer)
})

it('signs in by POST once; a scanner that opens the link uses nothing up', () => {
  expect(openLink('GET', link, now)).toEqual({ outcome: 'showButton' })
  expect(openLink('HEAD', undefined, now)).toEqual({ outcome: 'showButton' })
  expect(openLink('POST', link, now)).toEqual({ outcome: 'signIn', mail: link.mail, usedAt: now })
  const gone = { outcome: 'refused', status: 410 }
  expect(openLink('POST', { ...link, usedAt: now }, now)).toEqual(gone)
  expect(openLink('POST', { ...link, revokedAt: now }, now)).toEqual(gone)
  expect(openLink('POST', { ...link, createdAt: '2026-05-10T11:30:00Z' }, now)).toEqual(gone)
  expect(openLink('POST', undefined, now)).toEqual(gone)
  expect(openLink('PUT', link, now)).toMatchObject({ status: 405 })
})

it('never opens the portal by a link to a document', () => {
  expect(openLink('POST', { ...link, purpose: 'document' }, now)).toMatchObject({ status: 410 })
})

it('lets a contact see its own company by its rights, and nobody after it was merged away', () => {
  const contacts: PortalContact[] = [
    { id: 'c1', partyId: 'p1', mail: 'Anna@acme.de', rights: ['invoices'], isActive: true },
    { id: 'c2', partyId: 'p2', mail: 'anna@acme.de', rights: ['tickets'], isActive: true },
    { id: 'c3', partyId: 'p3', mail: 'anna@acme.de', rights: ['data'], isActive: false },
  ]
  expect(contactsOf('anna@acme.de', contacts).map(({ id }) => id)).toEqual(['c1', 'c2'])
  const session = { id: 's1', mail: 'anna@acme.de', contactId: 'c1' }
  const acting = actingContact(session, contacts)
  expect(maySee(acting, 'invoices', 'p1')).toBe(true)
  expect(maySee(acting, 'invoices', 'p2')).toBe(false)
  expect(maySee(acting, 'tickets', 'p1')).toBe(false)
  expect(maySee(actingContact({ ...session, contactId: null }, contacts), 'invoices', 'p1')).toBe(
    false,
  )
  expect(actingContact({ ...session, contactId: 'c3' }, contacts)).toBeUndefined()
})
