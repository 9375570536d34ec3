import { expect, test } from 'vitest'
import type { LayerEntry } from '#contract/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('open invoices stand on the day they are due, for whoever may see invoices', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const dueDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const open = await firm.issued(customer.id, { dueDate })
  const paid = await firm.issued(customer.id, { dueDate })
  await firm.pay(paid, paid.totals.due)
  const path = `/calendar-layers?from=${today}&to=${dueDate}`
  const entries = await firm.must<LayerEntry[]>('GET', path)
  const link = `invoices/${open.id}`
  expect(entries.filter(({ layer }) => layer === 'invoicesDue')).toEqual([
    { layer: 'invoicesDue', id: open.id, number: open.number, date: dueDate, link },
  ])
  expect(await firm.must('GET', path, undefined, { role: 'employee' })).toEqual([])
  const tooMany = `/calendar-layers?from=2020-01-01&to=2026-01-01`
  expect((await firm.ask('GET', tooMany)).status).toBe(422)
})
