import { expect, test } from 'vitest'
import type { ReportAnswers } from '#contract/reporting/reports.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { addDays } from '../../../firm/calendar.ts'

const read = (firm: TestFirm) => firm.must<ReportAnswers>('GET', '/report-answers')

test('the first questions are answered out of the books', async () => {
  const firm = await TestFirm.open()
  expect(await read(firm)).toMatchObject({ earned: 0, owed: 0, owing: 0, owedLate: 0 })
  const customer = await firm.customer()
  const late = { issueDate: addDays(today, -3), dueDate: addDays(today, -1) }
  await firm.issued(customer.id, late)
  await firm.issued(customer.id)
  const { months, ...answers } = await read(firm)
  expect(answers).toMatchObject({ currency: 'EUR', owed: 23800, owedLate: 11900, owing: 0 })
  expect(months).toHaveLength(12)
  expect(months.at(-1)?.month).toBe(today.slice(0, 7))
  // Three days ago was last month, or last year, on some days.
  expect(months.reduce((sum, { income }) => sum + income, 0)).toBe(20000)
  expect(months.every(({ expense }) => expense === 0)).toBe(true)
})

test('who may not read reports is refused', async () => {
  const firm = await TestFirm.open()
  const { status } = await firm.ask('GET', '/report-answers', undefined, { role: 'sales' })
  expect(status).toBe(403)
})
