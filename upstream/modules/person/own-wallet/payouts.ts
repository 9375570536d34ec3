import { AppError } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import {
  type CreditInput,
  type OwnBalance,
  type OwnPayout,
  type OwnPayoutInput,
  twoPersonsFrom,
} from '#contract/person/own-wallet.ts'
import { newId } from '../../../firm/ulid.ts'
import { audit } from '../../../identity/audit.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireFreshIdentity, requireIdentity } from '../../../identity/identity.ts'
import { entryStatement, runEntries } from './entries.ts'
import { balancesOf, earningsGivenBy, getPayout } from './read.ts'

/**
 * Asks for earnings to be paid out; they are set aside.
 * @throws AppError confirm_needed; forbidden in a demo; conflict for more than there is
 */
export async function requestPayout(call: Call, input: OwnPayoutInput): Promise<void> {
  const { user } = requireFreshIdentity(call)
  if (user.isDemo) throw new AppError('forbidden', 'A demo firm has no wallet to pay out')
  const { env, now: at } = call
  const { currency, amount, holder } = input
  const { normalised: iban } = checkIban(input.iban)
  const id = newId()
  const payout = env.DIRECTORY.prepare(
    `insert into own_payouts (id, user_id, user_name, state, currency, amount, iban, holder, requested_at)
     values (?1, ?2, ?3, 'requested', ?4, ?5, ?6, ?7, ?8)`,
  ).bind(id, user.id, user.name, currency, amount, iban, holder, at)
  const hold = entryStatement(env.DIRECTORY, {
    userId: user.id,
    purpose: 'earnings',
    currency,
    type: 'hold',
    amount: 0,
    held: amount,
    reference: `payout:${id}:hold`,
    note: '',
    at,
    byId: user.id,
  })
  await runEntries(env.DIRECTORY, [payout, hold])
}

/**
 * Approves a payout; from the limit on it takes two administrators, and never the one who gets it.
 * Earnings from the limit on leave by two persons as well: who credited them does not approve alone.
 * @throws AppError confirm_needed, not_found; conflict in another state; forbidden for their own, a
 *   second time, or alone after crediting the earnings
 */
export async function approvePayout(call: Call, payoutId: string): Promise<OwnPayout> {
  const { user } = requireFreshIdentity(call)
  const payout = await requireState(call, payoutId, 'requested')
  if (payout.userId === user.id || payout.isApprovedByYou) {
    const detail = { reason: 'preparedByYou' }
    throw new AppError('forbidden', 'Another person approves it', { detail })
  }
  const isAlone = payout.approvalsNeeded === 1
  if (isAlone && (await earningsGivenBy(call, user.id, payout.userId)) >= twoPersonsFrom) {
    const detail = { reason: 'creditedByYou' }
    throw new AppError('forbidden', 'Another person approves it', { detail })
  }
  const isLast = payout.approvals + 1 >= payout.approvalsNeeded
  const place = payout.approvals === 0 ? 'first_approver' : 'second_approver'
  const { meta } = await call.env.DIRECTORY.prepare(
    `update own_payouts set ${place} = ?2, state = ?3
     where id = ?1 and state = 'requested' and ${place} is null
       and coalesce(first_approver, '') <> ?2`,
  )
    .bind(payoutId, user.id, isLast ? 'approved' : 'requested')
    .run()
  if (meta.changes === 0) throw stateConflict()
  await log(call, 'payout.approved', payout)
  return getPayout(call, payoutId)
}

/** Frees what was set aside. @throws AppError not_found; conflict in another state */
export async function endPayout(
  call: Call,
  { payoutId, reason }: { payoutId: string; reason: string },
  state: 'rejected' | 'failed',
): Promise<OwnPayout> {
  const from = state === 'rejected' ? 'requested' : 'approved'
  const payout = await requireState(call, payoutId, from)
  await runEntries(call.env.DIRECTORY, [release(call, payout), mark(call, payout, state, reason)])
  await log(call, `payout.${state}`, payout)
  return getPayout(call, payoutId)
}

/** Notes that the money left. @throws AppError confirm_needed, not_found; conflict in another state */
export async function markPaid(call: Call, payoutId: string): Promise<OwnPayout> {
  const { user } = requireFreshIdentity(call)
  const payout = await requireState(call, payoutId, 'approved')
  const { userId, currency, amount } = payout
  const paid = entryStatement(call.env.DIRECTORY, {
    userId,
    purpose: 'earnings',
    currency,
    type: 'payout',
    amount: -amount,
    reference: `payout:${payoutId}:paid`,
    note: '',
    at: call.now,
    byId: user.id,
  })
  const statements = [release(call, payout), paid, mark(call, payout, 'paid', '')]
  await runEntries(call.env.DIRECTORY, statements)
  await log(call, 'payout.paid', payout)
  return getPayout(call, payoutId)
}

/**
 * Gives credit or earnings to another person, or takes them back.
 * @throws AppError confirm_needed, not_found; forbidden for oneself; conflict for more than there is, or a reference that was used
 */
export async function give(
  call: Call,
  { userId, ...input }: CreditInput & { userId: string },
): Promise<{ balances: OwnBalance[] }> {
  const byId = requireFreshIdentity(call).user.id
  if (byId === userId) {
    throw new AppError('forbidden', 'Another administrator credits your wallet', {
      detail: { reason: 'ownWalletByOther' },
    })
  }
  const { env, now: at } = call
  const known = await env.DIRECTORY.prepare('select 1 from users where id = ?').bind(userId).first()
  if (!known) throw new AppError('not_found', 'No such person')
  const type = input.amount > 0 ? 'earn' : 'adjust'
  const entry = entryStatement(env.DIRECTORY, { ...input, type, userId, at, byId })
  await runEntries(env.DIRECTORY, [entry])
  const after = { purpose: input.purpose, amount: input.amount, currency: input.currency }
  const db = directory(env)
  await audit(db, call, { action: 'wallet.given', userId, after })
  return { balances: await balancesOf(call, userId) }
}

function release(call: Call, { id, userId, currency, amount }: OwnPayout) {
  return entryStatement(call.env.DIRECTORY, {
    userId,
    purpose: 'earnings',
    currency,
    type: 'release',
    amount: 0,
    held: -amount,
    reference: `payout:${id}:release`,
    note: '',
    at: call.now,
    byId: requireIdentity(call).user.id,
  })
}

function mark(call: Call, { id }: OwnPayout, state: string, reason: string) {
  return call.env.DIRECTORY.prepare(
    'update own_payouts set state = ?2, reason = ?3 where id = ?1',
  ).bind(id, state, reason)
}

async function requireState(call: Call, payoutId: string, state: string): Promise<OwnPayout> {
  const payout = await getPayout(call, payoutId)
  if (payout.state !== state) throw stateConflict()
  return payout
}

function stateConflict(): AppError {
  return new AppError('conflict', 'The payout is not in a state that allows this', {
    detail: { reason: 'payoutState' },
  })
}

async function log(call: Call, action: string, { userId, amount, currency }: OwnPayout) {
  const db = directory(call.env)
  await audit(db, call, { action, userId, after: { amount, currency } })
}
