import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { contactCardsTable, partiesTable } from '../tables.ts'
import { baseOf } from './merge-card.ts'
import type { ReadCard } from './read-card.ts'

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

/**
 * Keeps a card as a program wrote it, with what the party is now that it was read; gives whether it is another
 * than before.
 */
export function keepCard(
  { db }: Writer,
  partyId: string,
  { text, birthday }: Pick<ReadCard, 'text' | 'birthday'>,
): boolean {
  const isMeant = eq(contactCardsTable.partyId, partyId)
  const before = db.select().from(contactCardsTable).where(isMeant).get()
  const party = db.select().from(partiesTable).where(eq(partiesTable.id, partyId)).get()
  const base = party && text !== '' ? baseOf(party) : ''
  db.update(contactCardsTable).set({ source: text, base, birthday }).where(isMeant).run()
  return before?.source !== text
}

/** Forgets what programs called a card: such a name may tell who it was, as
 * a picture does. */
export function unnameCard(writer: Writer, partyId: string): void {
  nameCard(writer, partyId, { uid: partyId, name: `${partyId}.vcf` })
  keepCard(writer, partyId, { text: '', birthday: '' })
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
