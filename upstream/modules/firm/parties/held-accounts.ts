import { and, eq } from 'drizzle-orm'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getStoredParty, isUsed } from './reader.ts'
import { heldAccountsTable } from './tables.ts'

type BankAccount = PartyInput['bankAccounts'][number]

/** Accounts of a party that wait to be confirmed; the payee of a forged letter is one of them. */
export function heldAccounts({ db }: Reader, partyId: string) {
  return db.select().from(heldAccountsTable).where(eq(heldAccountsTable.partyId, partyId)).all()
}

/**
 * Accounts that a party may be paid on: all but those that were changed and nobody else has confirmed.
 * Whoever writes a payment order takes the account from here.
 * @throws AppError not_found
 */
export function payableAccounts(reader: Reader, partyId: string): BankAccount[] {
  const held = new Set(heldAccounts(reader, partyId).map(({ iban }) => iban))
  const { bankAccounts } = getStoredParty(reader, partyId)
  return bankAccounts.filter(({ iban, accountNumber }) => !held.has(iban || accountNumber))
}

/**
 * Holds accounts of which anything is new, unless they are the first of a party that nothing names
 * yet; what is gone is held no more.
 */
export function holdChanged(
  writer: Writer,
  { actor, now }: FirmContext,
  partyId: string,
  { before, after }: Record<'before' | 'after', readonly BankAccount[]>,
): void {
  const wanted = after.map(numberOf)
  for (const { iban } of heldAccounts(writer, partyId)) {
    if (!wanted.includes(iban)) release(writer, partyId, iban)
  }
  if (before.length === 0 && !isUsed(writer, partyId)) return
  const known = new Set(before.map(wholeOf))
  const stamp = { changedBy: actor.userId, changedByName: actor.userName }
  const changed = after.filter((one) => !known.has(wholeOf(one))).map(numberOf)
  for (const iban of changed)
    hold(writer, { partyId, iban, ...stamp, changedAt: now.toISOString() })
}

/**
 * Holds all accounts of a new party, since a file named them: whoever sends a forged invoice must not
 * be payable because somebody took its sender for a supplier.
 */
export function holdOfFile(writer: Writer, { actor, now }: FirmContext, partyId: string): void {
  const stamp = { changedBy: actor.userId, changedByName: actor.userName }
  for (const account of getStoredParty(writer, partyId).bankAccounts) {
    const iban = numberOf(account)
    hold(writer, { partyId, iban, ...stamp, changedAt: now.toISOString(), isOfFile: true })
  }
}

/**
 * Has accounts that were held of a party that is merged wait for a second person still, as changed
 * by whoever changed them there.
 */
export function moveHeld(writer: Writer, fromId: string, intoId: string): void {
  const wanted = getStoredParty(writer, intoId).bankAccounts.map(numberOf)
  for (const row of heldAccounts(writer, fromId)) {
    if (wanted.includes(row.iban)) hold(writer, { ...row, partyId: intoId })
    release(writer, fromId, row.iban)
  }
}

/** Lets an account be paid on. */
export function release({ db }: Writer, partyId: string, iban: string): void {
  const isOne = and(eq(heldAccountsTable.partyId, partyId), eq(heldAccountsTable.iban, iban))
  db.delete(heldAccountsTable).where(isOne).run()
}

/** The last person to change an account is the one who does not confirm it. */
function hold({ db }: Writer, row: typeof heldAccountsTable.$inferInsert): void {
  const { changedBy, changedByName, changedAt, isOfFile = false } = row
  db.insert(heldAccountsTable)
    .values(row)
    .onConflictDoUpdate({
      target: [heldAccountsTable.partyId, heldAccountsTable.iban],
      set: { changedBy, changedByName, changedAt, isOfFile },
    })
    .run()
}

function numberOf({ iban, accountNumber }: BankAccount): string {
  return iban || accountNumber
}

/** All that says where money goes: the same number at another bank is another account. */
function wholeOf({ iban, bic, accountNumber, bankCode }: BankAccount): string {
  return JSON.stringify([iban, bic, accountNumber, bankCode])
}
