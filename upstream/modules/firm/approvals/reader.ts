import { eq } from 'drizzle-orm'
import type { ApprovalRule } from '#contract/firm/approvals.ts'
import type { Reader } from '../../../firm/store.ts'
import { approvalRulesTable } from './tables.ts'

/** What holds for a kind now. */
export function getRule({ db }: Reader, kind: string): ApprovalRule {
  const row = db.select().from(approvalRulesTable).where(eq(approvalRulesTable.kind, kind)).get()
  const { needsOther = false, fromAmount = 0, version = 1 } = row ?? {}
  return { kind, needsOther, fromAmount, isFixed: false, version }
}
