import { expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
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
  expect(sheet.subtitle).toContain('Buchungsstand')
})

test('whatever reads the ledger is shown so: cash, sales and tax', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const invoice = await firm.issued(id, { lines: [line()] })
  await firm.pay(invoice, 11_900, { date: today })
  const days = `period=custom&from=${addDays(today, -30)}&to=${today}`
  const last = async (report: string, day: string) => {
    const path = `/reports/${report}?${days}&knownOn=${day}`
    const { rows, known } = await firm.must<Report>('GET', path)
    expect(known?.on, report).toBe(day)
    return rows.at(-1)?.cells.flatMap((cell) => cell?.amount ?? []) ?? []
  }
  const yesterday = addDays(today, -1)
  for (const [report, then, now] of [
    ['cash-flow', [0], [11_900]],
    ['cash-flow-direct', [0], [11_900]],
    ['sales-by-customer', [0], [10_000]],
    ['sales-by-country', [0], [10_000]],
    ['tax-lines', [], [11_900]],
  ] as const) {
    expect(await last(report, yesterday), report).toEqual(then)
    expect(await last(report, today), report).toEqual(now)
  }
  expect(await last('tax-summary', yesterday)).toEqual([])
  expect(await last('tax-summary', today)).toEqual([10_000, 1900, 1900])
})
