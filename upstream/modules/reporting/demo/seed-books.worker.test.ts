import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('documents written for measuring are in the books like any other', async () => {
  const firm = await TestFirm.open()
  await firm.customer()
  const date = `${today.slice(0, 4)}-01-01`
  await firm.must('POST', '/internal/seed-invoices', { from: date, to: date, count: 3 })
  const made = await firm.must('POST', '/internal/seed-books', { turns: 2, first: 0, date })
  expect(made).toEqual({ documents: 10 })
  await firm.must('POST', '/internal/seed-books', { turns: 1, first: 2, date })
  const wages = await firm.must('POST', '/internal/seed-wages', { entries: 3, first: 0, date })
  expect(wages).toEqual({ documents: 3 })
  const { checks } = await firm.must<{ checks: Report['checks'] }>('GET', '/report-checks')
  expect(checks.filter(({ isHeld }) => !isHeld)).toEqual([])
  // Three invoices, six bills, three payments each way, three expenses, three entries of wages.
  expect(await firm.must('GET', '/journal-verification?from=0&size=100')).toMatchObject({
    total: 21,
    broken: null,
  })
  // All three invoices are paid.
  const { receivable } = await firm.trial()
  expect(receivable).toBe(0)
})
