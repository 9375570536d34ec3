import { expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

test('an invoice is written off by who may, with a reason and with or without its tax', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const [one, two] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
  const path = (id: string) => `/invoices/${id}/write-off`
  const input = { amount: 11900, date: today, reason: 'Insolvenz' }
  expect((await testFirm.ask('POST', path(one.id), input, { role: 'sales' })).status).toBe(403)
  const bare = await testFirm.ask('POST', path(one.id), { ...input, reason: '' })
  expect(bare.body.data.fields.reason?.key).toBe('required')
  const more = await testFirm.ask('POST', path(one.id), { ...input, amount: 11901 })
  expect(more.body.data.fields.amount?.key).toBe('moreThanDue')
  await testFirm.must('POST', path(one.id), input)
  expect(await testFirm.balances()).toMatchObject({ '2400': 11900, '1776': -3800 })
  await testFirm.must('POST', path(two.id), { ...input, withTax: true })
  expect(await testFirm.balances()).toMatchObject({ '1400': 0, '2400': 21900, '1776': -1900 })
  const gone = await testFirm.invoice(two.id)
  expect(gone).toMatchObject({ state: 'writtenOff', totals: { writtenOff: 11900, due: 0 } })
  const [last] = await testFirm.history(two.id)
  expect(last).toMatchObject({ action: 'writeOff', detail: 'Insolvenz' })
  await testFirm.must('POST', `/allocations/${gone.settlements[0]?.id}/take-back`, {})
  expect(await testFirm.invoice(two.id)).toMatchObject({
    state: 'finalised',
    totals: { due: 11900 },
  })
  expect(await testFirm.balances()).toMatchObject({ '1400': 11900, '2400': 11900, '1776': -3800 })
})

test('an invoice says what was given up of it on paper, and is not paid in part by that', async () => {
  const testFirm = await TestFirm.open()
  const invoice = await testFirm.issued((await testFirm.customer()).id)
  const input = { amount: 2211, date: today, reason: 'Rundung' }
  await testFirm.must('POST', `/invoices/${invoice.id}/write-off`, input)
  expect(await testFirm.invoice(invoice.id)).toMatchObject({
    state: 'finalised',
    totals: { writtenOff: 2211, due: 9689 },
  })
  const paper = await testFirm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(paper.totals.slice(-2)).toMatchObject([
    { label: 'Ausgebucht', value: '−22,11' },
    { kind: 'balance', value: expect.stringContaining('96,89') },
  ])
  await testFirm.pay(invoice, 100)
  expect((await testFirm.invoice(invoice.id)).state).toBe('partlyPaid')
})

// A customer who pays nothing gets nothing back, and the tax falls away once (§ 17 UStG).
test.each([{ withTax: true }, { withTax: false }])(
  'crediting a whole invoice takes its write-off back %o',
  async (how) => {
    const testFirm = await TestFirm.open()
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const input = { amount: 5950, date: today, reason: 'Insolvenz', ...how }
    await testFirm.must('POST', `/invoices/${invoice.id}/write-off`, input)
    await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
    expect(await testFirm.invoice(invoice.id)).toMatchObject({
      state: 'credited',
      totals: { writtenOff: 0, credited: 11900, due: 0 },
    })
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '1776': 0, '2400': 0 })
    expect((await testFirm.balances())['1709'] ?? 0).toBe(0)
  },
)

test('crediting a whole invoice takes its early payment discount back with the tax', async () => {
  const testFirm = await TestFirm.open()
  const lines = [line({ unitPrice: '100' }), line({ unitPrice: '100', taxCode: 'DE-S7' })]
  const invoice = await testFirm.issued((await testFirm.customer()).id, { lines })
  const allocations = [{ invoiceId: invoice.id, amount: 21922, discount: 678 }]
  await testFirm.pay(invoice, 21922, { allocations })
  // Of the line at 7 % the discount leaves 103.79.
  const [, second] = invoice.lines
  const alone = { lines: [{ lineId: second?.id, quantity: '1' }] }
  const { body } = await testFirm.ask('POST', `/invoices/${invoice.id}/credit-note`, alone)
  expect(body.data.fields.lines).toMatchObject({
    key: 'moreThanReducedAtRate',
    params: { maximum: '103.79 EUR' },
  })
  await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
  expect(await testFirm.balances()).toMatchObject({
    ...{ '1400': 0, '1776': 0, '1771': 0, '8736': 0, '8731': 0 },
    '1709': -21922,
  })
})

test('what a credit note took back bears no tax that a write-off lets fall', async () => {
  const testFirm = await TestFirm.open()
  const lines = [line({ unitPrice: '100' }), line({ unitPrice: '100', taxCode: 'DE-S7' })]
  const invoice = await testFirm.issued((await testFirm.customer()).id, { lines })
  const [first] = invoice.lines
  const credited = { lines: [{ lineId: first?.id, quantity: '1' }] }
  await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, credited)
  const input = { amount: 10700, date: today, reason: 'Insolvenz', withTax: true }
  await testFirm.must('POST', `/invoices/${invoice.id}/write-off`, input)
  expect(await testFirm.balances()).toMatchObject({
    '1400': 0,
    '1776': 0,
    '1771': 0,
    '2400': 10000,
  })
})

// Of 1000.00 at 19 %, 100.00 at 7 % and 100.00 without tax the first is credited; of the 207.00 left,
// 100.00 are given up: 51.69 of them at 7 %, with 3.38 of its 7.00 of tax. 55.31 can be credited.
test('what is given up after a credit note bounds the next one as it lowered the tax', async () => {
  const testFirm = await TestFirm.open()
  const lines = [
    line({ unitPrice: '1000' }),
    line({ quantity: '100', unitPrice: '1', taxCode: 'DE-S7' }),
    line({ taxCode: 'DE-Z0' }),
  ]
  const invoice = await testFirm.issued((await testFirm.customer()).id, { lines })
  const credit = (at: number, quantity: string) =>
    testFirm.ask('POST', `/invoices/${invoice.id}/credit-note`, {
      lines: [{ lineId: invoice.lines[at]?.id, quantity }],
    })
  expect((await credit(0, '1')).status).toBe(201)
  const input = { amount: 10_000, date: today, reason: 'Kulanz', withTax: true }
  await testFirm.must('POST', `/invoices/${invoice.id}/write-off`, input)
  const { body } = await credit(1, '92')
  expect(body.data.fields.lines).toMatchObject({
    key: 'moreThanReducedAtRate',
    params: { maximum: '55.31 EUR' },
  })
  expect((await credit(1, '51')).status).toBe(201)
  // 7.00 less 3.38 given up and 3.57 credited.
  expect((await testFirm.balances())['1771']).toBe(-5)
})
