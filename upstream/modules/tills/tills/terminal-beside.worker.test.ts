import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '#upstream/testing/test-firm.ts'
import { standInProvider } from './at-terminal.fixture.ts'
import { card, cash } from './testing/sale-inputs.ts'
import { withGiftCard } from './with-gift-card.fixture.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a gift card pays what it can, cash a part, and the terminal is asked for the rest', async () => {
  const { ask, look, ticket, giftCard, wallet, code } = await withGiftCard()
  // 30.00 less 12.00 less 5.00.
  const { terminal } = await ask([giftCard(), card(0), cash(500)])
  expect(terminal).toMatchObject({
    ...{ state: 'waiting', amount: 1_300 },
    beside: [
      { tender: 'giftCard', amount: 1_200 },
      { tender: 'cash', amount: 500 },
    ],
  })
  expect(JSON.stringify(terminal)).not.toContain(code)
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 1_200 })
  provider.pay()
  await look()
  const { tenders } = await ticket()
  expect(tenders).toMatchObject([
    { tender: 'giftCard', amount: 1_200 },
    { tender: 'card', amount: 1_300, reference: 'pi_1' },
    { tender: 'cash', amount: 500 },
  ])
  expect(await wallet()).toMatchObject({ balance: 0, held: 0 })
})

test('what is set aside can be spent nowhere else, and is free again once nothing is charged', async () => {
  const { firm, ask, cancel, giftCard, wallet, code, customer } = await withGiftCard()
  const redeem = () =>
    firm.ask<Refused>('POST', '/gift-cards/redeem', { code, customerId: customer.id })
  await ask([giftCard(1_000), card(2_000)])
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 1_000 })
  await cancel()
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 0 })
  await ask([giftCard(), card(0)])
  provider.refuse('insufficient_funds')
  expect((await redeem()).status).toBe(422)
  await cancel()
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 0 })
  expect((await redeem()).status).toBeLessThan(300)
})

test('where the sale is refused after all, the card and the gift card both keep their money', async () => {
  const { ask, cancel, count, giftCard, wallet } = await withGiftCard()
  await ask([giftCard(), card(0)])
  await count(0)
  provider.pay()
  expect((await cancel()).terminal?.state).toBe('returned')
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 0 })
  expect([...provider.intents.values()][0]?.refunds).toMatchObject([{ amount: 1_800 }])
})

test('a refund gives each its own back', async () => {
  const { firm, ask, look, refund, giftCard, wallet } = await withGiftCard()
  await ask([giftCard(), card(0), cash(300)])
  provider.pay()
  await look()
  const { tenders } = await firm.must<{ tenders: object[] }>('POST', refund.path, refund.input)
  expect(tenders).toMatchObject([
    { tender: 'card', amount: -1_500 },
    { tender: 'giftCard', amount: -1_200 },
    { tender: 'cash', amount: -300 },
  ])
  expect(await wallet()).toMatchObject({ balance: 1_200 })
})

test('a gift card that is wrong or pays all of it asks no terminal', async () => {
  const { firm, at, giftCard } = await withGiftCard()
  const tried: [object[], string, string][] = [
    [[{ ...giftCard(), reference: 'NOTACARD' }, card(0)], 'tenders.0.reference', 'unknownCard'],
    [[giftCard(1_300), card(0)], 'tenders.0.amount', 'walletTooLow'],
    [[giftCard(), card(0), cash(1_800)], 'tenders.1.amount', 'moreThanTicket'],
  ]
  for (const [tenders, field, key] of tried) {
    const { status, body } = await firm.ask<Refused>('POST', `${at}/terminal`, { tenders })
    expect([status, body.data.fields]).toEqual([422, { [field]: { key } }])
  }
  expect(provider.asked).toEqual([])
})
