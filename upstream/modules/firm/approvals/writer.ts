import type { ApprovalRuleInput } from '#contract/firm/approvals.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { approvalRulesTable } from './tables.ts'

export function saveRule(
  { db }: Writer,
  { actor, now }: FirmContext,
  rule: ApprovalRuleInput,
): void {
  const values = { ...rule, updatedAt: now.toISOString(), updatedBy: actor.userId }
  db.insert(approvalRulesTable)
    .values(values)
    .onConflictDoUpdate({ target: approvalRulesTable.kind, set: values })
    .run()
}
