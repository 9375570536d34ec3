import type { OpenClaim, ReimburseManyInput } from '#contract/buying/expense-steps.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition, requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { reimburseByHand } from './claims.ts'
import { getExpense, getStoredExpense } from './reader.ts'

const maxClaims = 200

/** Claims that somebody reaches and that wait to be decided on, or to be paid back; the oldest first. */
export function listClaims(reader: Reader, actor: Actor) {
  return {
    waiting: claimsIn(reader, actor, 'submitted'),
    owed: claimsIn(reader, actor, 'approved'),
  }
}

/** How many claims that somebody reaches wait to be decided on, however many there are. */
export function countWaiting({ sql }: Reader, actor: Actor): number {
  const { where, bound } = claimsWithin(actor, 'submitted')
  return sql
    .exec<{ count: number }>(`select count(*) as count from expenses where ${where}`, ...bound)
    .one().count
}

function claimsIn(reader: Reader, actor: Actor, state: 'submitted' | 'approved'): OpenClaim[] {
  const { where, bound } = claimsWithin(actor, state)
  return reader.sql
    .exec<{ id: string; madeBy: string }>(
      `select id, created_by as madeBy from expenses
       where ${where} order by date, id limit ?`,
      ...bound,
      maxClaims,
    )
    .toArray()
    .map(({ id, madeBy }) => ({ ...getExpense(reader, actor, id), madeBy }))
}

function claimsWithin(actor: Actor, state: 'submitted' | 'approved') {
  const within = reachCondition(actor, 'expense', 'created_by')
  const where = `stage = 'claim' and state = ? ${within ? `and ${within.sql}` : ''}`
  return { where, bound: [state, ...(within?.bound ?? [])] }
}

/**
 * Pays several approved claims back on a day from an account: all or, where one cannot be, none.
 * @throws AppError not_found, locked, invalid; conflict
 */
export function reimburseMany(
  writer: Writer,
  context: FirmContext,
  { expenseIds, date, account }: ReimburseManyInput,
): { count: number } {
  const ids = [...new Set(expenseIds)]
  for (const id of ids) {
    requireWithinReach(context.actor, 'expense', getStoredExpense(writer, id).createdBy)
    reimburseByHand(writer, context, id, { date, account })
  }
  return { count: ids.length }
}
