import { type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import { farFromHabit, lookedAt } from '../../../documents/habit.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredItem, StoredRun } from './reader.ts'

/**
 * What the payee of an item is usually paid by a run, or collected from them, where its amount is far from
 * that and the bank was not told yet; null elsewhere. Who reaches claims or invoices of some people alone
 * is not told what others were paid. In minor units of the run's currency.
 */
export function usualAmount(
  { sql }: Reader,
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
  { state, currency }: Pick<StoredRun, 'state' | 'currency'>,
  { runId, kind, payeeId: partyId, amount, discount }: StoredItem,
): Minor | null {
  if (state !== 'waiting' && state !== 'approved') return null
  if (kind !== 'bill' && reachOf(actor, kind) !== undefined) return null
  const before = sql
    .exec<{ amount: Minor }>(
      `select item.amount + item.discount as amount
       from payment_run_items item join payment_runs run on run.id = item.run_id
       where item.payee_id = ? and item.kind = ? and item.run_id <> ? and item.returned = ''
         and run.state in ('approved', 'paid') and run.currency = ?
       order by item.run_id desc limit ${lookedAt}`,
      ...[partyId, kind, runId, currency],
    )
    .toArray()
  const toPast = (value: Minor) => ({ value: minorToDecimal(value, currency), partyId })
  const past = before.map((one) => toPast(one.amount))
  const found = farFromHabit('amount', toPast(amount + discount), past)
  return found ? (parseAmount(found.usual, currency) ?? null) : null
}
