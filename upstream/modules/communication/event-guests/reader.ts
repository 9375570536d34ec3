import { and, asc, eq } from 'drizzle-orm'
import type { EventGuest } from '#contract/communication/event-guests.ts'
import { AppError } from '#contract/core/errors.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { Reader } from '../../../firm/store.ts'
import type { EventRow } from '../calendar/index.ts'
import { eventGuestsTable } from './tables.ts'

export type GuestRow = typeof eventGuestsTable.$inferSelect

/** Who is invited to an event, by age. */
export function readGuests({ db }: Reader, eventId: string): GuestRow[] {
  const { eventId: event, isInvited, id } = eventGuestsTable
  const isMeant = and(eq(event, eventId), eq(isInvited, true))
  return db.select().from(eventGuestsTable).where(isMeant).orderBy(asc(id)).all()
}

export function findGuest({ db }: Reader, id: string): GuestRow | undefined {
  return db.select().from(eventGuestsTable).where(eq(eventGuestsTable.id, id)).get()
}

/** @throws AppError not_found */
export function getGuest(reader: Reader, id: string): GuestRow {
  const row = findGuest(reader, id)
  if (!row) throw new AppError('not_found', 'No such guest')
  return row
}

/** For `findByToken`: whom the secret of an address means. */
export function findGuestBySecret({ db }: Reader, secret: string) {
  const isMeant = eq(eventGuestsTable.publicSecret, secret)
  const row = db.select().from(eventGuestsTable).where(isMeant).get()
  return row && { ...row, publicUntil: null }
}

/** The event as the guest was told it, and those of its times that were changed. */
export function toldEvent({ told }: GuestRow): { event: EventRow; changed: EventRow[] } {
  return JSON.parse(told)
}

/** Where an invitation is answered, below the product's own address. */
export function invitationPath(firmId: string, { publicSecret }: GuestRow): string {
  return `/event-invitations/${publicToken(firmId, publicSecret)}`
}

export function toGuest({ id, name, email, answer, comment, answeredAt }: GuestRow): EventGuest {
  return { id, name, email, answer, comment, answeredAt }
}
