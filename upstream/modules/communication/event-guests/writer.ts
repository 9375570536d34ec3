import { and, eq, lt } from 'drizzle-orm'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type GuestRow, getGuest } from './reader.ts'
import { eventGuestsTable } from './tables.ts'

type NewGuest = Pick<GuestRow, 'eventId' | 'name' | 'email' | 'language' | 'told' | 'createdBy'>

export function insertGuest(
  writer: Writer,
  { now, newId }: FirmContext,
  guest: NewGuest,
): GuestRow {
  const id = newId()
  const at = now.toISOString()
  const values = {
    ...guest,
    id,
    isInvited: true,
    answer: 'none',
    comment: '',
    publicSecret: newSecret(),
    createdAt: at,
    updatedAt: at,
  } as const
  writer.db.insert(eventGuestsTable).values(values).run()
  return getGuest(writer, id)
}

export function changeGuest(
  writer: Writer,
  { now }: FirmContext,
  id: string,
  values: Partial<Pick<GuestRow, 'isInvited' | 'answer' | 'comment' | 'answeredAt' | 'told'>>,
): GuestRow {
  const updatedAt = now.toISOString()
  const isMeant = eq(eventGuestsTable.id, id)
  writer.db
    .update(eventGuestsTable)
    .set({ ...values, updatedAt })
    .where(isMeant)
    .run()
  return getGuest(writer, id)
}

/** Forgets those who were told before an instant that they are not invited any more. */
export function forgetPastGuests({ db }: Writer, before: string): void {
  const { isInvited, updatedAt } = eventGuestsTable
  db.delete(eventGuestsTable)
    .where(and(eq(isInvited, false), lt(updatedAt, before)))
    .run()
}
