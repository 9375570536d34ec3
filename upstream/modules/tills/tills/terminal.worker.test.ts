import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { Refused } from '#upstream/testing/test-firm.ts'
import { atTerminal, reader, standInProvider } from './at-terminal.fixture.ts'
import { requireTerminals } from './registers.ts'
import { card, cash } from './testing/sale-inputs.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a cart that is paid at the terminal is sold once, with the payment as reference', async () => {
  const { firm, at, ask, look, ticket } = await atTerminal()
  expect((await ask()).terminal).toMatchObject({ state: 'waiting', amount: 3_000 })
  expect((await look()).terminal?.state).toBe('waiting')
  const [intent] = provider.intents.values()
  expect(intent).toMatchObject({ amount: 3_000, currency: 'eur' })
  provider.pay()
  const [first, second] = await Promise.all([look(), look()])
  expect([first.state, second.state]).toEqual(['sold', 'sold'])
  const sold = await ticket()
  expect(sold.tenders).toMatchObject([{ tender: 'card', amount: 3_000, reference: intent?.id }])
  const again = await firm.ask<Refused>('POST', `${at}/terminal`, { tenders: [card(3_000)] })
  expect(again.status).toBe(409)
  expect((await firm.must<Ticket>('POST', `${at}/pay`, { tenders: [card(3_000)] })).number).toBe(
    sold.number,
  )
  expect(provider.intents.size).toBe(1)
})

test('cash may pay beside the terminal, and a tip is charged on top', async () => {
  const { ask, look, ticket } = await atTerminal()
  const tips = [{ tender: 'card', amount: 200 }]
  await ask([card(2_000), cash(1_000)], { tips })
  expect([...provider.intents.values()]).toMatchObject([{ amount: 2_200 }])
  provider.pay()
  await look()
  expect(await ticket()).toMatchObject({
    tenders: [
      { tender: 'card', amount: 2_000 },
      { tender: 'cash', amount: 1_000 },
    ],
    tips,
  })
})

test('a card that is declined says why, can be charged no more, and another tender pays', async () => {
  const { firm, at, ask, look } = await atTerminal()
  await ask()
  provider.refuse('insufficient_funds')
  expect((await look()).terminal).toMatchObject({ state: 'declined', reason: 'funds' })
  expect([...provider.intents.values()]).toMatchObject([{ status: 'canceled' }])
  await ask()
  provider.stop()
  expect((await look()).terminal).toMatchObject({ state: 'declined', reason: 'readerStopped' })
  provider.switch(false)
  expect((await ask()).terminal).toMatchObject({ state: 'declined', reason: 'readerAway' })
  const { tenders } = await firm.must<Ticket>('POST', `${at}/pay`, { tenders: [cash(3_000)] })
  expect(tenders).toMatchObject([{ tender: 'cash' }])
  expect([...provider.intents.values()].map(({ status }) => status)).toEqual(
    Array(3).fill('canceled'),
  )
})

test('what is cancelled leaves the reader; what was paid before that is sold', async () => {
  const { ask, cancel, ticket } = await atTerminal()
  await ask()
  expect((await cancel()).terminal?.state).toBe('cancelled')
  expect(provider.isIdle()).toBe(true)
  await ask()
  provider.pay()
  expect((await cancel()).state).toBe('sold')
  expect((await ticket()).tenders).toMatchObject([{ tender: 'card', reference: 'pi_2' }])
})

test('a cart at the terminal is neither changed nor paid nor put aside; thrown away, it is cancelled first', async () => {
  const { firm, till, cart, at, ask } = await atTerminal()
  await ask()
  const { version } = cart
  const attempts: [string, string, object][] = [
    ['PUT', at, { lines: [], version }],
    ['POST', `${at}/lines`, { text: 'Book' }],
    ['POST', `${at}/gift-cards`, { amount: 100 }],
    ['POST', `${at}/park`, {}],
    ['POST', `${at}/pay`, { tenders: [cash(3_000)] }],
    ['POST', `${at}/terminal`, { tenders: [card(3_000)] }],
    [
      'POST',
      '/till-tickets',
      { id: cart.id, registerId: till.id, lines: [], tenders: [cash(3_000)] },
    ],
  ]
  for (const [method, path, input] of attempts) {
    const { status, body } = await firm.ask<Refused>(method, path, input)
    expect([path, status, body.data.detail]).toEqual([path, 409, { reason: 'terminalAsked' }])
  }
  const voided = await firm.must<Cart>('POST', `${at}/void`, {})
  expect([voided.state, voided.terminal?.state]).toEqual(['void', 'cancelled'])
  expect([...provider.intents.values()]).toMatchObject([{ status: 'canceled' }])
})

test.each(['payment_intents', 'process_payment_intent'])(
  'an answer of %s that is lost is looked up again, and charges nobody twice',
  async (path) => {
    const { ask, look, ticket } = await atTerminal()
    provider.lose(path)
    expect((await ask()).terminal?.state).toBe('waiting')
    provider.lose('')
    expect((await look()).terminal?.state).toBe('waiting')
    provider.pay()
    expect((await look()).state).toBe('sold')
    expect(provider.intents.size).toBe(1)
    expect((await ticket()).tenders).toMatchObject([{ tender: 'card', reference: 'pi_1' }])
  },
)

test('a charge whose answers were all lost sells the cart when it is looked at', async () => {
  const { firm, at, ask, look } = await atTerminal()
  provider.lose('process_payment_intent')
  await ask()
  provider.pay()
  provider.lose('pi_1')
  expect((await firm.ask('POST', `${at}/terminal/look`, {})).status).toBe(503)
  provider.lose('')
  expect((await look()).state).toBe('sold')
})

test('what would refuse the sale refuses it before anybody is charged', async () => {
  const { firm, at } = await atTerminal()
  for (const tenders of [
    [card(2_000)],
    [card(4_000)],
    [cash(3_000)],
    [card(0), cash(3_000)],
    [card(2_000), { tender: 'giftCard', amount: 0, reference: 'X' }],
  ]) {
    expect((await firm.ask('POST', `${at}/terminal`, { tenders })).status).toBe(422)
  }
  expect(provider.asked).toEqual([])
})

test('a register without a terminal asks none, nor who may not sell', async () => {
  const { firm, at, till } = await atTerminal({ terminalReader: '' })
  const tenders = [card(3_000)]
  const { status, body } = await firm.ask<Refused>('POST', `${at}/terminal`, { tenders })
  expect([status, body.data.detail]).toEqual([409, { reason: 'noTerminal' }])
  const change = { ...till, terminalReader: 'reader', version: 1 }
  expect((await firm.ask('PUT', `/till-registers/${till.id}`, change)).status).toBe(422)
  const custom = { name: 'Own', permissions: ['till:view'], scopes: {} } as const
  for (const step of ['terminal', 'terminal/look', 'terminal/cancel']) {
    const refused = await firm.ask(
      'POST',
      `${at}/${step}`,
      { tenders },
      { custom, role: 'own', userId: 'somebody else' },
    )
    expect([step, refused.status]).toEqual([step, 403])
  }
  expect(provider.asked).toEqual([])
})

test('a terminal can be named where there is a provider, and in no demo', async () => {
  const { till } = await atTerminal({ terminalReader: '' })
  const named = { ...till, terminalReader: reader }
  const key = { STRIPE_SECRET_KEY: 'sk_test_of_the_tests' }
  const check = (env: object, isDemo: boolean, before = '') =>
    requireTerminals({ env, firm: { actor: { isDemo } } }, named, before)
  expect(() => check(key, false)).not.toThrow()
  expect(() => check({}, false)).toThrow('noCardProvider')
  expect(() => check(key, true)).toThrow('noCardProvider')
  // What was named while there was one does not stand in the way of another change.
  expect(() => check({}, false, reader)).not.toThrow()
})
