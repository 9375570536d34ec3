import { expect, test } from 'vitest'
import type { Payment } from '#contract/books/payment.ts'
import type { Bill } from '#contract/buying/bills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { booksDiffer, leftOnAccounts } from '#upstream/testing/books-differ.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { seedsOf } from '#upstream/testing/seeds.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const parties = ['Holz Elbe', 'Metall Süd']

test.each(seedsOf([11, 2027]))(
  'bills, credits, payments and netting agree with the accounts on every day (%i)',
  { timeout: 240_000 },
  async (seed) => {
    const random = randomFrom(seed)
    const pick = pickFrom(random)
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
        description: 'Timber',
        quantity: (0.1 + random() * 9).toFixed(2),
        unitPrice: (1 + random() * 80).toFixed(2),
        account: pick(['3400', '4930']),
        taxCode: pick(['DE-S19', 'DE-S7']),
      }))
      const { status, body } = await ask<Bill>('/bills', {
        kind,
        supplierName: pick(parties),
        supplierNumber: `R-${statuses.length}`,
        date: past(),
        currency,
        exchangeRate: rateOf(currency),
        lines,
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
        supplierId,
        date: today,
        currency: paid,
        exchangeRate: rateOf(paid),
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
      if (at % 30 === 0) expect(await booksDiffer(firm)).toEqual([])
    }
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    expect(
      statuses.filter((status) => status < 300).length,
      refused.slice(0, 3).join('\n'),
    ).toBeGreaterThan(60)

    // All taken back: what was bought and sold is gone from every account.
    for (const id of payments) await firm.ask('POST', `/payments/${id}/reverse`, {})
    for (const id of invoices) {
      const { settlements } = await firm.invoice(id)
      await takeBack(settlements.filter(({ canTakeBack }) => canTakeBack))
    }
    for (const id of bills) await takeBack((await billOf(id)).settlements)
    for (const id of invoices) await firm.ask('POST', `/invoices/${id}/void`, {})
    for (const id of bills) await firm.ask('POST', `/bills/${id}/void`, {})
    expect(await booksDiffer(firm)).toEqual([])
    expect(await leftOnAccounts(firm)).toEqual({})

    async function takeBack(settlements: readonly { id: string }[]) {
      for (const { id } of settlements) await firm.ask('POST', `/allocations/${id}/take-back`, {})
    }
  },
)
