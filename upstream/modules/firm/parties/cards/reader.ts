import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { isAmong } from '../../../../firm/is-among.ts'
import { withinReach } from '../../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { contactCardsTable, partiesTable } from '../tables.ts'

type CardRow = typeof contactCardsTable.$inferSelect
export type PartyRow = typeof partiesTable.$inferSelect
/** A card and the party that it is of; null where they were archived or deleted, or are hidden. */
export type PartyCard = { card: CardRow; party: PartyRow | null }

const { partyId, uid, name, changeNumber } = contactCardsTable

/** What has changed after a number, by its changes: the name of each, and whether it is in the lists. */
export function cardsAfter({ db }: Reader, context: FirmContext, after: number) {
  const rows = db
    .select({ name, changeNumber, shownId: partiesTable.id, changedAt: partiesTable.updatedAt })
    .from(contactCardsTable)
    .leftJoin(partiesTable, shownParty(context))
    .where(gt(changeNumber, after))
    .orderBy(asc(changeNumber))
    .all()
  return rows.map(({ shownId, changedAt, ...card }) => ({
    card,
    isShown: shownId !== null,
    changedAt: changedAt ?? '',
  }))
}

/** The party of a card, where they are in the lists and in reach of the caller. */
function shownParty({ actor }: FirmContext) {
  const within = withinReach(actor, 'party', partiesTable.createdBy)
  return and(eq(partiesTable.id, partyId), eq(partiesTable.isArchived, false), within)
}

/** Those of some names who are in the lists. */
export function cardsNamed(reader: Reader, context: FirmContext, names: readonly string[]) {
  const isNamed = isAmong(name, names)
  return find(reader, context, isNamed).flatMap(({ card, party }) =>
    party ? [{ card, party }] : [],
  )
}

/** The newest card of a UID, whether or not its party is still in the lists. */
export function cardOfUid(reader: Reader, context: FirmContext, wanted: string) {
  return find(reader, context, eq(uid, wanted)).at(-1)
}

/** Whether somebody within reach was archived, and neither merged nor anonymised. */
export function isRestorable({ db }: Reader, { actor }: FirmContext, id: string): boolean {
  const isMeant = and(
    eq(partiesTable.id, id),
    eq(partiesTable.isArchived, true),
    isNull(partiesTable.mergedIntoId),
    isNull(partiesTable.anonymisedAt),
    withinReach(actor, 'party', partiesTable.createdBy),
  )
  return db.select({ id: partiesTable.id }).from(partiesTable).where(isMeant).get() !== undefined
}

/** Whether somebody was anonymised after a number: what their card was called is known no more. */
export function isAnyForgotten({ db }: Reader, after: number): boolean {
  const isMeant = and(gt(changeNumber, after), isNotNull(partiesTable.anonymisedAt))
  const found = db
    .select({ partyId })
    .from(contactCardsTable)
    .innerJoin(partiesTable, eq(partiesTable.id, partyId))
    .where(isMeant)
    .limit(1)
  return found.get() !== undefined
}

function find({ db }: Reader, context: FirmContext, isMeant: SQL): PartyCard[] {
  return db
    .select({ card: contactCardsTable, party: partiesTable })
    .from(contactCardsTable)
    .leftJoin(partiesTable, shownParty(context))
    .where(isMeant)
    .orderBy(asc(changeNumber))
    .all()
}

export function tagOf({ card }: { card: Pick<CardRow, 'changeNumber'> }): string {
  return String(card.changeNumber)
}
