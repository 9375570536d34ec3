import { expect, test } from 'vitest'
import type { Recurring } from '#contract/selling/recurring.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** More than one ring of the alarm makes. */
const count = 250

test('documents that were missed are caught up in one go, each once', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const { id: invoiceId } = await firm.draft(customer.id)
  const rule = { name: 'Täglich', unit: 'day', every: 1, mode: 'finalise', invoiceId }
  const firstDate = addDays(today, 1)
  const { id } = await firm.must<Recurring>('POST', '/recurring', { ...rule, firstDate })
  for (let ring = 0; ring < count / 200 + 1; ring++) await runJobsAt(firm, addDays(today, count))
  const { madeCount, runs } = await firm.must<Recurring>('GET', `/recurring/${id}`)
  expect(madeCount).toBe(count)
  expect(new Set(runs.map(({ date }) => date)).size).toBe(runs.length)
  const { rows } = await firm.must<{ rows: { number: string; issueDate: string }[] }>(
    'GET',
    `/invoices?size=1&sort=issueDate&direction=descending`,
  )
  expect(rows[0]?.issueDate).toBe(addDays(today, count))
})
