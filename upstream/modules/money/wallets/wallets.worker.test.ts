import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import type { Wallet, WalletRow, WalletStatement } from '#contract/money/wallets.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { booksDiffer } from '#upstream/testing/books-differ.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { walletList } from './list.ts'

let firm: TestFirm
let customer: Party
let invoice: Invoice

beforeAll(async () => {
  firm = await TestFirm.open()
  customer = await firm.customer()
  invoice = await firm.issued(customer.id)
})

function money(amount: number, values: object = {}) {
  return { customerId: customer.id, date: today, currency: 'EUR', amount, ...values }
}

const topUp = (amount: number) => firm.must<Wallet>('POST', '/wallet-top-ups', money(amount))

type Card = { wallet: Wallet; code: string }
const sell = (amount: number, values: object = {}) =>
  firm.must<Card>('POST', '/gift-cards', money(amount, values))

/** Sums of entries, of wallets and of the liability account in the base currency, and what breaks. */
function sums(of: TestFirm) {
  return runInDurableObject(of.object, (_, { storage: { sql } }) =>
    sql
      .exec<{ entries: number; wallets: number; account: number; broken: number }>(
        `select (select coalesce(sum(amount_base), 0) from wallet_entries) as entries,
           (select coalesce(sum(balance_base), 0) from wallets) as wallets,
           (select coalesce(sum(credit - debit), 0) from journal_lines where account =
             (select code from accounts where role = 'walletLiability')) as account,
           (select count(*) from wallets where balance < held or held < 0 or balance <>
             (select coalesce(sum(amount), 0) from wallet_entries where wallet_id = wallets.id))
             as broken`,
      )
      .one(),
  )
}

async function expectWhole(of: TestFirm): Promise<number> {
  const { entries, wallets, account, broken } = await sums(of)
  expect([wallets, account, broken]).toEqual([entries, entries, 0])
  return entries
}

describe('a customer’s balance', () => {
  test('is paid in as a payment, spent on an invoice, and given back', async () => {
    const wallet = await topUp(10_000)
    expect(wallet).toMatchObject({ number: 'W-0001', balance: 10_000, kind: 'customer' })
    const [entry] = wallet.entries
    expect(entry).toMatchObject({ number: 'W-0001/1', type: 'top_up', documentKind: 'payment' })
    const payment = await firm.must<{ amount: number; unallocated: number }>(
      'GET',
      `/payments/${entry?.documentId}`,
    )
    expect(payment).toMatchObject({ amount: 10_000, unallocated: 0 })
    expect(await expectWhole(firm)).toBe(10_000)

    const spend = { invoiceId: invoice.id, amount: 4000 }
    const spent = await firm.must<Wallet>('POST', `/wallets/${wallet.id}/spend`, spend)
    expect(spent.balance).toBe(6000)
    const paid = await firm.must<Invoice>('GET', `/invoices/${invoice.id}`)
    expect(paid.totals.due).toBe(invoice.totals.due - 4000)
    await expectWhole(firm)

    const alone = `/allocations/${paid.settlements[0]?.id}/take-back`
    expect((await firm.ask('POST', alone, {})).body.data.detail).toEqual({
      reason: 'notTakenBackAlone',
    })
    const taken = `/wallets/${wallet.id}/entries/${spent.entries[0]?.id}/take-back`
    const back = await firm.must<Wallet>('POST', taken, { reason: 'Wrong invoice' })
    expect(back).toMatchObject({ balance: 10_000, entries: [{ type: 'refund' }, {}, {}] })
    expect((await firm.must<Invoice>('GET', `/invoices/${invoice.id}`)).totals.due).toBe(
      invoice.totals.due,
    )
    expect((await firm.ask('POST', taken, { reason: 'again' })).body.data.detail).toEqual({
      reason: 'walletTwice',
    })
    await expectWhole(firm)
  })

  test('refuses more than is there, others’ invoices, and whoever may not', async () => {
    const wallet = await topUp(100)
    const path = `/wallets/${wallet.id}/spend`
    const many = await firm.ask('POST', path, { invoiceId: invoice.id, amount: 99_999_999 })
    expect([many.status, many.body.data.fields.amount?.key]).toEqual([422, 'moreThanDue'])
    const other = await firm.issued((await firm.customer({ name: 'Other' })).id)
    const foreign = await firm.ask('POST', path, { invoiceId: other.id, amount: 1 })
    expect(foreign.body.data.fields.invoiceId?.key).toBe('otherCustomer')
    const role = 'readOnly'
    expect(
      (await firm.ask('POST', path, { invoiceId: invoice.id, amount: 1 }, { role })).status,
    ).toBe(403)
    const adjust = `/wallets/${wallet.id}/adjust`
    const gift = { amount: 500, reason: 'Goodwill' }
    expect((await firm.ask('POST', adjust, gift, { role: 'sales' })).status).toBe(403)
    expect((await firm.must<Wallet>('POST', adjust, gift)).balance).toBe(wallet.balance + 500)
    const taken = await firm.ask('POST', adjust, { amount: -99_999, reason: 'x' })
    expect([taken.status, taken.body.data.detail]).toEqual([409, { reason: 'walletTooLow' }])
    await expectWhole(firm)
  })

  test('is paid back after two persons: set aside, approved by another, refunded', async () => {
    const wallet = await topUp(20_000)
    await firm.must('PUT', '/approval-rules', {
      kind: 'walletPayout',
      needsOther: true,
      fromAmount: 10_000,
      version: 1,
    })
    const path = `/wallets/${wallet.id}/payouts`
    const asked = await firm.must<Wallet>('POST', path, { amount: 15_000, account: 'DE02…' })
    expect(asked).toMatchObject({ balance: wallet.balance, held: 15_000 })
    const payout = `${path}/${asked.payouts[0]?.id}`
    const own = await firm.ask<Refused>('POST', `${payout}/approve`, {})
    expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
    const pay = { date: today, method: 'bankTransfer' }
    expect((await firm.ask('POST', `${payout}/pay`, pay)).status).toBe(409)
    const first = firm.userId
    firm.userId = customer.id
    await firm.must('POST', `${payout}/approve`, {})
    firm.userId = first
    const paid = await firm.must<Wallet>('POST', `${payout}/pay`, pay)
    expect(paid).toMatchObject({ balance: wallet.balance - 15_000, held: 0 })
    expect(paid.payouts[0]).toMatchObject({ state: 'paid' })
    const small = await firm.must<Wallet>('POST', path, { amount: 500, account: '' })
    const failed = `${path}/${small.payouts[0]?.id}`
    await firm.must('POST', `${failed}/approve`, {})
    const end = await firm.must<Wallet>('POST', `${failed}/fail`, { reason: 'Account closed' })
    expect(end).toMatchObject({ held: 0, balance: paid.balance })
    await expectWhole(firm)
  })

  // 100.00 paid in, 40.00 spent: the bank takes the 100.00 back. 60.00 are still there to take out,
  // 40.00 are owed, and paid like an invoice.
  test('that was paid in by a payment which bounced is gone, and what was spent is owed', async () => {
    const own = await TestFirm.open()
    const { id: customerId } = await own.customer()
    const { id: invoiceId } = await own.issued(customerId)
    const paid = { customerId, date: today, currency: 'EUR' }
    const wallet = await own.must<Wallet>('POST', '/wallet-top-ups', { ...paid, amount: 10_000 })
    const path = `/wallets/${wallet.id}`
    await own.must('POST', `${path}/spend`, { invoiceId, amount: 4000 })
    await own.must('POST', `/payments/${wallet.entries[0]?.documentId}/reverse`, {})
    const left = await own.must<Wallet>('GET', path)
    expect([left.balance, left.entries[0]?.amount]).toEqual([0, -6000])
    expect(await expectWhole(own)).toBe(0)
    expect(await booksDiffer(own)).toEqual([])
    type Owed = { id: string; number: string; due: number }
    const open = await own.must<Owed[]>('GET', `/open-invoices?customerId=${customerId}`)
    const owed = open.find(({ number }) => number === 'W-0001/1')
    expect(owed?.due).toBe(4000)
    await own.must('POST', '/payments', {
      ...{ ...paid, amount: 4000 },
      allocations: [{ invoiceId: owed?.id, amount: 4000 }],
    })
    expect(await own.must('GET', `/open-invoices?customerId=${customerId}`)).toHaveLength(1)
    expect(await booksDiffer(own)).toEqual([])
  })

  test('has a statement whose entries lead from opening to closing', async () => {
    const { rows } = await firm.must<{ rows: WalletRow[] }>('GET', '/wallets?tab=customer')
    const [wallet] = rows
    const said = await firm.must<WalletStatement>('GET', `/wallets/${wallet?.id}/statement`)
    const changed = said.entries.reduce((sum, { amount }) => sum + amount, 0)
    expect(said.closing).toBe(said.opening + changed)
    expect(said.closing).toBe(wallet?.balance)
    expect(said.entries.at(-1)?.balanceAfter).toBe(said.closing)
  })
})

describe('a gift card', () => {
  test('is found by its code however it is typed, and moved to a balance once', async () => {
    const { wallet, code } = await sell(2500)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const found = await firm.must<WalletRow>('POST', '/gift-cards/find', { code: typed })
    expect(found).toMatchObject({ id: wallet.id, balance: 2500, codeEnd: code.slice(-4) })
    expect(JSON.stringify(await firm.must('GET', `/wallets/${wallet.id}`))).not.toContain(code)
    const redeem = { code, customerId: customer.id }
    const into = await firm.must<Wallet>('POST', '/gift-cards/redeem', redeem)
    expect(into.entries[0]).toMatchObject({ type: 'top_up', amount: 2500, documentKind: 'wallet' })
    const again = await firm.ask('POST', '/gift-cards/redeem', redeem)
    expect(again.body.data.fields.code?.key).toBe('cardEmpty')
    const unknown = await firm.ask('POST', '/gift-cards/find', { code: 'AAAA-BBBB' })
    expect([unknown.status, unknown.body.data.fields.code?.key]).toEqual([422, 'unknownCard'])
    await expectWhole(firm)
  })

  test('is kept from being spent while it is blocked, and ends after its last day', async () => {
    // In Germany what is left is the firm's three years after the end of that year (§§ 195, 199 BGB).
    const last = `${Number(today.slice(0, 4)) + 3}-12-31`
    const { wallet, code } = await sell(1500, { expiresOn: last })
    await firm.must('POST', `/wallets/${wallet.id}/block`, {})
    const blocked = await firm.ask('POST', '/gift-cards/find', { code })
    expect(blocked.body.data.fields.code?.key).toBe('walletBlocked')
    const path = `/wallets/${wallet.id}`
    const spend = { invoiceId: invoice.id, amount: 500, code }
    const stopped = await firm.ask('POST', `${path}/spend`, spend)
    expect(stopped.body.data.fields.code?.key).toBe('walletBlocked')
    expect((await firm.ask('POST', `${path}/unblock`, {}, { role: 'sales' })).status).toBe(403)
    await firm.must('POST', `${path}/unblock`, {})
    const spent = await firm.must<Wallet>('POST', `${path}/spend`, spend)
    await runJobsAt(firm, addDays(last, 2))
    const over = await firm.must<Wallet>('GET', path)
    expect(over).toMatchObject({ balance: 0, entries: [{ type: 'expire', amount: -1000 }, {}, {}] })
    const back = `${path}/entries/${spent.entries[0]?.id}/take-back`
    expect(await firm.must('POST', back, { reason: 'Wrong invoice' })).toMatchObject({
      balance: 500,
    })
    await runJobsAt(firm, addDays(last, 34))
    const again = await firm.must<Wallet>('GET', path)
    expect(again.balance).toBe(0)
    expect(again.entries[0]).toMatchObject({ type: 'expire', amount: -500 })
    await expectWhole(firm)
  })

  test('pays an invoice only with its own code', async () => {
    const { wallet, code } = await sell(1000)
    const other = await sell(1000)
    const path = `/wallets/${wallet.id}/spend`
    const problemOf = async (typed: object) => {
      const input = { invoiceId: invoice.id, amount: 100, ...typed }
      const { status, body } = await firm.ask('POST', path, input)
      return [status, body.data.fields.code?.key]
    }
    expect(await problemOf({})).toEqual([422, 'required'])
    expect(await problemOf({ code: '0000-0000-0000-0000' })).toEqual([422, 'unknownCard'])
    expect(await problemOf({ code: other.code })).toEqual([422, 'otherCard'])
    const typed = { invoiceId: invoice.id, amount: 100, code: code.toLowerCase() }
    expect(await firm.must<Wallet>('POST', path, typed)).toMatchObject({ balance: 900 })
    await expectWhole(firm)
  })
})

test.each(seedsOf([7, 11, 17, 23, 42]))(
  'entries, balances and account stay equal under parallel spenders, whatever they ask (%i)',
  async (seed) => {
    const of = await TestFirm.open()
    const { id: customerId } = await of.customer()
    const invoices = await Promise.all([1, 2, 3].map(() => of.issued(customerId)))
    const paid = { customerId, date: today, currency: 'EUR' }
    const { id } = await of.must<Wallet>('POST', '/wallet-top-ups', { ...paid, amount: 5000 })
    const roll = rollFrom(seed)
    for (let round = 0; round < 4; round += 1) {
      const { entries, payouts } = await of.must<Wallet>('GET', `/wallets/${id}`)
      const asked = Array.from({ length: 16 }, (_, at) => {
        const amount = 1 + roll(1800)
        const invoiceId = invoices[roll(3)]?.id
        const payout = `/wallets/${id}/payouts/${payouts[roll(Math.max(payouts.length, 1))]?.id}`
        const entry = `/wallets/${id}/entries/${entries[roll(entries.length)]?.id}`
        if (at % 8 === 6) return of.ask('POST', `${entry}/take-back`, { reason: 'x' })
        if (at % 8 === 7) {
          const step = ['approve', 'reject', 'pay', 'fail'][roll(4)]
          const paid = { date: today, method: 'bankTransfer' }
          return of.ask('POST', `${payout}/${step}`, { reason: 'x', ...(step === 'pay' && paid) })
        }
        if (at % 8 === 5) return of.ask('POST', '/wallet-top-ups', { ...paid, amount })
        if (at % 8 === 4) return of.ask('POST', `/wallets/${id}/payouts`, { amount, account: '' })
        if (at % 8 === 3)
          return of.ask('POST', `/wallets/${id}/adjust`, { amount: -amount, reason: 'x' })
        return of.ask('POST', `/wallets/${id}/spend`, { invoiceId, amount })
      })
      const answers = await Promise.all(asked)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      await expectWhole(of)
    }
    const changed = () =>
      runInDurableObject(of.object, (_, { storage: { sql } }) => {
        sql.exec('update wallet_entries set amount = 1')
      })
    await expect(changed()).rejects.toThrow('never changed')
  },
)

test('the list is sorted by indexes', async () => {
  const { custom: _, ...actor } = { userId: '', role: 'owner', custom: undefined }
  const list = walletList({ ...actor, userName: '', language: 'en', isDemo: false, requestId: '' })
  for (const { order, plan } of await sortPlans(firm, list)) {
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})
