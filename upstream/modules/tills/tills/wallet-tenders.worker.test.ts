import { expect, test } from 'vitest'
import type { Wallet } from '#contract/money/wallets.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { creditOf } from '#upstream/testing/credit-of.ts'
import { today } from '#upstream/testing/test-firm.ts'
import { openTill } from './open-till.fixture.ts'
import { cash, saleInput } from './testing/sale-inputs.ts'

const line = { description: 'Book', quantity: '1', unitPrice: '30', taxCode: 'DE-S7' }
const giftCard = (reference: string, amount = 0) => ({ tender: 'giftCard', amount, reference })

async function atTill() {
  const { firm, till, session } = await openTill()
  const customer = await firm.customer()
  const money = { customerId: customer.id, date: today, currency: 'EUR' }
  const sell = (tenders: object[], more: object = {}) =>
    firm.must<Ticket>('POST', '/till-tickets', saleInput(till.id, [line], tenders, more))
  return { firm, till, session, customer, money, sell }
}

test('a card pays what it can, cash the rest; a refund goes back to both, and the books agree', async () => {
  const { firm, till, session, money, sell } = await atTill()
  type Sold = { wallet: Wallet; code: string }
  const { wallet, code } = await firm.must<Sold>('POST', '/gift-cards', { ...money, amount: 2_500 })
  const balance = async () => (await firm.must<Wallet>('GET', `/wallets/${wallet.id}`)).balance
  const ticket = await sell([giftCard(code), cash(1_000)])
  expect(ticket.tenders).toMatchObject([
    { tender: 'giftCard', amount: 2_500 },
    { tender: 'cash', amount: 1_000, change: 500 },
  ])
  expect(JSON.stringify(ticket)).not.toContain(code)
  expect([await balance(), await creditOf(firm, 'walletLiability')]).toEqual([0, 0])
  expect(await creditOf(firm, 'transit')).toBe(2_500)

  const empty = await firm.ask(
    'POST',
    '/till-tickets',
    saleInput(till.id, [line], [giftCard(code), cash(3_000)]),
  )
  expect(empty.body.data.fields).toEqual({ 'tenders.0.amount': { key: 'walletTooLow' } })
  const wrong = saleInput(till.id, [line], [giftCard('NOTACARD'), cash(3_000)])
  expect((await firm.ask('POST', '/till-tickets', wrong)).body.data.fields).toEqual({
    'tenders.0.reference': { key: 'unknownCard' },
  })

  const back = await firm.must<Ticket>('POST', `/till-tickets/${ticket.id}/refund`, {
    registerId: till.id,
    reason: 'Torn',
  })
  expect(back.tenders).toMatchObject([
    { tender: 'giftCard', amount: -2_500 },
    { tender: 'cash', amount: -500 },
  ])
  expect([await balance(), await creditOf(firm, 'walletLiability')]).toEqual([2_500, 2_500])

  await sell([giftCard(code, 2_000), cash(1_000)])
  const end = `/till-sessions/${session.id}/count`
  expect(await firm.must<TillSession>('POST', end, { other: 1_000 })).toMatchObject({
    state: 'closed',
  })
  const liability = await creditOf(firm, 'walletLiability')
  expect([await balance(), liability, await creditOf(firm, 'transit')]).toEqual([500, 500, 0])
})

test('a balance pays for its own customer alone', async () => {
  const { firm, till, customer, money, sell } = await atTill()
  await firm.must('POST', '/wallet-top-ups', { ...money, amount: 5_000 })
  const tenders = [{ tender: 'balance', amount: 0 }]
  const ticket = await sell(tenders, { customerId: customer.id })
  expect(ticket.tenders).toMatchObject([{ tender: 'balance', amount: 3_000 }])
  for (const customerId of [null, (await firm.customer({ name: 'Other' })).id]) {
    const input = saleInput(till.id, [line], tenders, { customerId })
    expect((await firm.ask('POST', '/till-tickets', input)).body.data.fields).toEqual({
      'tenders.0.amount': { key: 'noBalance' },
    })
  }
  const more = saleInput(till.id, [line], [{ tender: 'balance', amount: 3_000 }], {
    customerId: customer.id,
  })
  expect((await firm.ask('POST', '/till-tickets', more)).body.data.fields).toEqual({
    'tenders.0.amount': { key: 'walletTooLow' },
  })
})
