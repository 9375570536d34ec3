import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/bills.ts'
import type { Payment } from '#contract/payment.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { balancesAsOf } from './as-of.ts'
import { controlRole } from './posting.ts'

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

const sides = [
  { direction: 'receivable', side: 'debit' },
  { direction: 'receivable', side: 'credit' },
  { direction: 'payable', side: 'debit' },
  { direction: 'payable', side: 'credit' },
] as const

/** On each day with an entry: what is open of each side against its control account. */
function differences(firm: TestFirm): Promise<unknown[]> {
  return runInDurableObject(firm.object, (_, { storage }) => {
    const { sql } = storage
    const { reader } = new Store(storage)
    const wrong = sql
      .exec(`select entry_sequence from journal_lines group by 1 having sum(debit) <> sum(credit)
        union all select id from open_items where balance < 0 or balance_base < 0
          or balance > amount or (balance = 0 and balance_base <> 0)`)
      .toArray()
    const found: unknown[] = wrong
    const days = sql.exec<{ date: string }>('select distinct date from journal_entries').toArray()
    for (const { date } of days) {
      const open = balancesAsOf(reader, date)
      const sums = new Map<string, { items: number; posted: number }>()
      for (const one of sides) {
        const role = controlRole(one)
        const sum = sums.get(role) ?? { items: 0, posted: postedOn(role, date) }
        for (const { direction, side, balanceBase } of open) {
          if (direction !== one.direction || side !== one.side) continue
          sum.items += side === 'debit' ? balanceBase : 0 - balanceBase
        }
        sums.set(role, sum)
      }
      for (const [role, { items, posted }] of sums) {
        if (items !== posted) found.push([date, role, { items, posted }])
      }
    }
    return found

    function postedOn(role: string, date: string): number {
      const [row] = sql.exec<{ sum: number }>(
        `select coalesce(sum(debit - credit), 0) as sum from journal_lines
         where account = (select code from accounts where role = ?) and date <= ?`,
        role,
        date,
      )
      return row?.sum ?? 0
    }
  })
}

const parties = ['Holz Elbe', 'Metall Süd']

test.each([11, 2027])(
  'bills, credits, payments and netting agree with the accounts on every day (%i)',
  { timeout: 240_000 },
  async (seed) => {
    const random = randomFrom(seed)
    const pick = <Value>(values: readonly Value[]): Value => {
      const value = values[Math.floor(random() * values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    }
    const firm = await TestFirm.open()
    const ids: string[] = []
    for (const name of parties) {
      ids.push((await firm.customer({ name, roles: ['customer', 'supplier'] })).id)
    }
    const bills: string[] = []
    const payments: string[] = []
    const invoices: string[] = []
    const statuses: number[] = []
    const refused: string[] = []
    const ask = async <Body>(path: string, json: unknown = {}) => {
      const answer = await firm.ask<Body>('POST', path, json)
      statuses.push(answer.status)
      if (answer.status === 422) refused.push(JSON.stringify([path, answer.body]))
      return answer
    }
    const rateOf = (currency: string) => (currency === 'EUR' ? '1' : (0.5 + random()).toFixed(4))
    const past = () => addDays(today, -Math.floor(random() * 40))
    const billOf = (id: string) => firm.must<Bill>('GET', `/bills/${id}`)

    async function enter(kind: 'bill' | 'credit') {
      const currency = pick(['EUR', 'EUR', 'USD'])
      const lines = [1, 2].map(() => ({
        ...{ description: 'Timber', quantity: (0.1 + random() * 9).toFixed(2) },
        ...{ unitPrice: (1 + random() * 80).toFixed(2), account: pick(['3400', '4930']) },
        taxCode: pick(['DE-S19', 'DE-S7']),
      }))
      const { status, body } = await ask<Bill>('/bills', {
        ...{ kind, supplierName: pick(parties), supplierNumber: `R-${statuses.length}` },
        ...{ date: past(), currency, exchangeRate: rateOf(currency), lines },
      })
      if (status !== 201) return
      const approved = await ask(`/bills/${body.id}/approve`, { version: body.version })
      if (approved.status === 200) bills.push(body.id)
    }

    async function pay() {
      const { id, due, currency, supplierId, kind } = await billOf(pick(bills))
      if (due === 0 || kind === 'credit') return
      const isOther = random() < 0.2
      const paid = isOther ? (currency === 'EUR' ? 'USD' : 'EUR') : currency
      const part = Math.ceil(due * pick([0.3, 1]))
      const discount = random() < 0.3 ? Math.floor((due - part) / 2) : 0
      const amount = isOther ? Math.ceil(random() * 9000) : part
      const { status, body } = await ask<Payment>('/supplier-payments', {
        ...{ supplierId, date: today, currency: paid, exchangeRate: rateOf(paid) },
        amount: amount + pick([0, 0, 900]),
        allocations: [{ billId: id, amount, discount, ...(isOther && { billAmount: part }) }],
      })
      if (status === 201) payments.push(body.id)
    }

    async function net() {
      const partyId = pick(ids)
      const open = await firm.must<{ id: string; direction: string; side: string }[]>(
        'GET',
        `/parties/${partyId}/open-items`,
      )
      const idOf = (direction: string, side: string) =>
        open.find((one) => one.direction === direction && one.side === side)?.id
      const receivableItemId = idOf('receivable', 'debit')
      const payableItemId = idOf('payable', 'credit')
      if (!receivableItemId || !payableItemId) return
      const amount = 1 + Math.floor(random() * 3000)
      await ask(`/parties/${partyId}/netting`, { receivableItemId, payableItemId, amount })
    }

    async function issue() {
      const { id } = await firm.issued(pick(ids))
      invoices.push(id)
    }

    const steps = [
      () => enter('bill'),
      () => enter('bill'),
      () => enter('credit'),
      ...[pay, pay, net, net, issue],
      () => ask(`/bills/${pick(bills)}/apply-credit`),
      () => ask(`/bills/${pick(bills)}/void`, { reason: 'x' }),
      () => (payments.length > 0 ? ask(`/payments/${pick(payments)}/reverse`) : pay()),
    ]
    for (let at = 0; at < 6; at++) await enter('bill')
    for (let at = 0; at < 2; at++) await issue()
    for (let at = 1; at <= 90; at++) {
      await pick(steps)()
      if (at % 15 === 0) expect(await differences(firm)).toEqual([])
    }
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    expect(
      statuses.filter((status) => status < 300).length,
      refused.slice(0, 3).join('\n'),
    ).toBeGreaterThan(60)

    for (const id of invoices) {
      const { settlements } = await firm.invoice(id)
      for (const { id: allocation, canTakeBack } of settlements) {
        if (canTakeBack) await firm.must('POST', `/allocations/${allocation}/take-back`, {})
      }
      await firm.ask('POST', `/invoices/${id}/void`, {})
    }
    for (const id of payments) await firm.ask('POST', `/payments/${id}/reverse`, {})
    expect(await differences(firm)).toEqual([])
  },
)
