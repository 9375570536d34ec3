import { AppError } from '#contract/core/errors.ts'
import type { ApprovalRule, ApprovalRuleInput } from '#contract/firm/approvals.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { approvedKinds, fixedKinds } from './kinds.ts'
import { getRule } from './reader.ts'
import { saveRule } from './writer.ts'

/** What the firm set for every kind of document that is approved. */
export function listRules(reader: Reader): ApprovalRule[] {
  const fixed = { needsOther: true, fromAmount: 0, isFixed: true, version: 1 }
  return [
    ...approvedKinds().map((kind) => getRule(reader, kind)),
    ...fixedKinds().map((kind) => ({ kind, ...fixed })),
  ]
}

/**
 * Says whether, and from which amount on, whoever prepared a document of a kind may not approve it.
 * @throws AppError not_found for a kind no module approves; conflict with the newer version as
 *   `detail.current`
 */
export function updateRule(
  writer: Writer,
  context: FirmContext,
  { kind, needsOther, fromAmount, version }: ApprovalRuleInput,
): ApprovalRule {
  if (!approvedKinds().includes(kind)) throw new AppError('not_found', 'No such kind of document')
  const before = getRule(writer, kind)
  requireVersion(before, version)
  const after = { kind, needsOther, fromAmount, version: version + 1 }
  saveRule(writer, context, after)
  const { baseCurrency: currency } = getFirmProfile(writer)
  writer.audit({
    entity: 'approvalRule',
    entityId: kind,
    action: 'update',
    before: { ...before, currency },
    after: { ...after, currency },
  })
  return getRule(writer, kind)
}
