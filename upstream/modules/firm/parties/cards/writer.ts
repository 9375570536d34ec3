import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { contactCardsTable } from '../tables.ts'

/** Notes that a party was made, changed, archived or deleted. */
export function noteCard(writer: Writer, partyId: string): void {
  const changeNumber = lastChange(writer) + 1
  writer.db
    .insert(contactCardsTable)
    .values({ partyId, uid: partyId, name: `${partyId}.vcf`, changeNumber })
    .onConflictDoUpdate({ target: contactCardsTable.partyId, set: { changeNumber } })
    .run()
}

/**
 * Keeps what a program calls the card that it made. Somebody who is not in the lists and had that name
 * gets their own one back: a name means one card, after they are restored, too.
 */
export function nameCard(
  { db }: Writer,
  partyId: string,
  named: { uid: string; name: string },
): void {
  db.update(contactCardsTable)
    .set({ name: sql`${contactCardsTable.partyId} || '.vcf'` })
    .where(and(eq(contactCardsTable.name, named.name), ne(contactCardsTable.partyId, partyId)))
    .run()
  db.update(contactCardsTable).set(named).where(eq(contactCardsTable.partyId, partyId)).run()
}

/** Keeps what a card says beside a party's own fields; gives whether that is something else than before. */
export function keepLines(
  { db }: Writer,
  partyId: string,
  { kept, birthday }: { kept: string; birthday: string },
): boolean {
  const isMeant = eq(contactCardsTable.partyId, partyId)
  const before = db.select().from(contactCardsTable).where(isMeant).get()
  if (before?.kept === kept) return false
  db.update(contactCardsTable).set({ kept, birthday }).where(isMeant).run()
  return true
}

/** Forgets what programs called a card: such a name may tell who it was, as
 * a picture does. */
export function unnameCard(writer: Writer, partyId: string): void {
  nameCard(writer, partyId, { uid: partyId, name: `${partyId}.vcf` })
  keepLines(writer, partyId, { kept: '', birthday: '' })
}

/** The number of the last change of the address book; 0 where there was none. */
export function lastChange({ db }: Reader): number {
  const { changeNumber } = contactCardsTable
  const last = db
    .select({ changeNumber })
    .from(contactCardsTable)
    .orderBy(desc(changeNumber))
    .limit(1)
    .get()
  return last?.changeNumber ?? 0
}
