import { expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { addDays, addMonths, daysBetween } from '../../../firm/calendar.ts'

test('a customer’s page says what was sold to them and how they pay', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const read = async (how = {}) =>
    (await firm.must<Party>('GET', `/parties/${customer.id}`, undefined, how)).trade
  const none = { turnover: 0, before: 0, invoices: 0, daysToPay: null, daysLate: null }
  expect(await read()).toEqual(none)

  // Before tax; of another customer nothing, and of the year before apart.
  const old = addMonths(today, -14)
  await firm.issued(customer.id, { issueDate: old, dueDate: addDays(old, 14) })
  const issueDate = addDays(today, -30)
  const dueDate = addDays(today, -16)
  const paid = await firm.issued(customer.id, { issueDate, dueDate })
  await firm.issued((await firm.customer()).id)
  expect(await read()).toEqual({ ...none, turnover: 10000, before: 10000 })

  const date = addDays(today, -6)
  await firm.pay(paid, 11900, { date })
  expect(await read()).toMatchObject({
    invoices: 1,
    daysToPay: daysBetween(issueDate, date),
    daysLate: daysBetween(dueDate, date),
  })
})

test('what a credit note closed says nothing of how somebody pays', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const { id } = await firm.issued(customer.id)
  await firm.must('POST', `/invoices/${id}/credit-note`, {})
  const { trade } = await firm.must<Party>('GET', `/parties/${customer.id}`)
  expect(trade).toMatchObject({ turnover: 0, invoices: 0, daysToPay: null })
})

test('who may see no invoices is not told, nor of a supplier', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const path = `/parties/${customer.id}`
  expect((await firm.must<Party>('GET', path, undefined, { role: 'crm' })).trade).toBeNull()
  const supplier = await firm.customer({ roles: ['supplier'], name: 'Holz & Co' })
  expect((await firm.must<Party>('GET', `/parties/${supplier.id}`)).trade).toBeNull()
})
