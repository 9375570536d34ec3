import { AppError } from '#contract/core/errors.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { getRule } from './reader.ts'

/** A document that somebody is to approve. */
export type Approval = {
  /** Id of whoever prepared it. */
  preparedBy: string
  actor: Pick<Actor, 'userId'>
  /** One of the module's `approval-kinds.ts`. */
  kind: string
  /** Minor units of the firm's currency; without it the rule holds from whatever amount on. */
  amount?: number
}

/** Whether somebody may approve a document as far as the firm's rule goes; the permission is asked apart. */
export function mayApprove(reader: Reader, approval: Approval): boolean {
  return approval.preparedBy !== approval.actor.userId || !needsOther(reader, approval)
}

/** Whether the firm's rule wants a second person for a document, whoever asks. */
export function needsOther(
  reader: Reader,
  { kind, amount }: Pick<Approval, 'kind' | 'amount'>,
): boolean {
  const rule = getRule(reader, kind)
  return rule.needsOther && (amount === undefined || Math.abs(amount) >= rule.fromAmount)
}

/**
 * Refuses whoever prepared a document to approve it, where the firm's rule for its kind is on. The
 * permission, such as `expense:approve`, stands on the endpoint.
 * @throws AppError forbidden with `detail.reason` `preparedByYou`
 */
export function requireApprover(reader: Reader, approval: Approval): void {
  if (mayApprove(reader, approval)) return
  const detail = { reason: 'preparedByYou' }
  throw new AppError('forbidden', 'The person who prepared it cannot approve it', { detail })
}
