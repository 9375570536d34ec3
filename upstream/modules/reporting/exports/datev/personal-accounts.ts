import type { PartyCard } from '../../../firm/parties/views.ts'

/** Personal accounts have one digit more than the others: four of SKR03, five of a party. */
export const accountDigits = 4
const firstDebtor = 10_000
const firstCreditor = 70_000
const lastAccount = 99_999

/**
 * The account of a party: 10000 to 69999 as a customer, 70000 to 99999 as a supplier, counted by the
 * party's own number, so that it is the same in every export. Undefined where the numbers are used up;
 * its postings then stay on the account that sums parties up.
 */
export function personalAccount(
  side: 'receivable' | 'payable',
  { number }: Pick<PartyCard, 'number'>,
): string | undefined {
  const account = (side === 'receivable' ? firstDebtor : firstCreditor) + number
  const last = side === 'receivable' ? firstCreditor - 1 : lastAccount
  return account <= last ? String(account) : undefined
}
