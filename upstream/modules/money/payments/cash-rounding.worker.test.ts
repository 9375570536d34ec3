import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

// Switzerland has no coins below five centimes (Federal Act on Currency, art. 1 and ordinance).
const swiss = {
  address: { street: 'Limmatquai 1', postcode: '8001', city: 'Zürich', country: 'CH' },
  vatId: '',
  baseCurrency: 'CHF',
  timeZone: 'Europe/Zurich',
}

async function open(profile: Record<string, unknown> = {}) {
  const firm = await TestFirm.open({ ...swiss, ...profile })
  const customer = await firm.customer({ currency: 'CHF' })
  const issue = (unitPrice: string, more: object = {}) =>
    firm.issued(customer.id, {
      currency: 'CHF',
      lines: [line({ unitPrice, taxCode: 'CH-E', unit: '' })],
      ...more,
    })
  return { firm, customer, issue }
}

test.each([
  ['12.33', 1235, 2],
  ['12.32', 1230, -2],
  ['12.35', 1235, 0],
])('%s francs are paid with %i centimes in cash', async (price, amount, rounding) => {
  const { firm, issue } = await open()
  const invoice = await issue(price)
  const { due } = invoice.totals
  const allocations = [{ invoiceId: invoice.id, amount: due }]
  const paid = await firm.pay(invoice, amount, { method: 'cash', allocations })
  expect(paid).toMatchObject({ amount, rounding, unallocated: 0 })
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'paid', totals: { due: 0 } })
  const balances = await firm.balances()
  expect([balances[paid.account], balances['1100'] ?? 0, balances['6961'] ?? 0]).toEqual([
    amount,
    0,
    0 - rounding,
  ])
  await firm.must('POST', `/payments/${paid.id}/reverse`, { reason: 'Falschgeld' })
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'finalised', totals: { due } })
  const { '1100': owed = 0, '6961': rounded = 0 } = await firm.balances()
  expect([owed, rounded]).toEqual([due, 0])
})

test('a note of twenty leaves change to the credit, less the rounding', async () => {
  const { firm, issue } = await open()
  const invoice = await issue('12.33')
  const paid = await firm.pay(invoice, 2000, { method: 'cash' })
  expect(paid).toMatchObject({ rounding: 2, unallocated: 765 })
})

test('a part in cash rounds nothing, and the rest is rounded when it is paid', async () => {
  const { firm, issue } = await open()
  const invoice = await issue('12.33')
  expect(await firm.pay(invoice, 500, { method: 'cash' })).toMatchObject({ rounding: 0 })
  const left = await firm.invoice(invoice.id)
  expect(left.totals.due).toBe(733)
  const allocations = [{ invoiceId: invoice.id, amount: 733 }]
  const rest = await firm.pay(left, 735, { method: 'cash', allocations })
  expect(rest).toMatchObject({ rounding: 2, unallocated: 0 })
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'paid' })
})

// 0.07 rounds to 0.05: paid so again and again, 11.90 would be gone for 8.50.
test('an invoice is not paid down with rounding, seven centimes for five', async () => {
  const { firm, issue } = await open()
  const invoice = await issue('11.90')
  const allocations = [{ invoiceId: invoice.id, amount: 7 }]
  const five = { customerId: invoice.customerId, date: today, currency: 'CHF', method: 'cash' }
  const refused = await firm.ask('POST', '/payments', { ...five, amount: 5, allocations })
  expect([refused.status, refused.body.data.fields.amount?.key]).toEqual([422, 'lessThanAllocated'])
  const paid = await firm.pay(invoice, 10, { method: 'cash', allocations })
  expect(paid).toMatchObject({ rounding: 0, unallocated: 3 })
  expect((await firm.balances())['6961'] ?? 0).toBe(0)
})

test('two invoices are rounded together, as one sum at the counter', async () => {
  const { firm, customer, issue } = await open()
  const [one, two] = [await issue('12.33'), await issue('7.31')]
  const paid = await firm.must<Payment>('POST', '/payments', {
    customerId: customer.id,
    date: today,
    currency: 'CHF',
    method: 'cash',
    amount: 1965,
    allocations: [
      { invoiceId: one.id, amount: 1233 },
      { invoiceId: two.id, amount: 731 },
    ],
  })
  expect(paid).toMatchObject({ rounding: 1, unallocated: 0 })
})

test('nobody hands over three centimes, nor pays less than the rounded sum', async () => {
  const { firm, issue } = await open()
  const invoice = await issue('12.33')
  const ask = (amount: number, method: string) =>
    firm.ask('POST', '/payments', {
      customerId: invoice.customerId,
      date: today,
      currency: 'CHF',
      amount,
      method,
      allocations: [{ invoiceId: invoice.id, amount: 1233 }],
    })
  const inCoins = await ask(1233, 'cash')
  expect(inCoins).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: { key: 'notInCoins', params: { amount: '12.35 CHF' } } } } },
  })
  const less = await ask(1230, 'cash')
  expect(less.body.data.fields.amount?.key).toBe('lessThanAllocated')
  const byBank = await ask(1230, 'bankTransfer')
  expect(byBank.body.data.fields.amount?.key).toBe('lessThanAllocated')
})

test('a sum in euro at a Swiss counter is paid to the cent', async () => {
  const { firm, issue } = await open()
  const invoice = await issue('12.33', { currency: 'EUR', exchangeRate: '0.95' })
  const paid = await firm.pay(invoice, 1233, { method: 'cash', exchangeRate: '0.95' })
  expect(paid).toMatchObject({ rounding: 0, unallocated: 0 })
})

// By hand: 100.00 in thirds is 33.34, 33.33, 33.33; in cash 33.35 each, so five centimes too much.
test('instalments in cash: each part is rounded, the parts still are the total', async () => {
  const { firm, issue } = await open()
  const shares = ['33.3334', '33.3333', '33.3333']
  const instalments = shares.map((share, at) => ({ share, dueDate: addDays(today, 30 * (at + 1)) }))
  let invoice = await issue('100.00', { instalments })
  expect(invoice.instalments.map(({ amount }) => amount)).toEqual([3334, 3333, 3333])
  const roundings: number[] = []
  for (const amount of [3334, 3333, 3333]) {
    const allocations = [{ invoiceId: invoice.id, amount }]
    const paid = await firm.pay(invoice, 3335, { method: 'cash', allocations })
    roundings.push(paid.rounding)
    invoice = await firm.invoice(invoice.id)
  }
  expect(roundings).toEqual([1, 2, 2])
  expect(invoice).toMatchObject({ state: 'paid', totals: { due: 0 } })
  const { '1100': owed = 0, '6961': rounded = 0 } = await firm.balances()
  expect([owed, rounded]).toEqual([0, -5])
})

// 12.33 rounded to 12.35 on the invoice: halves are 6.18 and 6.17, and the total is what is paid.
test('instalments of an invoice whose total is rounded come to the rounded total', async () => {
  const { firm, issue } = await open({ cashRounding: 'coins' })
  const halves = [30, 60].map((days) => ({ share: '50', dueDate: addDays(today, days) }))
  const invoice = await issue('12.33', { instalments: halves })
  expect(invoice.totals).toMatchObject({ rounding: 2, total: 1235 })
  expect(invoice.instalments.map(({ amount }) => amount)).toEqual([618, 617])
  await firm.pay(invoice, 618)
  const half = await firm.invoice(invoice.id)
  expect(half.instalments.map(({ open: left }) => left)).toEqual([0, 617])
  const rest = await firm.pay(half, 615, {
    method: 'cash',
    allocations: [{ invoiceId: invoice.id, amount: 617 }],
  })
  expect(rest.rounding).toBe(-2)
  expect(await firm.invoice(invoice.id)).toMatchObject({ state: 'paid', totals: { due: 0 } })
  const { '1100': owed = 0, '6961': rounded = 0 } = await firm.balances()
  expect([owed, rounded]).toEqual([0, 0])
})
