import type { AuditEntry } from '#contract/firm/audit.ts'
import type { Refused, TestFirm } from './test-firm.ts'

export type Rows = { rows: AuditEntry[] }

/** Changes of settings that a page of them shows, newest first. */
export async function changesOf(
  firm: TestFirm,
  page: string,
  role = 'owner',
): Promise<AuditEntry[]> {
  const path = `/setting-changes?page=${encodeURIComponent(page)}`
  return (await firm.ask<Rows>('GET', path, undefined, { role })).body.rows
}

/** Asks for a change to be undone. */
export async function undo(firm: TestFirm, { id }: Pick<AuditEntry, 'id'>, role = 'owner') {
  return firm.ask<Refused & { page: string }>('POST', `/setting-changes/${id}/undo`, {}, { role })
}
