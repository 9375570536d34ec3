import { eq } from 'drizzle-orm'
import type { PartyInput } from '#contract/firm/parties.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { newStamps } from '../../../register/stamps.ts'
import { customWords } from '../custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../records/index.ts'
import { noteCard, unnameCard } from './cards/writer.ts'
import { holdChanged } from './held-accounts.ts'
import { getParty, getStoredParty } from './reader.ts'
import { heldAccountsTable, partiesTable } from './tables.ts'

export function insertParty(writer: Writer, context: FirmContext, input: PartyInput): string {
  const id = context.newId()
  writer.db
    .insert(partiesTable)
    .values({
      ...columnsOf(input),
      id,
      ...newStamps(context),
    })
    .run()
  index(writer, id, input)
  noteCard(writer, id)
  return id
}

/** Writes a party anew; the caller has compared the version. */
export function updateParty(
  writer: Writer,
  context: FirmContext,
  partyId: string,
  input: PartyInput,
  version: number,
): void {
  const { actor, now } = context
  const { bankAccounts: before } = getStoredParty(writer, partyId)
  holdChanged(writer, context, partyId, { before, after: input.bankAccounts })
  writer.db
    .update(partiesTable)
    .set({
      ...columnsOf(input),
      version,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(partiesTable.id, partyId))
    .run()
  index(writer, partyId, input)
  noteCard(writer, partyId)
}

export function setArchived(
  writer: Writer,
  { actor, now }: FirmContext,
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): void {
  writer.db
    .update(partiesTable)
    .set({
      isArchived,
      version: version + 1,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(partiesTable.id, id))
    .run()
  noteCard(writer, id)
}

/** Takes out a party that nothing names, and what it is found by. */
export function deleteParty(writer: Writer, partyId: string): void {
  const { rowNumber } = getStoredParty(writer, partyId)
  removeSearchEntry(writer, 'party_search', rowNumber)
  removeRecord(writer, { kind: 'party', id: partyId })
  writer.db.delete(heldAccountsTable).where(eq(heldAccountsTable.partyId, partyId)).run()
  writer.db.delete(partiesTable).where(eq(partiesTable.id, partyId)).run()
  noteCard(writer, partyId)
}

/** Marks a party as anonymised, which archives it. */
export function markAnonymised(writer: Writer, { now }: FirmContext, partyId: string): void {
  writer.db
    .update(partiesTable)
    .set({ isArchived: true, anonymisedAt: now.toISOString() })
    .where(eq(partiesTable.id, partyId))
    .run()
  noteCard(writer, partyId)
  unnameCard(writer, partyId)
}

/** Writes anew what a party is found by. */
export function reindexParty(writer: Writer, partyId: string): void {
  // What is owed on a day is no part of it.
  index(writer, partyId, getParty(writer, partyId, ''))
}

function columnsOf({ roles, address, ...rest }: PartyInput) {
  return {
    ...rest,
    isCustomer: roles.includes('customer'),
    isSupplier: roles.includes('supplier'),
    address: JSON.stringify(address),
    city: address.city,
    country: address.country,
  }
}

function index(writer: Writer, partyId: string, input: PartyInput): void {
  const { rowNumber, createdBy: madeBy } = getStoredParty(writer, partyId)
  const custom = customWords(writer, 'party', input.custom)
  writeSearchEntry(writer, 'party_search', rowNumber, {
    name: input.name,
    contact: [input.contactName, ...input.contacts.map(({ name }) => name), custom].join(' '),
    email: [input.email, ...input.contacts.map(({ email }) => email)].join(' '),
    city: input.address.city,
    vat_id: [input.vatId, input.number, ...input.taxNumbers.map(({ number }) => number)].join(' '),
  })
  putSearchEntry(writer, {
    kind: 'party',
    id: partyId,
    title: input.name,
    subtitle: [input.contactName, input.address.city].filter((text) => text !== '').join(', '),
    text: [
      ...[input.email, input.phone, input.vatId, input.registryNumber, input.number],
      ...[input.address.street, input.address.postcode, ...input.tags],
      ...input.taxNumbers.map(({ number }) => number),
      ...input.contacts.flatMap(({ name, email }) => [name, email]),
      custom,
    ].join(' '),
    madeBy,
  })
}
