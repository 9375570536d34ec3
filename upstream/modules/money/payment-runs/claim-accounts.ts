import type { PaymentRun, PaymentRunState } from '#contract/money/payment-runs.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredItem, StoredRun } from './reader.ts'

/** Where somebody's claims go usually: to the account of the last run that was let through. */
export function usualClaimIban(reader: Reader, memberId: string): string {
  return lastIban(reader, memberId, ['approved', 'paid'])
}

type ClaimAccount = Pick<PaymentRun['items'][number], 'accountNote' | 'lastIban'>

/**
 * What whoever approves a run is shown about the account of a claim: that nobody was paid by a run yet, or
 * that it is another one than in the last paid run. Accounts of suppliers are confirmed at the supplier.
 */
export function claimAccount(
  reader: Reader,
  { state }: Pick<StoredRun, 'state'>,
  { kind, payeeId, iban }: StoredItem,
): ClaimAccount {
  const isOpen = state === 'waiting' || state === 'approved'
  if (kind !== 'expense' || !isOpen) return { accountNote: null, lastIban: '' }
  const last = lastIban(reader, payeeId, ['paid'])
  if (last === iban) return { accountNote: null, lastIban: '' }
  return { accountNote: last === '' ? 'first' : 'other', lastIban: last }
}

/** The account of somebody's claims in the newest run that is in one of some states. */
function lastIban(
  { sql }: Reader,
  memberId: string,
  states: readonly [PaymentRunState, PaymentRunState?],
): string {
  const [row] = sql.exec<{ iban: string }>(
    `select item.iban from payment_run_items item join payment_runs run on run.id = item.run_id
     where item.payee_id = ? and item.kind = 'expense' and item.iban <> '' and run.state in (?, ?)
     order by item.run_id desc limit 1`,
    memberId,
    states[0],
    states[1] ?? states[0],
  )
  return row?.iban ?? ''
}
