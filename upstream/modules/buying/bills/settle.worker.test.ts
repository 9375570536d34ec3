import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const line = { description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }

async function approved(on: TestFirm, values: object = {}): Promise<Bill> {
  const { id, version } = await on.must<Bill>('POST', '/bills', {
    supplierName: 'Holz Elbe',
    supplierNumber: newId(),
    date: today,
    currency: 'EUR',
    exchangeRate: '',
    lines: [line],
    ...values,
  })
  return on.must('POST', `/bills/${id}/approve`, { version })
}

async function open(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  return firm
}

function get(on: TestFirm, id: string): Promise<Bill> {
  return on.must('GET', `/bills/${id}`)
}

test('a bill is written off by who may, with a reason and its tax, and taken back', async () => {
  const firm = await open()
  const before = await firm.balances()
  const { id, actions } = await approved(firm)
  const posted = await firm.balances()
  expect(actions).toContain('writeOff')
  const path = `/bills/${id}/write-off`
  const input = { amount: 11900, date: today, reason: 'Waived by letter' }
  expect((await firm.ask('POST', path, input, { role: 'sales' })).status).toBe(403)
  expect((await firm.ask('POST', `/invoices/${id}/write-off`, input)).status).toBe(404)
  const bare = await firm.ask('POST', path, { ...input, reason: '' })
  expect(bare.body.data.fields.reason?.key).toBe('required')
  const more = await firm.ask('POST', path, { ...input, amount: 11901 })
  expect(more.body.data.fields.amount?.key).toBe('moreThanDue')
  await firm.must('POST', path, { ...input, withTax: true })
  const gone = await get(firm, id)
  expect(gone).toMatchObject({ state: 'paid', due: 0, settlements: [{ canTakeBack: true }] })
  const { '1576': tax = 0, '1600': owed = 0 } = await firm.balances()
  expect([tax, owed]).toEqual([before['1576'] ?? 0, before['1600'] ?? 0])
  const [settlement] = gone.settlements
  const back = `/allocations/${settlement?.id}/take-back`
  expect((await firm.ask('POST', back, {}, { role: 'readOnly' })).status).toBe(403)
  await firm.must('POST', back, { reason: 'Asked for after all' })
  expect(await get(firm, id)).toMatchObject({ state: 'open', due: 11900, settlements: [] })
  expect(await firm.balances()).toMatchObject(posted)
})

test('a credit that was set against a bill is taken back, as the bill’s history says', async () => {
  const firm = await open()
  const lines = [{ ...line, unitPrice: '20' }]
  const credit = await approved(firm, { kind: 'credit', lines })
  const { id } = await approved(firm)
  await firm.must('POST', `/bills/${id}/apply-credit`, {})
  const [settlement] = (await get(firm, id)).settlements
  expect(settlement).toMatchObject({ kind: 'credit', amount: 2380, canTakeBack: true })
  await firm.must('POST', `/allocations/${settlement?.id}/take-back`, { reason: 'Wrong bill' })
  expect(await get(firm, id)).toMatchObject({ due: 11900, credit: 2380 })
  expect(await get(firm, credit.id)).toMatchObject({ state: 'open', due: 2380 })
  const { rows } = await firm.must<{ rows: object[] }>('GET', `/records/bill/${id}/history`)
  expect(rows[0]).toMatchObject({ action: 'takeBack', detail: 'Wrong bill' })
})

test('a supplier’s credit is paid back, and what is left of it given up as a bad debt', async () => {
  const firm = await open()
  const credit = await approved(firm, { kind: 'credit' })
  expect(credit.actions).toEqual(expect.arrayContaining(['receiveRefund', 'writeOff']))
  expect(credit.actions).not.toContain('applyCredit')
  const refund = {
    supplierId: credit.supplierId,
    date: today,
    currency: 'EUR',
    amount: 10000,
    allocations: [{ billId: credit.id, amount: 10000 }],
  }
  const bill = await approved(firm)
  const wrong = { ...refund, allocations: [{ billId: bill.id, amount: 10000 }] }
  expect((await firm.ask('POST', '/supplier-refunds', wrong)).status).toBe(422)
  const granted = { ...refund, allocations: [{ billId: credit.id, amount: 9900, discount: 100 }] }
  const discount = await firm.ask('POST', '/supplier-refunds', granted)
  expect(discount.body.data.fields['allocations.0.discount']?.key).toBe('invalid')
  const sales = await firm.ask('POST', '/supplier-refunds', refund, { role: 'sales' })
  expect(sales.status).toBe(403)
  const payment = await firm.must<{ direction: string }>('POST', '/supplier-refunds', refund)
  expect(payment.direction).toBe('fromSupplier')
  const path = `/bills/${credit.id}/write-off`
  const input = { amount: 1900, date: today, reason: 'Insolvent' }
  const taxed = await firm.ask('POST', path, { ...input, withTax: true })
  expect(taxed.body.data.fields.withTax?.key).toBe('invalid')
  await firm.must('POST', path, input)
  expect(await get(firm, credit.id)).toMatchObject({ state: 'paid', due: 0 })
  expect(await firm.balances()).toMatchObject({ '2400': 1900, '1600': -11900 })
})

// 119.00 at 19 % and 107.00 at 7 %, all of the latter credited: 2 % of 119.00 are 2.00 and 0.38 of tax.
test('a discount after a credit falls on the rates that the credit has left', async () => {
  const firm = await open()
  const reduced = { ...line, account: '3300', taxCode: 'DE-S7' }
  await approved(firm, { kind: 'credit', lines: [reduced] })
  const { id, supplierId } = await approved(firm, { lines: [line, reduced] })
  await firm.must('POST', `/bills/${id}/apply-credit`, {})
  const before = await firm.balances()
  const allocations = [{ billId: id, amount: 11662, discount: 238 }]
  const payment = { supplierId, date: today, currency: 'EUR', amount: 11662, allocations }
  await firm.must('POST', '/supplier-payments', payment)
  expect(await get(firm, id)).toMatchObject({ state: 'paid', due: 0 })
  const after = await firm.balances()
  const moved = Object.keys(after).map((code) => [code, (after[code] ?? 0) - (before[code] ?? 0)])
  const entries = moved.filter(([, amount]) => amount !== 0)
  expect(Object.fromEntries(entries)).toEqual({
    '1200': -11662,
    '1576': -38,
    '1600': 11900,
    '3736': -200,
  })
})

test('a bill says the discount that was agreed, until something is paid of it', async () => {
  const firm = await TestFirm.open()
  await firm.customer({
    ...{ name: 'Holz Elbe', roles: ['supplier'] },
    ...{ purchaseDiscountRate: '2', purchaseDiscountDays: 10 },
  })
  const { id, discount } = await approved(firm)
  expect(discount).toEqual({ amount: 238, date: addDays(today, 10) })
  const part = { billId: id, amount: 100 }
  const { supplierId } = await get(firm, id)
  const payment = { supplierId, date: today, currency: 'EUR', amount: 100, allocations: [part] }
  await firm.must('POST', '/supplier-payments', payment)
  expect((await get(firm, id)).discount).toBeNull()
  // What was paid ahead is paid in time: 2 % of 119.00, not of the 69.00 that are left.
  const second = await approved(firm)
  await firm.must('POST', '/supplier-payments', { ...payment, amount: 5000, allocations: [] })
  await firm.must('POST', `/bills/${second.id}/apply-credit`, {})
  expect(await get(firm, second.id)).toMatchObject({ due: 6900, discount: { amount: 238 } })
})
