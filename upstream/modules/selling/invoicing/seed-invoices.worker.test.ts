import { expect, test } from 'vitest'
import type { InvoicePage } from '#contract/selling/invoices.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('invoices written for measuring are like finalised ones in every sum', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const year = today.slice(0, 4)
  const span = { from: `${year}-01-01`, to: `${year}-01-01` }
  for (let call = 0; call < 2; call++) {
    await testFirm.must('POST', '/internal/seed-invoices', { ...span, count: 50 })
  }
  const next = await testFirm.issued(customer.id)
  expect(next.number).toBe(`${year}-0101`)
  const { counts, totals, rows } = await testFirm.must<InvoicePage>('GET', '/invoices?q=pendant')
  expect(counts).toMatchObject({ all: 100, open: 100 })
  expect(totals).toMatchObject([{ currency: 'EUR', count: 100 }])
  expect(rows.find((row) => row.id !== next.id)).toMatchObject({
    state: 'finalised',
    customerName: customer.name,
  })
  const trial = await testFirm.trial()
  expect(trial.debit).toBe(trial.credit)
  expect(trial.openInvoices).toBe(trial.receivable)
})

test('they follow the dates of the series, and need customers', async () => {
  const testFirm = await TestFirm.open()
  const year = today.slice(0, 4)
  const span = { from: `${year}-01-01`, to: `${year}-01-01`, count: 1 }
  expect((await testFirm.ask('POST', '/internal/seed-invoices', span)).status).toBe(422)
  await testFirm.issued((await testFirm.customer()).id, { issueDate: `${year}-01-02` })
  expect((await testFirm.ask('POST', '/internal/seed-invoices', span)).status).toBe(422)
})
