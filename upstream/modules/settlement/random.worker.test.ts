import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Invoice } from '#contract/invoice.ts'
import type { Payment } from '#contract/payment.ts'
import type { AgeingRow } from '#contract/settlement.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type Reader, Store } from '#upstream/firm/store.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { ageing } from './ageing.ts'
import { balancesAsOf } from './as-of.ts'

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Held = { credit: { currency: string; amount: number }[] }

const controls = `select role, code from accounts where role in ('receivable', 'customerCredit')`

/**
 * On every day on which something was posted: what was open by the items and by the sums of
 * changes, and what the control accounts had by the journal. Empty when all agree.
 */
function differences(testFirm: TestFirm): Promise<unknown[]> {
  return runInDurableObject(testFirm.object, (_, { storage }) => {
    const { sql } = storage
    const { reader } = new Store(storage)
    const found: unknown[] = []
    const number = (query: string, ...bound: SqlStorageValue[]) =>
      Number(Object.values(sql.exec(query, ...bound).one())[0])
    const unbalanced = number(`select count(*) from (select 1 from journal_lines
      group by entry_sequence having sum(debit) <> sum(credit))`)
    if (unbalanced > 0) found.push(['unbalanced', unbalanced])
    const wrong = number(`select count(*) from open_items where balance < 0 or balance_base < 0
      or balance > amount or (balance = 0 and balance_base <> 0)
      or (balance = 0) <> (settled_date <> '9999-12-31')`)
    if (wrong > 0) found.push(['balances', wrong])
    const roles = sql.exec<{ role: string; code: string }>(controls).toArray()
    const days = sql.exec<{ date: string }>('select distinct date from journal_entries').toArray()
    for (const { date } of days) {
      const sums = balancesAsOf(reader, date)
      for (const { role, code } of roles) {
        const side = role === 'receivable' ? 'debit' : 'credit'
        const sign = role === 'receivable' ? 1 : -1
        const posted =
          sign *
          number(
            `select coalesce(sum(debit - credit), 0) from journal_lines where account = ? and date <= ?`,
            code,
            date,
          )
        const kept = sums
          .filter((sum) => sum.side === side && sum.direction === 'receivable')
          .reduce((sum, { balanceBase }) => sum + balanceBase, 0)
        const added = number(
          `select coalesce(sum(case when date <= ?1 and (closed_date is null or closed_date > ?1)
             then amount_base else 0 end), 0) - coalesce((
             select sum(${side}_base) from allocations where effective_date <= ?1
               and (reversal_date is null or reversal_date > ?1)), 0)
           from open_items where direction = 'receivable' and side = ?2`,
          date,
          side,
        )
        if (posted !== kept || posted !== added) found.push([date, role, { posted, kept, added }])
      }
      for (const asOf of [date, addDays(date, 40)]) {
        const plain = agedPlainly(reader, asOf)
        const { rows } = ageing(reader, { direction: 'receivable', asOf })
        const kept = rows.map(({ partyName: _, ...row }) => row).sort(byParty)
        if (JSON.stringify(kept) !== JSON.stringify(plain)) found.push([asOf, 'ages', kept, plain])
      }
    }
    return found
  })
}

/** What was open by party and age, added up from the items themselves. */
function agedPlainly({ sql }: Reader, asOf: string): Omit<AgeingRow, 'partyName'>[] {
  const taken = `coalesce((select sum(case i.side when 'debit' then debit_base else credit_base end)
    from allocations where i.id in (debit_item_id, credit_item_id) and effective_date <= ?1
      and (reversal_date is null or reversal_date > ?1)), 0)`
  const aged = (from: number, until: number) =>
    `sum(case when side = 'debit' and julianday(?1) - julianday(due_date) between ${from}
       and ${until} then open else 0 end)`
  const credit = `sum(case side when 'credit' then open else 0 end)`
  return sql
    .exec<Omit<AgeingRow, 'partyName'>>(
      `select party_id as partyId, ${aged(-9999, 0)} as current, ${aged(1, 30)} as d30,
         ${aged(31, 60)} as d60, ${aged(61, 90)} as d90, ${aged(91, 9999)} as over90,
         ${credit} as credit, sum(open) - 2 * ${credit} as total
       from (select *, amount_base - ${taken} as open from open_items i
         where direction = 'receivable' and date <= ?1 and (closed_date is null or closed_date > ?1))
       where open <> 0 group by 1 order by 1`,
      asOf,
    )
    .toArray()
}

function byParty(one: { partyId: string }, other: { partyId: string }): number {
  return one.partyId < other.partyId ? -1 : 1
}

for (const seed of [7, 1865]) {
  test(`what is open agrees with the accounts on every day, whatever is done (${seed})`, {
    timeout: 240_000,
  }, async () => {
    const random = randomFrom(seed)
    const pick = <Value>(values: readonly Value[]): Value => {
      const value = values[Math.floor(random() * values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    }
    const decimal = (max: number, digits: number) => (0.01 + random() * max).toFixed(digits)
    const past = () => addDays(today, -Math.floor(random() * 60))
    const testFirm = await TestFirm.open()
    const customers = [await testFirm.customer(), await testFirm.customer()]
    const invoices: string[] = []
    const payments: string[] = []
    const statuses: number[] = []
    let issueDate = addDays(today, -90)
    const ask = async <Body>(method: string, path: string, json: unknown = {}) => {
      const answer = await testFirm.ask<Body>(method, path, json)
      statuses.push(answer.status)
      return answer
    }

    async function issue() {
      const currency = pick(['EUR', 'EUR', 'USD', 'JPY'])
      issueDate = [addDays(issueDate, Math.floor(random() * 3)), today].sort()[0] ?? today
      const invoice = await testFirm.draft(pick(customers).id, {
        currency,
        issueDate,
        exchangeRate: currency === 'EUR' ? '1' : decimal(1, 6),
        lines: [1, 2].map(() =>
          line({
            quantity: decimal(9, 2),
            unitPrice: decimal(60, 3),
            taxCode: pick(['DE-S19', 'DE-S7', 'DE-G']),
          }),
        ),
      })
      const { status } = await ask('POST', `/invoices/${invoice.id}/finalise`)
      if (status === 200) invoices.push(invoice.id)
    }

    async function pay() {
      const { customerId, currency, totals, id } = await testFirm.invoice(pick(invoices))
      if (totals.due === 0) return
      const isOther = random() < 0.25
      const due = Math.ceil(totals.due * pick([0.4, 1]))
      const discount = random() < 0.3 ? Math.floor((totals.due - due) / 2) : 0
      const amount = isOther ? Math.ceil(random() * 9000) : due
      const paid = isOther && currency === 'EUR' ? 'USD' : isOther ? 'EUR' : currency
      const { status, body } = await ask<Payment>('POST', '/payments', {
        customerId,
        date: past(),
        currency: paid,
        amount: amount + pick([0, 0, 1700]),
        exchangeRate: paid === 'EUR' ? '1' : decimal(1, 4),
        allocations: [{ invoiceId: id, amount, discount, ...(isOther && { invoiceAmount: due }) }],
      })
      if (status === 201) payments.push(body.id)
    }

    async function credit() {
      const invoice = await testFirm.invoice(pick(invoices))
      const lines = invoice.lines
        .filter(({ creditedQuantity }) => creditedQuantity === '0' && random() < 0.7)
        .map(({ id, quantity }) => ({ lineId: id, quantity }))
      await ask('POST', `/invoices/${invoice.id}/credit-note`, { lines })
    }

    async function refund() {
      const { id } = pick(customers)
      const { credit: held } = await testFirm.must<Held>('GET', `/parties/${id}`)
      if (held.length === 0) return
      const { currency, amount } = pick(held)
      const exchangeRate = currency === 'EUR' ? '1' : decimal(1, 4)
      const input = { currency, exchangeRate, amount: Math.ceil(amount / 2), date: past() }
      const { status, body } = await ask<Payment>('POST', `/customers/${id}/refund`, input)
      if (status === 201) payments.push(body.id)
    }

    async function apply() {
      const { customerId, id, totals } = await testFirm.invoice(pick(invoices))
      const amount = Math.ceil(totals.due / pick([1, 3])) || 1
      await ask('POST', `/customers/${customerId}/apply-credit`, { invoiceId: id, amount })
    }

    async function writeOff() {
      const { id, totals, issueDate: date } = await testFirm.invoice(pick(invoices))
      const input = { amount: totals.due || 1, date, reason: 'x', withTax: random() < 0.5 }
      await ask('POST', `/invoices/${id}/write-off`, input)
    }

    async function takeBack() {
      const { settlements } = await testFirm.invoice(pick(invoices))
      const found = settlements.filter(({ canTakeBack }) => canTakeBack)
      if (found.length > 0) await ask('POST', `/allocations/${pick(found).id}/take-back`)
    }

    const steps = [issue, issue, pay, pay, pay, credit, refund, apply, apply, writeOff, takeBack]
    const reverse = () => ask('POST', `/payments/${pick(payments)}/reverse`)
    const voidOne = () => ask('POST', `/invoices/${pick(invoices)}/void`)
    for (let at = 0; at < 8; at++) await issue()
    for (let at = 0; at < 3; at++) await pay()
    for (let at = 1; at <= 180; at++) {
      await pick([...steps, reverse, voidOne])()
      if (at % 20 === 0) expect(await differences(testFirm)).toEqual([])
    }
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(90)

    // All taken back: what the invoices put on any account is gone from it.
    for (const id of payments) await testFirm.ask('POST', `/payments/${id}/reverse`, {})
    for (const id of invoices) {
      const { settlements } = await testFirm.must<Invoice>('GET', `/invoices/${id}`)
      for (const { id: allocation, canTakeBack } of settlements) {
        if (canTakeBack) await testFirm.must('POST', `/allocations/${allocation}/take-back`, {})
      }
      if ((await testFirm.invoice(id)).state !== 'void') {
        await testFirm.ask('POST', `/invoices/${id}/credit-note`, {})
      }
    }
    for (const id of invoices) {
      const { customerId, currency, totals } = await testFirm.invoice(id)
      const { credit: held } = await testFirm.must<Held>('GET', `/parties/${customerId}`)
      const own = held.find((one) => one.currency === currency)?.amount ?? 0
      const input = { invoiceId: id, amount: Math.min(own, totals.due) }
      if (input.amount > 0)
        await testFirm.must('POST', `/customers/${customerId}/apply-credit`, input)
    }
    expect(await differences(testFirm)).toEqual([])
    const left = Object.entries(await testFirm.balances())
    const income = left.filter(([code]) => code.startsWith('8'))
    expect(income.reduce((sum, [, balance]) => sum + balance, 0)).toBe(0)
    const others = ['1200', '1400', '1709', '1771', '1776', '2400']
    expect(left.filter(([code, balance]) => others.includes(code) && balance !== 0)).toEqual([])
  })
}
