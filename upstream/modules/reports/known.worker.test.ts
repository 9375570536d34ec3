import { expect, test } from 'vitest'
import type { Report } from '#contract/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

test('a report is shown as it was known on a day, and says what was posted later', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  await firm.issued(id, { lines: [line()] })
  const yesterday = addDays(today, -1)
  const days = `period=custom&from=${addDays(today, -30)}&to=${today}`
  const before: Report = await firm.must(
    'GET',
    `/reports/profit-and-loss?${days}&knownOn=${yesterday}`,
  )
  expect(before.known).toMatchObject({ on: yesterday, laterEntries: 1 })
  expect(before.rows.at(-1)?.cells[1]).toMatchObject({ amount: 0 })
  const later: Report = await firm.must('GET', `/reports/journal?${days}&since=${yesterday}`)
  expect(later.rows).toHaveLength(3)
  const now: Report = await firm.must('GET', `/reports/profit-and-loss?${days}&knownOn=${today}`)
  expect(now.known).toMatchObject({ on: today, laterEntries: 0 })
  const profit = now.rows.at(-1)?.cells[1]
  expect(profit).toMatchObject({ amount: 10000 })
  const [revenue] = now.rows.filter(({ kind }) => kind === 'line')
  expect(revenue?.cells[1]?.link).toMatchObject({ query: { knownOn: today } })
  // A balance sheet adds up all days: what is posted late for an earlier year counts.
  const sheet: Report = await firm.must(
    'GET',
    `/reports/balance-sheet?period=custom&from=${today}&to=${today}&knownOn=${yesterday}`,
  )
  expect(sheet.known).toMatchObject({ on: yesterday, laterEntries: 1 })
  expect(sheet.subtitle).toContain('bekannt')
})
