import { beforeEach, describe, expect, test } from 'vitest'
import type { Verification } from '#contract/books/ledger.ts'
import type { PaymentRow } from '#contract/books/payment.ts'
import type { Bill } from '#contract/buying/bills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { bankOf } from '#upstream/testing/bank-of.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeEach(async () => {
  firm = await TestFirm.open()
})

const { statement, suggested, only, match, account, approvedBill, billOfNew } = bankOf(() => firm)

describe('what a line may be is offered with the reason', () => {
  test('a number goes before an amount, an amount before a name', async () => {
    const customer = await firm.customer()
    const other = await firm.customer({ name: 'Seebad Ahlbeck' })
    const [, wanted] = [await firm.issued(other.id), await firm.issued(customer.id)]
    await statement([{ name: 'Ärzte am Dom', text: `Rechnung ${wanted.number}`, amount: '119.00' }])
    const { suggestions } = await only()
    expect(suggestions.map(({ title, reasons }) => [title, reasons])).toEqual([
      [wanted.number, ['reference', 'amount', 'name']],
      [expect.any(String), ['amount']],
    ])
    expect(suggestions[0]).toMatchObject({ kind: 'item', isSure: true, amount: 11_900 })
  })

  test('a surname within the name of a firm is not sure, and still offered', async () => {
    const customer = await firm.customer({ name: 'Müller GmbH' })
    const { number } = await firm.issued(customer.id)
    await statement([{ name: 'Sabine Müller', amount: '119.00' }])
    const { suggestions } = await only()
    expect(suggestions).toMatchObject([{ title: number, reasons: ['amount'], isSure: false }])
  })

  test('two of the same amount and name are not sure', async () => {
    const customer = await firm.customer()
    await firm.issued(customer.id)
    await firm.issued(customer.id)
    await statement([{ name: 'Ärzte am Dom', amount: '119.00' }])
    const { suggestions } = await only()
    expect(suggestions.map(({ isSure }) => isSure)).toEqual([false, false])
  })
})

// A payment of the day that names no document, beside an open invoice whose number the bank wrote.
test('what is booked for this amount, day and party comes first, and no click books it twice', async () => {
  const customer = await firm.customer({ name: 'Bäckerei Süd GmbH' })
  const [paid, open] = [await firm.issued(customer.id), await firm.issued(customer.id)]
  await firm.pay(paid, 11_900)
  const balances = await firm.balances()
  await statement([{ name: 'BAECKEREI SUED', text: `${open.number}`, amount: '119.00' }])
  const { suggestions } = await only()
  expect(suggestions.map(({ kind, isSure }) => [kind, isSure])).toEqual([
    ['books', true],
    ['item', false],
  ])
  const sure = await firm.must('POST', '/bank-accounts/1200/match-sure', {})
  expect(sure).toEqual({ matched: 1, refused: 0 })
  expect(await firm.balances()).toEqual(balances)
  expect((await firm.invoice(open.id)).totals.due).toBe(11_900)
})

describe('a line is matched', () => {
  test('with a payment that is in the books, and undone without touching it', async () => {
    const customer = await firm.customer()
    const invoice = await firm.issued(customer.id)
    await firm.pay(invoice, 11_900)
    await statement([{ name: 'Ärzte am Dom', amount: '119.00' }])
    expect(await account()).toMatchObject({ openLines: 1, unmatchedBooks: 11_900 })
    const line = await only()
    const [first] = line.suggestions
    expect(first).toMatchObject({ kind: 'books', reasons: ['amount', 'name'] })
    await match(line, { how: 'books', entries: [first?.key] })
    expect(await account()).toMatchObject({ openLines: 0, unmatchedBooks: 0, unexplained: 0 })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect(await account()).toMatchObject({ openLines: 1, bookBalance: 11_900 })
    expect((await firm.invoice(invoice.id)).totals.due).toBe(0)
  })

  test('with invoices it pays, and undoing takes the payment back', async () => {
    const customer = await firm.customer()
    const invoices = [await firm.issued(customer.id), await firm.issued(customer.id)]
    await statement([{ name: 'Ärzte am Dom', amount: '240.00' }])
    const line = await only()
    const items = invoices.map(({ id: documentId }) => ({ documentId, amount: 11_900 }))
    const { match: matched } = await match(line, { how: 'items', items })
    expect(matched).toMatchObject({ made: [{ kind: 'payment' }], entries: [{ amount: 24_000 }] })
    const [one] = invoices
    expect((await firm.invoice(one?.id ?? '')).totals.due).toBe(0)
    // 2.00 more than was owed stand to the customer's credit.
    expect(
      (await firm.must<{ credit: object[] }>('GET', `/parties/${customer.id}`)).credit,
    ).toEqual([{ currency: 'EUR', amount: 200 }])
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect((await firm.invoice(one?.id ?? '')).totals.due).toBe(11_900)
    expect(Object.values(await firm.balances()).reduce((sum, each) => sum + each, 0)).toBe(0)
  })

  test('with an account, and undone on its own day, so that its month stays as it was', async () => {
    const day = addDays(today, -35)
    await statement([{ name: 'Shop', amount: '-119.00' }], '1200', day)
    const line = await only()
    const part = { account: '4900', amount: -11_900, taxCode: 'DE-S19' }
    const until = async () => {
      const { rows } = await firm.must<{ rows: { account: string; debit: number }[] }>(
        'GET',
        `/trial-balance?to=${day}`,
      )
      return rows.find((row) => row.account === '1576')?.debit
    }
    await match(line, { how: 'account', parts: [part] })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect(await until()).toBeFalsy()
    await match(await only(), { how: 'account', parts: [part] })
    expect(await until()).toBe(1_900)
  })

  test('with a payment that is reversed afterwards: its line can be matched anew', async () => {
    const customer = await firm.customer()
    const { id: documentId } = await firm.issued(customer.id)
    await statement([{ name: 'Ärzte am Dom', amount: '119.00' }])
    const line = await only()
    const items = [{ documentId, amount: 11_900 }]
    const { match: matched } = await match(line, { how: 'items', items })
    await firm.must('POST', `/payments/${matched?.made[0]?.id}/reverse`, {})
    expect(await account()).toMatchObject({ unmatchedBooks: -11_900, bookBalance: 0 })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect(await account()).toMatchObject({ openLines: 1, unmatchedBooks: 0, bookBalance: 0 })
    await match(await only(), { how: 'items', items })
    expect(await account()).toMatchObject({ openLines: 0, bookBalance: 11_900 })
  })

  test('with a credit that the supplier pays back, which opens again when it is undone', async () => {
    await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
    const { id } = await approvedBill('Holz Elbe', { kind: 'credit', supplierNumber: 'G-1' })
    await statement([{ name: 'Holz Elbe', text: 'G-1', amount: '119.00' }])
    const line = await only()
    expect(line.suggestions).toMatchObject([{ kind: 'item', key: id, amount: 11_900 }])
    const less = { how: 'items', items: [{ documentId: id, amount: 10_000 }] }
    const refused = await firm.ask('POST', `/bank-lines/${line.id}/match`, { match: less })
    expect(refused.status).toBe(422)
    await match(line, { how: 'items', items: [{ documentId: id, amount: 11_900 }] })
    const credit = () => firm.must<Bill>('GET', `/bills/${id}`)
    expect(await credit()).toMatchObject({ state: 'paid', due: 0 })
    const paid = await firm.must<{ rows: PaymentRow[] }>('GET', '/payments?tab=suppliers')
    expect(paid.rows).toMatchObject([{ direction: 'fromSupplier', amount: 11_900, unallocated: 0 }])
    expect(await firm.balances()).toMatchObject({ '1200': 11_900, '3400': -10_000 })
    expect((await firm.balances())['1600'] ?? 0).toBe(0)
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect(await credit()).toMatchObject({ state: 'open', due: 11_900 })
    expect((await firm.balances())['1600']).toBe(11_900)
  })

  test('with bills of two suppliers, which are payments in the books until it is undone', async () => {
    const bills = await Promise.all(['Holz Elbe', 'Stahl Rhein'].map((name) => billOfNew(name)))
    await statement([{ name: 'Both', amount: '-238.00' }])
    const line = await only()
    const items = bills.map(({ id: documentId }) => ({ documentId, amount: 11_900 }))
    const { match: matched } = await match(line, { how: 'items', items })
    expect(matched?.made).toMatchObject([{ kind: 'payment' }, { kind: 'payment' }])
    const payments = async () =>
      (await firm.must<{ rows: PaymentRow[] }>('GET', '/payments?tab=suppliers')).rows
    expect((await payments()).map(({ number, state }) => [number.slice(0, 3), state])).toEqual([
      ['ZA-', 'completed'],
      ['ZA-', 'completed'],
    ])
    const due = () => Promise.all(bills.map(({ id }) => firm.must<Bill>('GET', `/bills/${id}`)))
    expect((await due()).map((bill) => bill.due)).toEqual([0, 0])
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect((await due()).map((bill) => bill.due)).toEqual([11_900, 11_900])
    expect((await payments()).map(({ state }) => state)).toEqual(['reversed', 'reversed'])
    const { broken } = await firm.must<Verification>('GET', '/journal-verification')
    expect(broken).toBeNull()
  })

  test('several lines with one entry, and one line with several entries', async () => {
    const customer = await firm.customer()
    const [one, two] = [await firm.issued(customer.id), await firm.issued(customer.id)]
    await firm.pay(one, 11_900)
    await firm.pay(two, 11_900)
    await statement([{ name: 'Card payouts', amount: '238.00' }])
    const line = await only()
    const entries = await firm.must<{ rows: { sequence: number }[] }>('GET', '/accounts/1200/lines')
    const keys = entries.rows.map(({ sequence }) => `${sequence}.0`)
    const found = await firm.ask('POST', `/bank-lines/${line.id}/match`, {
      match: { how: 'books', entries: keys.slice(1) },
    })
    expect([found.status, found.body.data.fields]).toMatchObject([
      422,
      { entries: { key: 'sumsDiffer' } },
    ])
    await match(line, { how: 'books', entries: keys })
    expect(await account()).toMatchObject({ openLines: 0, unmatchedBooks: 0 })
  })

  test('as an expense in one step, with its tax', async () => {
    await statement([{ name: 'Papier Krause', amount: '-119.00' }])
    const line = await only()
    const expense = { how: 'expense', payee: 'Papier Krause', category: 'office' }
    expect((await match(line, expense)).match?.made).toMatchObject([{ kind: 'expense' }])
    expect(await firm.balances()).toMatchObject({ 4930: 10_000, 1576: 1_900, 1200: -11_900 })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    expect(Object.values(await firm.balances()).filter((each) => each !== 0)).toEqual([])
  })

  test('with accounts and tax, split, by a rule and by hand', async () => {
    const rule = { name: 'Fees', contains: 'kontoführung', parts: [{ account: '4970' }] }
    await firm.must('POST', '/bank-rules', rule)
    await statement([{ text: 'Kontoführung', amount: '-14.50' }])
    const line = await only()
    expect(line.suggestions).toMatchObject([{ kind: 'rule', title: 'Fees', reasons: ['rule'] }])
    await match(line, { how: 'rule', ruleId: line.suggestions[0]?.key })
    expect(await firm.balances()).toMatchObject({ 4970: 1_450, 1200: -1_450 })
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    const parts = [
      { account: '4970', amount: -260 },
      { account: '4930', amount: -1_190, taxCode: 'DE-S19' },
    ]
    await match(line, { how: 'account', parts })
    // 11.90 hold 1.90 of tax.
    expect(await firm.balances()).toMatchObject({ 4970: 260, 4930: 1_000, 1576: 190 })
    const wrong = await firm.ask('POST', `/bank-lines/${line.id}/match`, {
      match: { how: 'account', parts },
    })
    expect(wrong.status).toBe(409)
  })

  test('tax is on the side of what the account is for, also of what goes back', async () => {
    await statement([{ amount: '-119.00' }, { amount: '119.00' }])
    const [back, refund] = await suggested()
    if (!back || !refund) throw new Error('No open lines')
    const part = { taxCode: 'DE-S19', text: '' }
    await match(back, { how: 'account', parts: [{ ...part, account: '8400', amount: -11_900 }] })
    expect(await firm.balances()).toMatchObject({ 8400: 10_000, 1776: 1_900 })
    await match(refund, { how: 'account', parts: [{ ...part, account: '4930', amount: 11_900 }] })
    expect(await firm.balances()).toMatchObject({ 4930: -10_000, 1576: -1_900, 1776: 1_900 })
  })

  test('as a transfer, whose two lines go over money in transit', async () => {
    await statement([{ text: 'To the till', amount: '-300.00' }])
    await statement([{ text: 'From the bank', amount: '300.00' }], '1000')
    const line = await only()
    expect(line.suggestions).toMatchObject([{ kind: 'transfer', title: '1000' }])
    await match(line, { how: 'transfer', lineId: line.suggestions[0]?.key })
    expect(await suggested('1000')).toEqual([])
    expect(await firm.balances()).toMatchObject({ 1200: -30_000, 1000: 30_000 })
    const transit = Object.entries(await firm.balances()).filter(([, each]) => each !== 0)
    expect(transit).toHaveLength(2)
  })

  test('all that is sure at once', async () => {
    const customer = await firm.customer()
    const [one, two] = [await firm.issued(customer.id), await firm.issued(customer.id)]
    await statement([
      { name: 'Ärzte am Dom', text: `${one.number}`, amount: '119.00' },
      { name: 'Ärzte am Dom', text: `${two.number}`, amount: '119.00' },
      { name: 'Somebody', amount: '5.00' },
    ])
    const path = '/bank-accounts/1200/match-sure'
    expect(await firm.must('POST', path, {})).toEqual({ matched: 2, refused: 0 })
    expect(await account()).toMatchObject({ openLines: 1 })
  })
})
