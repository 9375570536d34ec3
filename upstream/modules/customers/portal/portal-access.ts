import type { PortalRight } from '#contract/customers/portal-contacts.ts'

/** Somebody who may come in for a company; one address may be a contact of several. */
export type PortalContact = {
  id: string
  partyId: string
  mail: string
  rights: readonly PortalRight[]
  isActive: boolean
}

/** A link that was mailed. Only `portal` links open the portal: one to a document shows that document. */
export type MailedLink = {
  purpose: 'portal' | 'document'
  mail: string
  createdAt: string
  usedAt: string | null
  revokedAt: string | null
}

/** A session of the portal: of an address that was proven, in one company at a time. */
export type PortalSession = { id: string; mail: string; contactId: string | null }

const linkMinutes = 30

/**
 * What is done when somebody asks for a link: always the same. Whether the address is known is found out
 * by the job, after the answer; so neither its words nor its time tell.
 */
export function requestLink(mail: string): {
  answer: 'linkOnItsWay'
  job: { kind: 'portalLink'; mail: string }
} {
  return { answer: 'linkOnItsWay', job: { kind: 'portalLink', mail: mail.trim().toLowerCase() } }
}

export type LinkOpening =
  | { outcome: 'showButton' }
  | { outcome: 'signIn'; mail: string; usedAt: string }
  | { outcome: 'refused'; status: 405 | 410 }

/**
 * What happens when a mailed link is opened. GET shows a page with a button and changes nothing, since
 * programs that check mails open every link; POST signs in, once. Used, old, revoked, and of another
 * purpose look the same.
 */
export function openLink(method: string, link: MailedLink | undefined, now: string): LinkOpening {
  if (method === 'GET' || method === 'HEAD') return { outcome: 'showButton' }
  if (method !== 'POST') return { outcome: 'refused', status: 405 }
  const age = link === undefined ? 0 : Date.parse(now) - Date.parse(link.createdAt)
  const isGood =
    link?.purpose === 'portal' &&
    link.usedAt === null &&
    link.revokedAt === null &&
    age >= 0 &&
    age < linkMinutes * 60_000
  if (!isGood) return { outcome: 'refused', status: 410 }
  return { outcome: 'signIn', mail: link.mail, usedAt: now }
}

/** The companies that a proven address may choose from; with one of them it is chosen. */
export function contactsOf(mail: string, contacts: readonly PortalContact[]): PortalContact[] {
  return contacts.filter((contact) => contact.isActive && contact.mail.toLowerCase() === mail)
}

/**
 * The contact that a session acts as, asked again with each request: without a chosen company, and where
 * the contact was taken out, archived or has another address, nobody.
 */
export function actingContact(
  session: PortalSession,
  contacts: readonly PortalContact[],
): PortalContact | undefined {
  return contactsOf(session.mail, contacts).find(({ id }) => id === session.contactId)
}

/** Whether a contact may see a record of a kind: of its own company alone, and with the right to it. */
export function maySee(
  contact: PortalContact | undefined,
  right: PortalRight,
  partyId: string,
): boolean {
  return contact !== undefined && contact.partyId === partyId && contact.rights.includes(right)
}
