import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Wallet } from '#contract/money/wallets.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import { type Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { creditOf } from '#upstream/testing/credit-of.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { openTill } from './open-till.fixture.ts'
import { cash, saleInput } from './testing/sale-inputs.ts'

const book = { description: 'Book', quantity: '1', unitPrice: '10.70', taxCode: 'DE-S7' }

/** A firm with an open till, and what a test asks of it. */
async function atTill() {
  const { firm, till, session } = await openTill()
  const sell = (lines: object[], tenders: object[], giftCards: object[], more: object = {}) =>
    firm.ask('POST', '/till-tickets', saleInput(till.id, lines, tenders, { giftCards, ...more }))
  const refund = (id: string, more: object = {}) =>
    firm.ask('POST', `/till-tickets/${id}/refund`, {
      ...{ registerId: till.id, reason: 'Not wanted', ...more },
    })
  /** As `sell`, where it must be taken. */
  const sold = async (...sale: Parameters<typeof sell>): Promise<Ticket> => {
    const { status, body } = await sell(...sale)
    expect(status).toBe(201)
    // An answer may be kept for who asks once more; codes are read by themselves.
    const { id, giftCards } = Ticket.parse(body)
    expect(giftCards.map(({ code }) => code).join('')).toBe('')
    return read(id)
  }
  const read = (id: string) => firm.must<Ticket>('GET', `/till-tickets/${id}`)
  const wallet = (id: string) => firm.must<Wallet>('GET', `/wallets/${id}`)
  const end = (other: number) =>
    firm.must<TillSession>('POST', `/till-sessions/${session.id}/count`, { other })
  return { firm, till, sell, sold, refund, read, wallet, end }
}

/** What is owed on cards by their own figures. */
function owedOnCards(firm: TestFirm): Promise<number> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    Number(sql.exec('select sum(balance) as sum from wallets').one().sum),
  )
}

// A book of 10.70 (7 % in it 0.70) and a card of 50.00: 60.70 are paid, 10.00 are income.
test('a card is sold without tax, beside the turnover, and owed until it is spent', async () => {
  const { firm, sold: take, read, wallet, end } = await atTill()
  const sold = await take([book], [cash(6_070)], [{ amount: 5_000 }])
  expect(sold).toMatchObject({ net: 1_000, tax: 70, giftCardTotal: 5_000, total: 6_070 })
  const [card] = sold.giftCards
  expect(card).toMatchObject({ amount: 5_000, isTopUp: false, isBack: false })
  expect(card?.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
  expect(card?.code.endsWith(card.codeEnd)).toBe(true)
  expect((await wallet(card?.walletId ?? '')).balance).toBe(5_000)
  const readOnly = { role: 'readOnly' }
  const seen = await firm.ask<Ticket>('GET', `/till-tickets/${sold.id}`, undefined, readOnly)
  expect(seen.body.giftCards).toMatchObject([{ code: '', codeEnd: card?.codeEnd }])
  // Nor the address of the public copy, where the code stands.
  expect(seen.body.publicToken).toBe('')
  expect([await owedOnCards(firm), await creditOf(firm, 'walletLiability')]).toEqual([5_000, 5_000])
  // Whoever holds the receipt can spend it, until it is spent for the first time.
  const open = await firm.ask<Ticket>('GET', `/public/tickets/${sold.publicToken}/receipt`)
  expect(open.body.giftCards).toMatchObject([{ code: card?.code }])
  const slip = await firm.download(`/public/tickets/${sold.publicToken}/pdf?paper=roll`)
  expect([slip.status, slip.body.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
  expect(slip.body).toMatch(/\/MediaBox \[0 0 226\.77/)
  await take([book], [{ tender: 'giftCard', amount: 0, reference: card?.code }], [])
  expect((await read(sold.id)).giftCards).toMatchObject([{ code: '', codeEnd: card?.codeEnd }])

  const day = await firm.must<DailySales>('GET', '/daily-sales')
  expect(day).toMatchObject({
    sold: { tickets: 2, net: 2_000, tax: 140, total: 2_140 },
    giftCards: { sold: 1, amount: 5_000 },
  })
  expect(day.groups.cashier).toMatchObject([{ total: 2_140 }])
  const z = await end(6_070)
  expect(z).toMatchObject({
    state: 'closed',
    report: { net: 2_000, total: 2_140, giftCards: { sold: 1, amount: 5_000 } },
  })
  // Both waited there for the day: the card that was sold and what it paid.
  expect(await creditOf(firm, 'transit')).toBe(0)
  expect([await owedOnCards(firm), await creditOf(firm, 'walletLiability')]).toEqual([3_930, 3_930])
})

test('a card is topped up through a cart, by its code, which the cart does not keep', async () => {
  const { firm, till, sold, wallet } = await atTill()
  const [card] = (await sold([], [cash(2_000)], [{ amount: 2_000 }])).giftCards
  const cart = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const add = (body: object) => firm.ask('POST', `/till-carts/${cart.id}/gift-cards`, body)
  expect((await add({ amount: 500, code: 'NO-SUCH-CARD' })).body.data.fields).toEqual({
    code: { key: 'unknownCard' },
  })
  expect((await add({ amount: 0, code: '' })).body.data.fields).toHaveProperty('amount')
  const readOnly = { role: 'readOnly' }
  const path = `/till-carts/${cart.id}/gift-cards`
  expect((await firm.ask('POST', path, { amount: 500 }, readOnly)).status).toBe(403)
  const { body } = await add({ amount: 500, code: card?.code })
  expect(body).toMatchObject({ total: 500, giftCards: [{ cardId: card?.walletId }] })
  expect(JSON.stringify(body)).not.toContain(card?.code)
  const tenders = [cash(500)]
  const paid = await firm.must<Ticket>('POST', `/till-carts/${cart.id}/pay`, { tenders })
  expect(paid.giftCards).toMatchObject([{ isTopUp: true, code: '', amount: 500 }])
  expect((await wallet(card?.walletId ?? '')).balance).toBe(2_500)
})

test('a card is void once its sale is taken back, and stays sold once it was used', async () => {
  const { firm, sold: take, refund, wallet, end } = await atTill()
  const sold = await take([book], [cash(11_070)], [{ amount: 5_000 }, { amount: 5_000 }])
  const [first, second] = sold.giftCards
  const back = await refund(sold.id, { giftCards: [0] })
  expect(back.body).toMatchObject({ giftCardTotal: -5_000, total: -5_000, net: 0 })
  expect(await wallet(first?.walletId ?? '')).toMatchObject({ balance: 0, isBlocked: true })
  const again = await refund(sold.id, { giftCards: [0] })
  expect(again.body.data.fields).toEqual({ giftCards: { key: 'nothingLeft' } })
  await take([book], [{ tender: 'giftCard', amount: 0, reference: second?.code }], [])
  const used = await refund(sold.id)
  expect([used.status, used.body]).toMatchObject([
    409,
    { data: { detail: { reason: 'giftCardUsed' } } },
  ])
  const goods = await refund(sold.id, { lines: [{ position: 0, quantity: '1' }] })
  expect(goods.body).toMatchObject({ total: -1_070, giftCardTotal: 0 })
  // 110.70 − 50.00 − 10.70
  expect((await end(5_000)).report.giftCards).toEqual({ sold: 2, amount: 5_000 })
  expect(await creditOf(firm, 'transit')).toBe(0)
  expect([await owedOnCards(firm), await creditOf(firm, 'walletLiability')]).toEqual([3_930, 3_930])
})

test('a discount lowers no card, a card buys no card, and no device sells one without the net', async () => {
  const { firm, till, sell, sold } = await atTill()
  const discount = { kind: 'percent', value: '10' }
  const body = await sold([book], [cash(5_963)], [{ amount: 5_000 }], { discount })
  expect(body).toMatchObject({ giftCardTotal: 5_000, total: 5_963 })
  const reference = body.giftCards[0]?.code
  const other = await sell(
    [book],
    [{ tender: 'giftCard', amount: 2_000, reference }, cash(100)],
    [{ amount: 1_000 }],
  )
  expect(other.body.data.fields).toEqual({ 'tenders.0.amount': { key: 'cardBuysNoCard' } })
  // 5.00 of one card are said, and of another what is left of a book of 10.70; the card is paid in cash.
  const second = await sold([book], [cash(6_070)], [{ amount: 5_000 }])
  const mixed = await sold(
    [book],
    [
      { tender: 'giftCard', amount: 500, reference },
      { tender: 'giftCard', amount: 0, reference: second.giftCards[0]?.code },
      cash(1_000),
    ],
    [{ amount: 1_000 }],
  )
  expect(mixed.tenders.map(({ amount }) => amount)).toEqual([500, 570, 1_000])
  const device = 'device-of-the-terrace'
  await firm.must('POST', `/till-registers/${till.id}/devices`, { device, waiting: 0 })
  const soldAt = new Date().toISOString()
  const offline = { device, series: 'A', running: 1, soldAt }
  const late = await sell([], [cash(1_000)], [{ amount: 1_000 }], offline)
  expect(late.body.data.fields).toEqual({ giftCards: { key: 'needsConnection' } })
})
