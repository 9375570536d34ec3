import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { type Party, PartyRole } from '#contract/firm/parties.ts'
import { prepared } from '../../../firm/prepared.ts'
import { withinReach } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { vatIdAdvice } from '../firms/index.ts'
import { partyIdsOf } from './merged.ts'
import { creditsOfParty, type Owed, owedByParties, tradeWith } from './owed.ts'
import { heldAccountsTable, partiesTable } from './tables.ts'
import { usesOf } from './uses.ts'

type Stored = typeof partiesTable.$inferSelect

const partyById = prepared((db) =>
  db
    .select()
    .from(partiesTable)
    .where(eq(partiesTable.id, sql.placeholder('partyId')))
    .prepare(),
)

/** @throws AppError not_found */
export function getStoredParty({ db }: Reader, partyId: string): Stored {
  const row = partyById(db).get({ partyId })
  if (!row) throw new AppError('not_found', 'No such party')
  return row
}

/** What a party is called, whoever asks; undefined where there is none. */
export function findPartyName({ sql }: Reader, partyId: string): string | undefined {
  const query = 'select name from parties where id = ?'
  return sql.exec<{ name: string }>(query, partyId).toArray()[0]?.name
}

/**
 * A party with what it owes. `today` is the firm's date.
 * @throws AppError not_found
 */
export function getParty(reader: Reader, partyId: string, today: string): Party {
  const stored = getStoredParty(reader, partyId)
  const { rowNumber: _, city: __, country: ___, isCustomer, isSupplier, ...row } = stored
  const address: Party['address'] = JSON.parse(row.address)
  const owed = owedBy(reader, [partyId], today).get(partyId)
  return {
    ...row,
    roles: rolesOf(isCustomer, isSupplier),
    address,
    language: row.language as Party['language'],
    receivable: owed?.receivable ?? 0,
    overdue: owed?.overdue ?? 0,
    credit: creditsOfParty(reader, partyId),
    trade: null,
    heldAccounts: heldAccountsOf(reader, partyId),
    warnings: vatIdAdvice(address.country, row.vatId),
    isUsed: isUsed(reader, partyId),
  }
}

/**
 * As `getParty`, with what a customer bought and how they pay: for who looks at one.
 * @throws AppError not_found
 */
export function getPartyWithTrade(reader: Reader, partyId: string, today: string): Party {
  const party = getParty(reader, partyId, today)
  if (!party.roles.includes('customer')) return party
  return { ...party, trade: tradeWith(reader, partyId, today) }
}

function heldAccountsOf({ db }: Reader, partyId: string): Party['heldAccounts'] {
  const { iban, changedByName: by, changedAt: at, isOfFile } = heldAccountsTable
  const isOwn = eq(heldAccountsTable.partyId, partyId)
  return db.select({ iban, by, at, isOfFile }).from(heldAccountsTable).where(isOwn).all()
}

const namesOfCustomers = prepared((db) =>
  db
    .select({ id: partiesTable.id, name: partiesTable.name })
    .from(partiesTable)
    .where(and(eq(partiesTable.isCustomer, true), eq(partiesTable.isArchived, false)))
    .orderBy(partiesTable.name, partiesTable.id)
    .limit(sql.placeholder('max'))
    .prepare(),
)

/** The first customers by name who are not archived. */
export function listCustomerNames({ db }: Reader, max: number): { id: string; name: string }[] {
  return namesOfCustomers(db).all({ max })
}

/** As `listCustomerNames`, those that the caller's role reaches. */
export function listReachedCustomerNames(
  reader: Reader,
  { actor }: FirmContext,
  max: number,
): { id: string; name: string }[] {
  const within = withinReach(actor, 'party', partiesTable.createdBy)
  if (!within) return listCustomerNames(reader, max)
  return reader.db
    .select({ id: partiesTable.id, name: partiesTable.name })
    .from(partiesTable)
    .where(and(eq(partiesTable.isCustomer, true), eq(partiesTable.isArchived, false), within))
    .orderBy(partiesTable.name, partiesTable.id)
    .limit(max)
    .all()
}

/** Whether anything names a party, or one that was merged into it. */
export function isUsed(reader: Reader, partyId: string): boolean {
  const ids = partyIdsOf(reader, partyId)
  return ids.length > 1 || usesOf(reader, partyId).length > 0
}

export function rolesOf(isCustomer: boolean, isSupplier: boolean): PartyRole[] {
  return PartyRole.options.filter((role) => (role === 'customer' ? isCustomer : isSupplier))
}

const remembered = new Remembered<Map<string, Owed>>(16)

/** What customers owe in the base currency: added up once for whoever comes back to a list. */
export function owedBy(reader: Reader, partyIds: string[], today: string): Map<string, Owed> {
  if (partyIds.length === 0) return new Map()
  const key = [today, ...partyIds].join(' ')
  return remembered.recall(reader, key, () => owedByParties(reader, partyIds, today))
}
