import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Payment, PaymentRow } from '#contract/books/payment.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { line, type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { paymentList } from './list.ts'

const year = today.slice(0, 4)

describe('a payment', () => {
  test('over two invoices leaves the rest to the customer’s credit', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const [one, two] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
    const payment = await testFirm.must<Payment>('POST', '/payments', {
      customerId: customer.id,
      date: today,
      currency: 'EUR',
      amount: 20000,
      fee: 150,
      reference: 'RE 1 + 2',
      allocations: [
        { invoiceId: one.id, amount: 11900 },
        { invoiceId: two.id, amount: 5000 },
      ],
    })
    expect(payment).toMatchObject({ number: `ZE-${year}-0001`, unallocated: 3100 })
    expect(await testFirm.invoice(one.id)).toMatchObject({ state: 'paid', totals: { due: 0 } })
    const partly = await testFirm.invoice(two.id)
    expect(partly).toMatchObject({ state: 'partlyPaid', totals: { paid: 5000, due: 6900 } })
    const [last] = await testFirm.history(two.id)
    expect(last).toMatchObject({ action: 'pay', amount: 5000, detail: payment.number })
    expect(await testFirm.balances()).toMatchObject({
      '1200': 19850,
      '1400': 6900,
      '1709': -3100,
      '4970': 150,
    })
    expect(await testFirm.trial()).toMatchObject({ openInvoices: 6900, receivable: 6900 })
  })

  test('is on the account that was chosen, a card’s else on clearing', async () => {
    const testFirm = await TestFirm.open()
    const invoice = await testFirm.issued((await testFirm.customer()).id)
    const second = { code: '1210', name: { de: 'Sparkasse' }, subtype: 'bank' }
    await testFirm.must('POST', '/accounts', second)
    const paid = await testFirm.pay(invoice, 5000, { account: '1210', allocations: [] })
    expect(paid).toMatchObject({ account: '1210' })
    const card = await testFirm.pay(invoice, 700, { method: 'card', allocations: [] })
    expect(await testFirm.balances()).toMatchObject({ '1210': 5000, [card.account]: 700 })
    for (const account of ['8400', '9999']) {
      const refused = await testFirm.ask('POST', '/payments', {
        customerId: invoice.customerId,
        date: today,
        currency: 'EUR',
        amount: 1,
        account,
      })
      expect([refused.status, refused.body.data.fields.account?.key]).toEqual([
        422,
        'notMoneyAccount',
      ])
    }
  })

  test('is refused where it does not fit, and posts nothing', async () => {
    const testFirm = await TestFirm.open()
    const [customer, other] = [
      await testFirm.customer(),
      await testFirm.customer({ name: 'Andere' }),
    ]
    const invoice = await testFirm.issued(customer.id)
    const [draft, foreign] = [
      await testFirm.draft(customer.id),
      await testFirm.issued(customer.id, { currency: 'USD', exchangeRate: '0.9' }),
    ]
    const before = await testFirm.balances()
    const good = {
      customerId: customer.id,
      date: today,
      currency: 'EUR',
      amount: 11900,
      allocations: [{ invoiceId: invoice.id, amount: 11900 }],
    }
    const to = (invoiceId: string, amount = 100) => ({ allocations: [{ invoiceId, amount }] })
    const wrong: [object, string, string][] = [
      [{ amount: 20000, ...to(invoice.id, 11901) }, 'allocations.0.amount', 'moreThanDue'],
      [{ amount: 11899 }, 'amount', 'lessThanAllocated'],
      [{ customerId: other.id }, 'allocations.0.invoiceId', 'otherCustomer'],
      [to(draft.id), 'allocations.0.invoiceId', 'notOpen'],
      [
        { allocations: [1, 2].map(() => ({ invoiceId: invoice.id, amount: 100 })) },
        ...(['allocations.1.invoiceId', 'twice'] as const),
      ],
      [to(foreign.id), 'allocations.0.invoiceId', 'otherCurrency'],
      [{ date: addDays(today, 1) }, 'date', 'inFuture'],
      [{ fee: 11901 }, 'fee', 'tooLarge'],
      [{ amount: 0 }, 'amount', 'required'],
      [{ amount: -5 }, 'amount', 'required'],
      [{ amount: 10.5 }, 'amount', 'invalidAmount'],
    ]
    for (const [values, path, key] of wrong) {
      const { status, body } = await testFirm.ask('POST', '/payments', { ...good, ...values })
      expect([status, path, body.data.fields[path]?.key]).toEqual([422, path, key])
    }
    const unknown = await testFirm.ask('POST', '/payments', { ...good, ...to(customer.id) })
    expect(unknown.body.data.fields['allocations.0.invoiceId']?.key).toBe('notOpen')
    expect(await testFirm.balances()).toEqual(before)
    expect((await testFirm.pay(invoice, 11900)).number).toBe(`ZE-${year}-0001`)
  })

  test('at another rate than its invoice posts the difference as exchange gain or loss', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ currency: 'USD' })
    const usd = { currency: 'USD', lines: [line({ taxCode: 'DE-G' })] }
    const issue = () => testFirm.issued(customer.id, { ...usd, exchangeRate: '0.90' })
    const [up, down] = [await issue(), await issue()]
    await testFirm.pay(up, 10000, { exchangeRate: '0.95' })
    expect(await testFirm.balances()).toMatchObject({ '1200': 9500, '1400': 9000, '2660': -500 })
    await testFirm.pay(down, 4000, { exchangeRate: '0.85' })
    expect(await testFirm.balances()).toMatchObject({ '1200': 12900, '1400': 5400, '2150': 200 })
    expect(await testFirm.trial()).toMatchObject({ openInvoices: 5400 })
  })

  test('can be reversed: the posting is taken back and the invoice is owed again', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const invoice = await testFirm.issued(customer.id)
    const before = await testFirm.balances()
    const first = await testFirm.pay(invoice, 900)
    const second = await testFirm.pay(await testFirm.invoice(invoice.id), 20000)
    const path = `/payments/${second.id}/reverse`
    expect(await testFirm.must('POST', path, { reason: 'Rückläufer' })).toMatchObject({
      state: 'reversed',
    })
    const reopened = await testFirm.invoice(invoice.id)
    expect(reopened).toMatchObject({ state: 'partlyPaid', totals: { due: 11000 } })
    const [last] = await testFirm.history(invoice.id)
    expect(last).toMatchObject({ action: 'reversePayment', amount: 11000 })
    expect((await testFirm.ask('POST', path, {})).status).toBe(409)
    await testFirm.must('POST', `/payments/${first.id}/reverse`, {})
    expect(await testFirm.invoice(invoice.id)).toMatchObject({ state: 'finalised' })
    expect((await testFirm.panels('invoice', invoice.id)).links).toEqual([])
    const after = Object.entries(await testFirm.balances()).filter(([, balance]) => balance !== 0)
    expect(Object.fromEntries(after)).toEqual(before)
  })

  test('is made once for one key', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const input = { customerId: customer.id, date: today, currency: 'EUR', amount: 500 }
    const pay = () => testFirm.must<Payment>('POST', '/payments', input, { key: 'pay' })
    expect((await pay()).id).toBe((await pay()).id)
    expect((await testFirm.balances())['1200']).toBe(500)
  })
})

describe('a customer’s credit', () => {
  test('can be put towards an invoice; when its payment bounces, that is owed again', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer()
    const advance = { customerId: customer.id, date: today, currency: 'EUR', amount: 5000 }
    const payment = await testFirm.must<Payment>('POST', '/payments', advance)
    const invoice = await testFirm.issued(customer.id)
    const apply = (amount: number) =>
      testFirm.ask<{ applied: number; remaining: number } & Refused>(
        'POST',
        `/customers/${customer.id}/apply-credit`,
        { invoiceId: invoice.id, amount },
      )
    expect((await apply(5001)).body.data.fields.amount?.key).toBe('moreThanCredit')
    expect((await apply(3000)).body).toEqual({ applied: 3000, remaining: 2000 })
    expect(await testFirm.invoice(invoice.id)).toMatchObject({
      state: 'partlyPaid',
      totals: { due: 8900 },
    })
    expect(await testFirm.balances()).toMatchObject({ '1200': 5000, '1400': 8900, '1709': -2000 })
    const bounced = await testFirm.must<Payment>('POST', `/payments/${payment.id}/reverse`, {})
    expect(bounced).toMatchObject({
      state: 'reversed',
      unallocated: 0,
      allocations: [{ invoiceId: invoice.id, kind: 'credit', amount: 3000, invoiceDue: 11900 }],
    })
    const reopened = await testFirm.invoice(invoice.id)
    expect(reopened).toMatchObject({ state: 'finalised', totals: { due: 11900 } })
    const [last] = await testFirm.history(invoice.id)
    expect(last).toMatchObject({ action: 'takeBackCredit', amount: 3000 })
    expect(await testFirm.balances()).toMatchObject({ '1200': 0, '1400': 11900, '1709': 0 })
  })

  test('of several rates leaves no worth behind when its last unit goes', async () => {
    const testFirm = await TestFirm.open()
    const customer = await testFirm.customer({ currency: 'USD' })
    const advance = (exchangeRate: string) =>
      testFirm.must<Payment>('POST', '/payments', {
        customerId: customer.id,
        date: today,
        currency: 'USD',
        amount: 10000,
        exchangeRate,
      })
    const [first] = [await advance('0.90'), await advance('0.80')]
    const lines = [line({ taxCode: 'DE-G' })]
    const invoice = await testFirm.issued(customer.id, {
      currency: 'USD',
      exchangeRate: '0.85',
      lines,
    })
    const use = { invoiceId: invoice.id, amount: 10000 }
    await testFirm.must('POST', `/customers/${customer.id}/apply-credit`, use)
    await testFirm.must('POST', `/payments/${first?.id}/reverse`, {})
    expect(await testFirm.balances()).toMatchObject({ '1400': 8500, '1709': -8000 })
    await testFirm.must('POST', `/customers/${customer.id}/apply-credit`, use)
    expect(await testFirm.balances()).toMatchObject({ '1400': 0, '1709': 0 })
    const { debit, credit } = await testFirm.trial()
    expect(debit).toBe(credit)
  })
})

test('payments are listed newest first, page by page, found and summed', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  for (let at = 0; at < 7; at++) {
    const date = addDays('2025-06-01', at * 6)
    const reference = `Zahlung ${at}`
    const input = { customerId: customer.id, date, currency: 'EUR', amount: 100 + at, reference }
    await testFirm.must('POST', '/payments', input)
  }
  type Page = {
    rows: PaymentRow[]
    next: string | null
    previous: string | null
    first: number
    total: number | null
    totals: object[]
  }
  const list = (query: string) => testFirm.must<Page>('GET', `/payments?${query}`)
  const first = await list('size=3')
  const second = await list(`size=3&after=${first.next}`)
  const third = await list(`size=3&after=${second.next}`)
  const back = await list(`size=3&before=${second.previous}`)
  const amounts = [first, second, third].map(({ rows }) => rows.map(({ amount }) => amount))
  expect(amounts).toEqual([[106, 105, 104], [103, 102, 101], [100]])
  expect(back.rows).toEqual(first.rows)
  expect([first.first, second.first, third.first, first.total]).toEqual([1, 4, 7, 7])
  expect([first.previous, third.next]).toEqual([null, null])
  expect((await list('from=2025-06-01&to=2025-06-30')).totals).toEqual([
    { currency: 'EUR', count: 5, sums: { amount: 510, amountBase: 510 } },
  ])
  expect((await list('from=2025-06-02&to=2025-06-13')).totals).toEqual([
    { currency: 'EUR', count: 2, sums: { amount: 203, amountBase: 203 } },
  ])
  expect((await list('q=zahl%204')).rows.map(({ amount }) => amount)).toEqual([104])
  expect((await list('q=%25_%27')).rows).toEqual([])
  const amountsOf = async (query: string) => (await list(query)).rows.map(({ amount }) => amount)
  expect(await amountsOf('amountFrom=1.02&amountTo=1.03&sort=amount')).toEqual([103, 102])
  expect(await amountsOf(`customerId=${customer.id}&tab=reversed`)).toEqual([])
  for (const { order, plan } of await sortPlans(testFirm, paymentList())) {
    expect(plan, order).toMatch(/^SEARCH payments USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})

test.each([0, 250])(
  'the bank line of a payment to a supplier names them, with a fee of %i',
  async (fee) => {
    const testFirm = await TestFirm.open()
    const { id: supplierId } = await testFirm.customer({ roles: ['supplier'] })
    const paid = { date: today, currency: 'EUR', exchangeRate: '', amount: 5000, reference: '' }
    const more = { supplierId, method: 'bankTransfer', account: '', fee, allocations: [] }
    await testFirm.must('POST', '/supplier-payments', { ...paid, ...more })
    const lines = await runInDurableObject(testFirm.object, (_, { storage: { sql } }) =>
      sql.exec("select credit, party_id from journal_lines where account = '1200'").toArray(),
    )
    expect(lines).toEqual([{ credit: 5000 + fee, party_id: supplierId }])
  },
)
