import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wallet } from '#contract/money/wallets.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { type Refused, tomorrow } from '#upstream/testing/test-firm.ts'
import { atTerminal, standInProvider } from './at-terminal.fixture.ts'
import { card, cash, saleInput } from './testing/sale-inputs.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** A book at 30.00 and a gift card of 50.00, the 80.00 paid at the terminal. */
async function soldWithCard() {
  const at = await atTerminal()
  const { firm, till } = at
  await firm.must<Cart>('POST', `${at.at}/gift-cards`, { amount: 5_000, code: '' })
  await at.ask([card(8_000)])
  provider.pay()
  await at.look()
  const [{ code = '', walletId = '' } = {}] = (await at.ticket()).giftCards
  const book = { description: 'Book', quantity: '1', unitPrice: '10.70', taxCode: 'DE-S7' }
  const pay = [{ tender: 'giftCard', amount: 1_070, reference: code }]
  return {
    ...at,
    tryBack: () => firm.ask<Refused>('POST', at.refund.path, at.refund.input),
    spend: () => firm.ask<Refused>('POST', '/till-tickets', saleInput(till.id, [book], pay)),
    topUp: () => {
      const giftCards = [{ amount: 1_000, cardId: walletId }]
      const sale = saleInput(till.id, [], [cash(1_000)], { giftCards })
      return firm.must<Ticket>('POST', '/till-tickets', sale)
    },
    wallet: () => firm.must<Wallet>('GET', `/wallets/${walletId}`),
  }
}

test('a gift card that comes back is spent by nobody while the provider is away', async () => {
  const { firm, tryBack, spend, wallet, ticket } = await soldWithCard()
  provider.cutOff(true)
  expect((await tryBack()).status).toBe(503)
  expect(provider.refunds()).toEqual([])
  expect(await wallet()).toMatchObject({ balance: 5_000, held: 5_000 })
  expect((await spend()).status).toBe(422)
  provider.cutOff(false)
  await runJobsAt(firm, tomorrow)
  expect(provider.refunds()).toMatchObject([{ amount: 8_000 }])
  expect(await ticket()).toMatchObject({
    ...{ terminal: { left: 0, onItsWay: 0 }, refunds: [{ number: 'T-000002' }] },
    giftCards: [{ isBack: true }],
  })
  expect(await wallet()).toMatchObject({ balance: 0, held: 0, isBlocked: true })
})

test('what is put onto it meanwhile and spent, or a block, keeps nothing from coming back', async () => {
  const { firm, tryBack, spend, topUp, wallet, ticket } = await soldWithCard()
  provider.lose('/refunds')
  expect((await tryBack()).status).toBe(503)
  await topUp()
  expect((await spend()).status).toBe(422)
  await firm.must('POST', `/wallets/${(await wallet()).id}/block`, {})
  provider.lose('')
  await runJobsAt(firm, tomorrow)
  expect(provider.refunds()).toHaveLength(1)
  expect((await ticket()).terminal).toEqual({ left: 0, onItsWay: 0 })
  expect(await wallet()).toMatchObject({ balance: 1_000, held: 0 })
})

test('what the provider refuses leaves the gift card to its holder', async () => {
  const { tryBack, spend, wallet } = await soldWithCard()
  provider.refuseRefunds('balance_insufficient')
  expect((await tryBack()).status).toBe(409)
  expect(await wallet()).toMatchObject({ balance: 5_000, held: 0 })
  expect((await spend()).status).toBe(201)
})

test('where the till closed before the provider was reached, nothing is given back', async () => {
  const { firm, tryBack, count, wallet, ticket, till } = await soldWithCard()
  provider.cutOff(true)
  expect((await tryBack()).status).toBe(503)
  await count(0)
  provider.cutOff(false)
  // So soon the first call might still be on its way: it is asked for again later.
  expect((await tryBack()).status).toBe(409)
  expect((await ticket()).terminal).toEqual({ left: 8_000, onItsWay: 8_000 })
  await runJobsAt(firm, tomorrow)
  expect(provider.refunds()).toEqual([])
  expect((await ticket()).terminal).toEqual({ left: 8_000, onItsWay: 0 })
  expect(await wallet()).toMatchObject({ balance: 5_000, held: 0 })
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  expect((await tryBack()).status).toBe(201)
  expect(provider.refunds()).toMatchObject([{ amount: 8_000 }])
})
