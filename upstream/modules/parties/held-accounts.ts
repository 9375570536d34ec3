import { and, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/errors.ts'
import type { PartyInput } from '#contract/parties.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { getStoredParty } from './reader.ts'
import { heldAccountsTable } from './tables.ts'

type BankAccount = PartyInput['bankAccounts'][number]

/** Accounts of a party that wait for a second person; the payee of a forged letter is one of them. */
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

/** Holds accounts that are new on a party that had some before; what is gone is held no more. */
export function holdChanged(
  writer: Writer,
  { actor, now }: FirmContext,
  partyId: string,
  { before, after }: Record<'before' | 'after', readonly BankAccount[]>,
): void {
  const [known, wanted] = [numbersOf(before), numbersOf(after)]
  for (const { iban } of heldAccounts(writer, partyId)) {
    if (!wanted.includes(iban)) release(writer, partyId, iban)
  }
  if (known.length === 0) return
  const stamp = { changedBy: actor.userId, changedByName: actor.userName }
  for (const iban of wanted.filter((one) => !known.includes(one))) {
    const row = { partyId, iban, ...stamp, changedAt: now.toISOString() }
    writer.db.insert(heldAccountsTable).values(row).onConflictDoNothing().run()
  }
}

/**
 * Lets accounts be paid on that somebody else has changed.
 * @throws AppError not_found; conflict where none waits; forbidden for whoever changed them all
 */
export function confirmAccounts(writer: Writer, { actor }: FirmContext, partyId: string): void {
  const { name } = getStoredParty(writer, partyId)
  const held = heldAccounts(writer, partyId)
  if (held.length === 0) throw conflictOf('nothingHeld')
  const others = held.filter(({ changedBy }) => changedBy !== actor.userId)
  if (others.length === 0) {
    const detail = { reason: 'preparedByYou' }
    throw new AppError('forbidden', 'Whoever changed an account does not confirm it', { detail })
  }
  for (const { iban } of others) release(writer, partyId, iban)
  const detail = others.map(({ iban }) => `•••• ${iban.slice(-4)}`).join(', ')
  writer.audit({
    entity: 'party',
    entityId: partyId,
    action: 'confirmAccounts',
    title: name,
    detail,
  })
}

function release({ db }: Writer, partyId: string, iban: string): void {
  const isOne = and(eq(heldAccountsTable.partyId, partyId), eq(heldAccountsTable.iban, iban))
  db.delete(heldAccountsTable).where(isOne).run()
}

function numbersOf(accounts: readonly BankAccount[]): string[] {
  return accounts.map(({ iban, accountNumber }) => iban || accountNumber)
}
