import { and, eq, ne } from 'drizzle-orm'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { checkIban, isBic, maskedAccount } from '#contract/core/iban.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partiesTable } from './tables.ts'

/**
 * What no field can tell alone: a number that another party has, an IBAN's check digits.
 * @throws AppError invalid
 */
export function requireValid(reader: Reader, input: PartyInput, partyId: string): void {
  const fields: FieldProblems = {}
  if (isNumberTaken(reader, input.number, partyId)) fields.number = { key: 'partyNumberTaken' }
  const { selfBillingSince: since, selfBillingUntil: until } = input
  if (until !== null && (since === null || until < since)) {
    fields[since === null ? 'selfBillingSince' : 'selfBillingUntil'] = {
      key: since === null ? 'required' : 'endBeforeStart',
    }
  }
  input.bankAccounts.forEach(({ iban, bic }, at) => {
    if (iban !== '' && !checkIban(iban).isValid) {
      fields[`bankAccounts.${at}.iban`] = { key: 'invalidIban' }
    }
    if (bic !== '' && !isBic(bic)) fields[`bankAccounts.${at}.bic`] = { key: 'invalidBic' }
  })
  refuseProblems(fields, 'The contact has fields to correct')
}

function isNumberTaken({ db }: Reader, number: string, exceptId: string): boolean {
  if (number === '') return false
  const isOther = and(eq(partiesTable.number, number), ne(partiesTable.id, exceptId))
  return db.select({ id: partiesTable.id }).from(partiesTable).where(isOther).get() !== undefined
}

/** Whether the caller sees and changes where a party is paid. */
export function seesBank({ actor }: Pick<FirmContext, 'actor'>): boolean {
  return isAllowed(actor, 'party:bank')
}

/** Bank accounts as histories name them: the last four characters, so that a change shows. */
export function withMaskedBank<Value extends Pick<PartyInput, 'bankAccounts'>>(
  party: Value,
): Value {
  const bankAccounts = party.bankAccounts.map((account) => ({
    ...account,
    iban: maskedAccount(account.iban),
    accountNumber: maskedAccount(account.accountNumber),
  }))
  return { ...party, bankAccounts }
}
