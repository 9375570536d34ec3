import { describe, expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

function withoutZeros(balances: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
}

describe('a credit note', () => {
  test('takes back no more than its invoice, in total and at each rate', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const lines = [
      line({ quantity: '10', unitPrice: '10' }),
      line({ quantity: '-3', unitPrice: '10' }),
    ]
    const invoice = await testFirm.issued(customer.id, { lines })
    expect(invoice.totals.total).toBe(8330)
    const [sold, returned] = invoice.lines.map(({ id }) => id)
    const path = `/invoices/${invoice.id}/credit-note`
    const ten = { lines: [{ lineId: sold, quantity: '10' }] }
    const { status, body } = await testFirm.ask('POST', path, ten)
    expect([status, body.data.fields.lines]).toEqual([
      422,
      { key: 'moreThanInvoiced', params: { maximum: '83.30 EUR', tax: '' } },
    ])
    const seven = { lines: [{ lineId: sold, quantity: '7' }] }
    expect((await testFirm.must<Invoice>('POST', path, seven)).totals.total).toBe(8330)
    expect(await testFirm.invoice(invoice.id)).toMatchObject({
      state: 'credited',
      totals: { due: 0 },
    })
    const one = { lines: [{ lineId: sold, quantity: '1' }] }
    expect((await testFirm.ask('POST', path, one)).body.data.fields.lines?.key).toBe(
      'moreThanInvoiced',
    )
    const rest = await testFirm.must<Invoice>('POST', path, {
      lines: [
        { lineId: sold, quantity: '3' },
        { lineId: returned, quantity: '3' },
      ],
    })
    expect(rest.totals.total).toBe(0)
  })

  test('is bounded at each rate where the total leaves room', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const lines = [
      line({ quantity: '10', unitPrice: '10' }),
      line({ quantity: '-3', unitPrice: '10' }),
      line({ quantity: '1', unitPrice: '100', taxCode: 'DE-S7' }),
    ]
    const invoice = await testFirm.issued(customer.id, { lines })
    const chosen = { lines: [{ lineId: invoice.lines[0]?.id, quantity: '10' }] }
    const { body } = await testFirm.ask('POST', `/invoices/${invoice.id}/credit-note`, chosen)
    expect(body.data.fields.lines).toEqual({
      key: 'moreThanInvoicedAtRate',
      params: { maximum: '83.30 EUR', tax: 'MwSt. 19 %' },
    })
  })

  test('over all of an invoice in another currency leaves nothing on any account', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ currency: 'USD' })
    const invoice = await testFirm.issued(customer.id, {
      currency: 'USD',
      exchangeRate: '0.913337',
      lines: [
        line({ quantity: '3', unitPrice: '33.33' }),
        line({ quantity: '7', unitPrice: '1.01', taxCode: 'DE-S7' }),
        line({ quantity: '0.5', unitPrice: '99.99', taxCode: 'DE-S7' }),
      ],
    })
    const { taxGroups } = invoice.totals
    const tax = taxGroups.reduce((sum, { baseTax }) => sum + baseTax, 0)
    const posted = await testFirm.balances()
    expect((posted['1776'] ?? 0) + (posted['1771'] ?? 0)).toBe(-tax)
    const [first, second] = invoice.lines.map(({ id }) => id)
    const path = `/invoices/${invoice.id}/credit-note`
    await testFirm.must('POST', path, { lines: [{ lineId: first, quantity: '1' }] })
    await testFirm.must('POST', path, { lines: [{ lineId: second, quantity: '2.5' }] })
    expect(await testFirm.invoice(invoice.id)).toMatchObject({ state: 'finalised' })
    await testFirm.must('POST', path, {})
    const left = withoutZeros(await testFirm.balances())
    const [income = 0, returns = 0] = [sumOf(left, '8'), 0]
    expect([Object.keys(left).filter((code) => !code.startsWith('8')), income + returns]).toEqual([
      [],
      0,
    ])
    expect(await testFirm.invoice(invoice.id)).toMatchObject({ state: 'credited' })
  })
})

function sumOf(balances: Record<string, number>, start: string): number {
  return Object.entries(balances)
    .filter(([code]) => code.startsWith(start))
    .reduce((sum, [, balance]) => sum + balance, 0)
}

describe('a customer’s credit', () => {
  async function withCredit(amount: number) {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const advance = { customerId: customer.id, date: today, currency: 'EUR', amount }
    const payment = await testFirm.must<Payment>('POST', '/payments', advance)
    return { testFirm, customer, payment }
  }

  test('is paid back, at most what there is', async () => {
    const { testFirm, customer, payment } = await withCredit(5000)
    const refund = (amount: number, role: 'owner' | 'sales' = 'owner') =>
      testFirm.ask<Payment>(
        'POST',
        `/customers/${customer.id}/refund`,
        { amount, currency: 'EUR', date: today, reference: 'zurück' },
        { role },
      )
    expect((await refund(100, 'sales')).status).toBe(403)
    expect((await refund(5001)).status).toBe(422)
    const { body } = await refund(2000)
    expect(body).toMatchObject({
      direction: 'out',
      number: `RZ-${today.slice(0, 4)}-0001`,
      refunds: [{ documentId: payment.id, amount: 2000 }],
    })
    expect(await testFirm.balances()).toMatchObject({ '1200': 3000, '1709': -3000 })
    expect(await testFirm.must('GET', `/payments/${payment.id}`)).toMatchObject({
      unallocated: 3000,
    })
    await testFirm.must('POST', `/payments/${body.id}/reverse`, {})
    expect(await testFirm.balances()).toMatchObject({ '1200': 5000, '1709': -5000 })
  })

  test('that was paid back is owed by the customer when its payment bounces', async () => {
    const { testFirm, customer, payment } = await withCredit(5000)
    const input = { amount: 5000, currency: 'EUR', date: today }
    await testFirm.must('POST', `/customers/${customer.id}/refund`, input)
    await testFirm.must('POST', `/payments/${payment.id}/reverse`, {})
    expect(withoutZeros(await testFirm.balances())).toEqual({ '1200': -5000, '1400': 5000 })
    expect(await testFirm.trial()).toMatchObject({ openInvoices: 5000, receivable: 5000 })
    // The customer pays that back as they pay an invoice.
    const path = `/open-invoices?customerId=${customer.id}`
    const [owed] = await testFirm.must<{ id: string; number: string; due: number }[]>('GET', path)
    expect(owed).toMatchObject({ due: 5000 })
    await testFirm.must('POST', '/payments', {
      ...{ customerId: customer.id, date: today, amount: 5000, currency: 'EUR' },
      allocations: [{ invoiceId: owed?.id, amount: 5000 }],
    })
    expect(withoutZeros(await testFirm.balances())).toEqual({})
  })

  test('that was applied is taken back, and can be applied again', async () => {
    const { testFirm, customer } = await withCredit(5000)
    const invoice = await testFirm.issued(customer.id)
    const apply = () =>
      testFirm.must('POST', `/customers/${customer.id}/apply-credit`, {
        invoiceId: invoice.id,
        amount: 5000,
      })
    await apply()
    const [settlement] = (await testFirm.invoice(invoice.id)).settlements
    expect(settlement).toMatchObject({ kind: 'credit', amount: 5000, canTakeBack: true })
    const path = `/allocations/${settlement?.id}/take-back`
    expect((await testFirm.ask('POST', path, {}, { role: 'sales' })).status).toBe(403)
    await testFirm.must('POST', path, { reason: 'falsche Rechnung' })
    expect(await testFirm.balances()).toMatchObject({ '1400': 11900, '1709': -5000 })
    const again = await testFirm.ask('POST', path, {})
    expect([again.status, again.body.data.detail?.reason]).toEqual([409, 'alreadyReversed'])
    await apply()
    expect(await testFirm.balances()).toMatchObject({ '1400': 6900, '1709': 0 })
  })
})

describe('an invoice', () => {
  test('is paid with a discount, whose tax falls away; both go when the payment bounces', async () => {
    const testFirm = await TestFirm.open()
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const allocations = [{ invoiceId: invoice.id, amount: 11662, discount: 238 }]
    const payment = await testFirm.pay(invoice, 11662, { allocations })
    expect(await testFirm.invoice(invoice.id)).toMatchObject({
      state: 'paid',
      totals: { paid: 11662, discounted: 238, due: 0 },
    })
    // 2 % of 100.00 and of the 19.00 of tax.
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '8736': 200, '1776': -1862 })
    await testFirm.must('POST', `/payments/${payment.id}/reverse`, {})
    expect(withoutZeros(await testFirm.balances())).toEqual({
      '1400': 11900,
      '1776': -1900,
      '8400': -10000,
    })
  })

  test('is paid in another currency, and the difference is posted', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ currency: 'USD' })
    const lines = [line({ taxCode: 'DE-G' })]
    const usd = { currency: 'USD', exchangeRate: '0.90', lines }
    const invoice = await testFirm.issued(customer.id, usd)
    const pay = (allocation: object) =>
      testFirm.ask('POST', '/payments', {
        customerId: customer.id,
        date: today,
        currency: 'EUR',
        amount: 9300,
        allocations: [{ invoiceId: invoice.id, amount: 9300, ...allocation }],
      })
    expect((await pay({})).body.data.fields['allocations.0.invoiceId']?.key).toBe('otherCurrency')
    expect((await pay({ invoiceAmount: 10001 })).status).toBe(422)
    expect((await pay({ invoiceAmount: 10000 })).status).toBe(201)
    expect(await testFirm.invoice(invoice.id)).toMatchObject({
      state: 'paid',
      totals: { paid: 10000 },
    })
    expect(await testFirm.balances()).toMatchObject({ '1200': 9300, '1400': 0, '2660': -300 })
  })

  test('that is partly credited says so, and one that is paid and credited is credited', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id, { lines: [line({ quantity: '2' })] })
    const [first] = invoice.lines
    const path = `/invoices/${invoice.id}/credit-note`
    await testFirm.must('POST', path, { lines: [{ lineId: first?.id, quantity: '1' }] })
    const partly = await testFirm.invoice(invoice.id)
    expect(partly).toMatchObject({ state: 'finalised', totals: { creditNotesTotal: 11900 } })
    await testFirm.pay(partly, 11900)
    expect(await testFirm.invoice(invoice.id)).toMatchObject({ state: 'paid' })
    await testFirm.must('POST', path, {})
    const list = await testFirm.must<{ rows: object[]; counts: Record<string, number> }>(
      'GET',
      '/invoices?tab=credited',
    )
    expect(list.rows).toMatchObject([{ id: invoice.id, state: 'credited', total: 23800 }])
    expect(list.counts).toMatchObject({ credited: 1, paid: 0, issued: 1 })
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '1709': -11900 })
  })
})
