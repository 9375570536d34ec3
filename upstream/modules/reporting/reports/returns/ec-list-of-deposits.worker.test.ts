import { beforeAll, expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays, monthStart } from '#upstream/firm/calendar.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const thisMonth = { from: monthStart(today, 0), to: today }
const lastMonth = { from: monthStart(today, -1), to: addDays(monthStart(today, 0), -1) }

let firm: TestFirm
let customer: { id: string; vatId: string }
/** Of last month, 1,000.00 of goods. */
let sold: Invoice

beforeAll(async () => {
  firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  customer = await firm.customer({
    ...{ name: 'Wiener Werk', vatId: 'ATU33864707', address: { city: 'Wien', country: 'AT' } },
  })
  // Before all others: a number never goes back behind a later day.
  const [issueDate, supplyDate] = [lastMonth.from, lastMonth.from]
  sold = await firm.issued(customer.id, {
    ...{ issueDate, supplyDate, lines: [line({ taxCode: 'DE-K', unitPrice: '1000' })] },
  })
})

async function read(report: string, { from, to }: { from: string; to: string }): Promise<Report> {
  return firm.must('GET', `/reports/${report}?period=custom&from=${from}&to=${to}`)
}

/** Goods of the customer by the list, and box 41 of the return; undefined where there is no such row. */
async function both(days: { from: string; to: string }) {
  const list = await read('ec-list', days)
  expect(list.checks.every(({ isHeld }) => isHeld)).toBe(true)
  const { rows } = await read('tax-return', days)
  const row = list.rows.find(({ cells }) => cells[0]?.text === customer.vatId)
  const box = rows.find(({ cells }) => cells[0]?.text === '41')
  return { list: row?.cells[3]?.amount, box: box?.cells[3]?.amount, row }
}

test('a deposit counts as it is paid, and the final invoice with what it deducts', async () => {
  const lines = [line({ taxCode: 'DE-K', unitPrice: '5000' })]
  const input = { ...documentInput(customer.id), validUntil: addDays(today, 30), lines }
  const { id } = await firm.must<Quote>('POST', '/quotes', input)
  await firm.must('POST', `/quotes/${id}/issue`, {})
  const asked = { kind: 'percent', value: '20' }
  const { invoiceId } = await firm.must<{ invoiceId: string }>(
    'POST',
    `/quotes/${id}/deposits`,
    asked,
  )
  const deposit = await firm.finalise(invoiceId)
  expect(await both(thisMonth)).toMatchObject({ list: undefined, box: undefined })
  await firm.pay(deposit, 100_000)
  expect(await both(thisMonth)).toMatchObject({ list: 100_000, box: 100_000 })

  const path = `/quotes/${id}/convert`
  const converted = await firm.must<{ invoiceId: string }>('POST', path, { lineIds: [] })
  const final = await firm.finalise(converted.invoiceId)
  expect(final.totals).toMatchObject({ total: 500_000, due: 400_000 })
  expect(await both(thisMonth)).toMatchObject({ list: 500_000, box: 500_000 })
})

test('discount, write-off and credit note lower it in their own month', async () => {
  expect(await both(lastMonth)).toMatchObject({ list: 100_000, box: 100_000 })
  await firm.pay(sold, 77_000, {
    allocations: [{ invoiceId: sold.id, amount: 77_000, discount: 3000 }],
  })
  expect(await both(thisMonth)).toMatchObject({ list: 497_000, box: 497_000 })
  const lost = { amount: 5000, date: today, reason: 'Mangel', withTax: true }
  await firm.must('POST', `/invoices/${sold.id}/write-off`, lost)
  expect(await both(thisMonth)).toMatchObject({ list: 492_000, box: 492_000 })
  await firm.must('POST', `/invoices/${sold.id}/credit-note`, {
    lines: [{ lineId: sold.lines[0]?.id, quantity: '0.15' }],
  })
  expect(await both(thisMonth)).toMatchObject({ list: 477_000, box: 477_000 })
  expect(await both(lastMonth)).toMatchObject({ list: 100_000, box: 100_000 })
})

test('the row opens the lines of all of them, each with its entry', async () => {
  const { row } = await both(thisMonth)
  const link = row?.cells[3]?.link
  if (link?.target !== 'report') throw new Error('No way further')
  const query = new URLSearchParams(link.query)
  const { rows } = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
  const opened = rows.slice(0, -1)
  expect(rows.at(-1)?.cells.at(-1)?.amount).toBe(477_000)
  expect(opened.every(({ cells }) => cells[1]?.link?.target === 'entry')).toBe(true)
  expect(opened.every(({ cells }) => cells[2]?.link?.target === 'document')).toBe(true)
})
