import { expect, test } from 'vitest'
import type { InvoicePage } from '#contract/invoices.ts'
import { Desk, today } from '#upstream/testing/desk.ts'

test('invoices written for measuring are like finalised ones in every sum', async () => {
  const desk = await Desk.open()
  const customer = await desk.customer()
  const year = today.slice(0, 4)
  const span = { from: `${year}-01-01`, to: `${year}-01-01` }
  for (let call = 0; call < 2; call++) {
    await desk.must('POST', '/internal/seed-invoices', { ...span, count: 50 })
  }
  const next = await desk.issued(customer.id)
  expect(next.number).toBe(`${year}-0101`)
  const { counts, totals, rows } = await desk.must<InvoicePage>('GET', '/invoices?q=pendant')
  expect(counts).toMatchObject({ all: 101, open: 101 })
  expect(totals).toMatchObject([{ currency: 'EUR', count: 100 }])
  expect(rows.find((row) => row.id !== next.id)).toMatchObject({
    state: 'finalised',
    customerName: customer.name,
  })
  const trial = await desk.trial()
  expect(trial.debit).toBe(trial.credit)
  expect(trial.openInvoices).toBe(trial.receivable)
})

test('they follow the dates of the series, and need customers', async () => {
  const desk = await Desk.open()
  const year = today.slice(0, 4)
  const span = { from: `${year}-01-01`, to: `${year}-01-01`, count: 1 }
  expect((await desk.ask('POST', '/internal/seed-invoices', span)).status).toBe(422)
  await desk.issued((await desk.customer()).id, { issueDate: `${year}-01-02` })
  expect((await desk.ask('POST', '/internal/seed-invoices', span)).status).toBe(422)
})
