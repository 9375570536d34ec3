import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { FirmSummary } from '#contract/reporting/firm-summary.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** 119.00 owed by a customer and 20.00 of it paid, 47.60 owed to a supplier since last week. */
async function tradingFirm(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const { id } = await firm.customer({ name: 'Holz Elbe', roles: ['customer', 'supplier'] })
  await firm.pay(await firm.issued(id), 2_000)
  const line = { description: 'Holz', quantity: '1', account: '3400', taxCode: 'DE-S19' }
  const bill = await firm.must<Bill>('POST', '/bills', {
    kind: 'bill',
    supplierName: 'Holz Elbe',
    supplierNumber: 'R-1',
    date: addDays(today, -20),
    dueDate: addDays(today, -7),
    currency: 'EUR',
    lines: [{ ...line, unitPrice: '40' }],
  })
  await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  return firm
}

test('a firm says how it stands, in another currency at the rate of today', async () => {
  const firm = await tradingFirm()
  const rate = { currency: 'USD', date: today, rate: '0.8' }
  await firm.must('POST', '/exchange-rates', rate)
  expect(await firm.must<FirmSummary>('GET', '/summary?currency=USD')).toMatchObject({
    currency: 'EUR',
    cash: 2_000,
    receivable: { amount: 9_900, overdue: 0 },
    payable: { amount: 4_760, overdue: 4_760 },
    // 0.80 EUR is one dollar.
    converted: {
      cash: 2_500,
      receivable: { amount: 12_375, overdue: 0 },
      payable: { amount: 5_950, overdue: 5_950 },
    },
    approvals: 0,
  })
  const inYen = await firm.must<FirmSummary>('GET', '/summary?currency=JPY')
  expect(inYen.converted).toBeNull()
  const empty = await TestFirm.open()
  const nothing = await empty.must<FirmSummary>('GET', '/summary?currency=JPY')
  expect(nothing.converted).toMatchObject({ cash: 0, receivable: { amount: 0 } })
})

test('who may not see the books, the bills or all invoices is not given their sums', async () => {
  const firm = await tradingFirm()
  const seen = await firm.must<FirmSummary>('GET', '/summary', undefined, { role: 'sales' })
  expect(seen).toMatchObject({ cash: null, payable: null, taxReturn: null, approvals: null })
  const employee = await firm.must<FirmSummary>('GET', '/summary', undefined, { role: 'employee' })
  expect(employee.receivable).toBeNull()
})
