import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/firm/audit.ts'
import { TestFirm } from '../../../testing/test-firm.ts'

it('a long page of the history tries out the newest changes of settings, and leads to the others', async () => {
  const firm = await TestFirm.open()
  for (let at = 1; at <= 22; at += 1) {
    const replyTo = `a${at}@b.example`
    await firm.must('PUT', '/mail-settings', { color: '', replyTo, tracksOpening: false })
  }
  const path = '/audit?kind=mailSettings&size=50'
  const { rows } = await firm.must<{ rows: AuditEntry[] }>('GET', path)
  expect(rows.map(({ undo }) => undo?.refusal)).toEqual([
    null,
    ...Array<string>(19).fill('undoChanged'),
    ...[undefined, undefined],
  ])
  expect(new Set(rows.map((row) => row.path))).toEqual(new Set(['settings/mail']))
})
