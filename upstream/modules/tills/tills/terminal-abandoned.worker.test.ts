import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#upstream/firm/calendar.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { today, tomorrow } from '#upstream/testing/test-firm.ts'
import { atTerminal, standInProvider } from './at-terminal.fixture.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function atTill() {
  const { owner, testFirm } = await openFirm()
  const till = await atTerminal({ firm: testFirm })
  const told = async () =>
    (await noticesOf(owner)).flatMap(({ kind, params }) =>
      kind.startsWith('terminal') ? [{ kind, params }] : [],
    )
  return { ...till, told, later: (date = tomorrow) => runJobsAt(till.firm, date) }
}

test('what nobody paid and nobody came back to leaves the terminal, and the cart is free', async () => {
  const { ask, seen, later, told } = await atTill()
  await ask()
  await later()
  expect(await seen()).toMatchObject({ state: 'open', terminal: { state: 'cancelled' } })
  expect(provider.isIdle()).toBe(true)
  expect([...provider.intents.values()]).toMatchObject([{ status: 'canceled' }])
  expect(await told()).toEqual([])
})

test('what was paid with nobody there is sold in the name of who asked, once, and told', async () => {
  const { ask, seen, ticket, later, told } = await atTill()
  await ask()
  provider.pay()
  await later()
  await later()
  expect((await seen()).state).toBe('sold')
  const { terminal, cashierName } = await ticket()
  expect([terminal, cashierName]).toEqual([{ left: 3_000, onItsWay: 0 }, 'Maria'])
  expect(provider.refunds()).toEqual([])
  expect(await told()).toMatchObject([{ kind: 'terminalSold', params: { amount: 3_000 } }])
})

test('what was paid and can’t be sold, the till being closed, goes back to the card, and is told', async () => {
  const { firm, at, ask, look, seen, count, later, told } = await atTill()
  await ask()
  await count(0)
  provider.pay()
  expect((await firm.ask('POST', `${at}/terminal/look`, {})).status).toBe(409)
  expect((await seen()).terminal?.state).toBe('paid')
  await later()
  expect(await seen()).toMatchObject({ state: 'parked', terminal: { state: 'returned' } })
  expect(provider.refunds()).toMatchObject([{ amount: 3_000 }])
  // Never both: whoever looks afterwards sells nothing.
  expect((await look()).terminal?.state).toBe('returned')
  await later(addDays(today, 2))
  expect(provider.refunds()).toHaveLength(1)
  expect(await told()).toMatchObject([{ kind: 'terminalReturned', params: { register: 'Till' } }])
})

test('while it is being given back nothing sells the cart, and a lost answer gives back once', async () => {
  const { firm, at, till, ask, seen, count, later } = await atTill()
  await ask()
  await count(0)
  provider.pay()
  provider.lose('/refunds')
  expect((await firm.ask('POST', `${at}/terminal/cancel`, {})).status).toBe(503)
  expect((await seen()).terminal?.state).toBe('returning')
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  expect((await firm.ask('POST', `${at}/terminal/look`, {})).status).toBe(503)
  provider.lose('')
  await later()
  expect(await seen()).toMatchObject({ state: 'parked', terminal: { state: 'returned' } })
  expect(provider.refunds()).toHaveLength(1)
})

test('what was paid while its till was closed is sold once the till is open again', async () => {
  const { firm, till, ask, look, count, told } = await atTill()
  await ask()
  await count(0)
  provider.pay()
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  expect((await look()).state).toBe('sold')
  expect([provider.refunds(), await told()]).toEqual([[], []])
})

test('whoever presses cancel on what was paid and can’t be sold has it given back at once', async () => {
  const { ask, cancel, count } = await atTill()
  await ask()
  await count(0)
  provider.pay()
  expect((await cancel()).terminal?.state).toBe('returned')
  expect(provider.refunds()).toMatchObject([{ amount: 3_000 }])
})

test('a provider that does not answer is asked again, and nothing is lost', async () => {
  const { ask, seen, later } = await atTill()
  await ask()
  provider.pay()
  provider.lose('pi_1')
  provider.lose('/cancel')
  await later()
  expect((await seen()).terminal?.state).toBe('waiting')
  provider.lose('')
  await later(addDays(today, 2))
  expect((await seen()).state).toBe('sold')
  expect(provider.refunds()).toEqual([])
})
