import type { PaymentRun, PaymentRunState } from '#contract/money/payment-runs.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredItem, StoredRun } from './reader.ts'

/** Where somebody's claims go usually: to the account of the last run that was let through. */
export function usualClaimIban(reader: Reader, memberId: string): string {
  return lastIban(reader, { kind: 'expense', payeeId: memberId }, ['approved', 'paid'])
}

type ItemAccount = Pick<PaymentRun['items'][number], 'accountNote' | 'lastIban'>

/**
 * What whoever approves a run is shown about where an item goes: that it is another account than in the
 * last paid run, or that the person of a claim was paid by none yet. New accounts of suppliers are
 * confirmed at the supplier by a second person; a changed one is told here all the same.
 */
export function accountOfItem(
  reader: Reader,
  { state }: Pick<StoredRun, 'state'>,
  { kind, payeeId, iban }: StoredItem,
): ItemAccount {
  const isOpen = state === 'waiting' || state === 'approved'
  if (kind === 'invoice' || !isOpen) return { accountNote: null, lastIban: '' }
  const last = lastIban(reader, { kind, payeeId }, ['paid'])
  if (last === iban || (last === '' && kind === 'bill')) return { accountNote: null, lastIban: '' }
  return { accountNote: last === '' ? 'first' : 'other', lastIban: last }
}

/** The account of a payee in the newest run that is in one of some states. */
function lastIban(
  { sql }: Reader,
  { kind, payeeId }: Pick<StoredItem, 'kind' | 'payeeId'>,
  states: readonly [PaymentRunState, PaymentRunState?],
): string {
  const [row] = sql.exec<{ iban: string }>(
    `select item.iban from payment_run_items item join payment_runs run on run.id = item.run_id
     where item.payee_id = ? and item.kind = ? and item.iban <> '' and run.state in (?, ?)
     order by item.run_id desc limit 1`,
    payeeId,
    kind,
    states[0],
    states[1] ?? states[0],
  )
  return row?.iban ?? ''
}
