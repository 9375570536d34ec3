import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { hashToken } from '../../../identity/token.ts'
import { contactRows } from './contacts.ts'
import { actingContact, contactsOf, openLink, type PortalContact } from './portal-access.ts'
import { newLongSecret } from './secret.ts'
import { portalContactsTable, portalLinksTable, portalSessionsTable } from './tables.ts'

export type SessionRow = typeof portalSessionsTable.$inferSelect

const sessionDays = 30
const dayMs = 86_400_000

/** Keeps a link to an address; gives the secret that is mailed and kept nowhere. */
export function insertLink(writer: Writer, { now, newId }: FirmContext, email: string): string {
  const secret = newLongSecret()
  const createdAt = now.toISOString()
  const old = new Date(now.getTime() - dayMs).toISOString()
  writer.db.delete(portalLinksTable).where(lt(portalLinksTable.createdAt, old)).run()
  const row = { id: newId(), hash: hashToken(secret), email, createdAt }
  writer.db
    .insert(portalLinksTable)
    .values({ ...row, usedAt: null, revokedAt: null })
    .run()
  return secret
}

/** How many links were mailed to an address since an instant. */
export function countLinks({ db }: Reader, email: string, since: string): number {
  const isMeant = and(eq(portalLinksTable.email, email), gt(portalLinksTable.createdAt, since))
  return db.select({ id: portalLinksTable.id }).from(portalLinksTable).where(isMeant).all().length
}

/**
 * Signs in by a mailed link, once; where the address may come for one customer, that one is chosen.
 * Gives the secret of the session.
 * @throws AppError not_found for a link that is used, old, revoked, or none
 */
export function enterByLink(writer: Writer, context: FirmContext, secret: string): string {
  const { db } = writer
  const isMeant = eq(portalLinksTable.hash, hashToken(secret))
  const row = db.select().from(portalLinksTable).where(isMeant).get()
  const link = row && { ...row, purpose: 'portal' as const, mail: row.email }
  const opening = openLink('POST', link, context.now.toISOString())
  if (opening.outcome !== 'signIn') throw new AppError('not_found', 'No such link')
  db.update(portalLinksTable).set({ usedAt: opening.usedAt }).where(isMeant).run()
  const contacts = contactsOf(opening.mail, contactRows(writer, opening.mail))
  if (contacts.length === 0) throw new AppError('not_found', 'No such link')
  const [only] = contacts.length === 1 ? contacts : []
  const session = newLongSecret()
  const { now, newId } = context
  db.delete(portalSessionsTable).where(lt(portalSessionsTable.expiresAt, now.toISOString())).run()
  db.insert(portalSessionsTable)
    .values({
      id: newId(),
      hash: hashToken(session),
      email: opening.mail,
      contactId: only?.id ?? null,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionDays * dayMs).toISOString(),
    })
    .run()
  for (const { id } of contacts) noteSignIn(writer, context, id)
  return session
}

function noteSignIn(writer: Writer, { now }: FirmContext, contactId: string): void {
  const isMeant = eq(portalContactsTable.id, contactId)
  writer.db.update(portalContactsTable).set({ lastAt: now.toISOString() }).where(isMeant).run()
  writer.audit({ entity: 'portalContact', entityId: contactId, action: 'portalSignIn' })
}

/** The session of a secret; undefined for one that is over, or none. */
export function findSession(
  { db }: Reader,
  { now }: FirmContext,
  secret: string,
): SessionRow | undefined {
  const isMeant = eq(portalSessionsTable.hash, hashToken(secret))
  const row = db.select().from(portalSessionsTable).where(isMeant).get()
  return row && row.expiresAt > now.toISOString() ? row : undefined
}

/** Who a session acts as, asked again with each request; undefined for nobody. */
export function findActing(reader: Reader, session: SessionRow): PortalContact | undefined {
  const { id, email: mail, contactId } = session
  return actingContact({ id, mail, contactId }, contactRows(reader, mail))
}

/** Has a session act for another customer of its address. @throws AppError not_found */
export function chooseContact(writer: Writer, session: SessionRow, contactId: string): void {
  const contacts = contactsOf(session.email, contactRows(writer, session.email))
  if (!contacts.some(({ id }) => id === contactId)) {
    throw new AppError('not_found', 'No such customer')
  }
  const isMeant = eq(portalSessionsTable.id, session.id)
  writer.db.update(portalSessionsTable).set({ contactId }).where(isMeant).run()
}

export function endSession({ db }: Writer, { id }: SessionRow): void {
  db.delete(portalSessionsTable).where(eq(portalSessionsTable.id, id)).run()
}

/** Ends the sessions of contacts and addresses, and makes links that were mailed lead nowhere. */
export function endSessionsOf(
  { db }: Writer,
  { now }: Pick<FirmContext, 'now'>,
  ended: { contactIds: readonly string[]; emails: readonly string[] },
): void {
  const { contactId, email } = portalSessionsTable
  const isEnded = or(inArray(contactId, [...ended.contactIds]), inArray(email, [...ended.emails]))
  db.delete(portalSessionsTable).where(isEnded).run()
  const isOpen = and(
    inArray(portalLinksTable.email, [...ended.emails]),
    isNull(portalLinksTable.usedAt),
  )
  db.update(portalLinksTable).set({ revokedAt: now.toISOString() }).where(isOpen).run()
}

export function endEverySession({ db }: Writer): void {
  db.delete(portalSessionsTable).run()
  db.delete(portalLinksTable).run()
}

/** Browsers in which a contact is signed in. */
export function countSessions({ db }: Reader, { now }: FirmContext, email: string): number {
  const isOpen = and(
    eq(portalSessionsTable.email, email),
    gt(portalSessionsTable.expiresAt, now.toISOString()),
  )
  return db.select({ id: portalSessionsTable.id }).from(portalSessionsTable).where(isOpen).all()
    .length
}
