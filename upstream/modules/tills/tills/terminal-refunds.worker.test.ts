import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { type Refused, type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { atTerminal, standInProvider } from './at-terminal.fixture.ts'
import { card, cash } from './testing/sale-inputs.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Three books at 10.00, paid by card at the terminal, or in part. */
async function sold(tenders: object[] = [card(3_000)], firm?: Parameters<typeof atTerminal>[0]) {
  const till = await atTerminal({ quantity: '3', ...firm })
  await till.ask(tenders)
  provider.pay()
  await till.look()
  const { path, input } = till.refund
  return {
    ...till,
    back: (more: object = {}) => till.firm.must<Ticket>('POST', path, { ...input, ...more }),
    tryBack: (more: object = {}, who: object = {}) =>
      till.firm.ask<Refused>('POST', path, { ...input, ...more }, who),
    refunds: provider.refunds,
  }
}
/** By role, debit above zero. */
function debits(firm: TestFirm, role: string): Promise<number> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    Number(
      sql
        .exec(
          `select coalesce(sum(debit - credit), 0) as sum from journal_lines
           where account = (select code from accounts where role = ?)`,
          role,
        )
        .one().sum,
    ),
  )
}

const books = (quantity: string) => ({ lines: [{ position: 0, quantity }] })

test('what a card paid goes back to it through the provider, in pieces, and all books agree', async () => {
  const { firm, session, ticket, back, tryBack, refunds, count } = await sold()
  expect((await ticket()).terminal).toEqual({ left: 3_000, onItsWay: 0 })
  const first = await back(books('1'))
  expect(first).toMatchObject({
    ...{ kind: 'refund', total: -1_000 },
    tenders: [{ tender: 'card', amount: -1_000, reference: refunds()[0]?.id }],
  })
  expect((await ticket()).terminal).toEqual({ left: 2_000, onItsWay: 0 })
  await back(books('2'))
  expect(refunds().map(({ amount }) => amount)).toEqual([1_000, 2_000])
  const more = await tryBack(books('1'))
  expect(more.status).toBe(422)
  expect((await tryBack()).body.data.detail).toEqual({ reason: 'nothingLeft' })
  expect(refunds()).toHaveLength(2)
  // The drawer holds what it held, and the clearing account owes nobody anything.
  const closed = await count(0)
  expect(closed).toMatchObject({ id: session.id, state: 'closed' })
  expect(closed.report.tenders).toEqual([
    { tender: 'card', taken: 3_000, change: 0, refunded: 3_000 },
  ])
  expect(closed.report).toMatchObject({ sales: 1, refunds: 2, total: 0, cash: { expected: 0 } })
  expect(await debits(firm, 'cardClearing')).toBe(0)
})

test('of a sale that cash paid too, the card gets no more than it paid', async () => {
  const { till, refunds, back, tryBack } = await sold([card(2_000), cash(1_000)])
  const tooMuch = await tryBack({ tender: 'card' })
  expect([tooMuch.status, tooMuch.body.data.fields]).toEqual([
    422,
    { tender: { key: 'moreThanCardPaid' } },
  ])
  expect(refunds()).toEqual([])
  expect((await back()).tenders).toMatchObject([
    { tender: 'card', amount: -2_000 },
    { tender: 'cash', amount: -1_000 },
  ])
  expect(refunds()).toMatchObject([{ amount: 2_000 }])
  expect(till.terminalReader).toBe('tmr_counter')
})

test('what is paid back in cash asks no provider, and needs the right to it', async () => {
  const { tryBack, back, refunds } = await sold()
  expect((await tryBack({ tender: 'cash' }, { role: 'cashier' })).status).toBe(403)
  expect((await back({ tender: 'cash' })).tenders).toMatchObject([
    { tender: 'cash', amount: -3_000 },
  ])
  expect(refunds()).toEqual([])
})

test('a refund whose answer was lost is made once, and its ticket is written once', async () => {
  const { ticket, tryBack, refunds } = await sold()
  provider.lose('/refunds')
  expect((await tryBack()).status).toBe(503)
  expect(refunds()).toHaveLength(1)
  expect((await ticket()).terminal).toEqual({ left: 3_000, onItsWay: 3_000 })
  expect((await tryBack(books('1'))).body.data.detail).toEqual({ reason: 'cardRefundUnderWay' })
  provider.lose('')
  const both = await Promise.all([tryBack(), tryBack()])
  expect(both.map(({ status }) => status)).toContain(201)
  expect(refunds()).toHaveLength(1)
  expect((await ticket()).refunds).toHaveLength(1)
})

test('a refund that nobody sends again is finished by itself', async () => {
  const { firm, ticket, tryBack, refunds } = await sold()
  provider.lose('/refunds')
  expect((await tryBack()).status).toBe(503)
  provider.lose('')
  await runJobsAt(firm, addDays(today, 1))
  expect(refunds()).toHaveLength(1)
  expect(await ticket()).toMatchObject({
    refunds: [{ number: 'T-000002' }],
    terminal: { left: 0, onItsWay: 0 },
  })
})

test.each([
  ['charge_already_refunded', 'cardAlreadyBack'],
  ['balance_insufficient', 'cardNoMoney'],
  ['charge_disputed', 'cardChargeDisputed'],
  ['something_new', 'cardRefundRefused'],
])('what the provider refuses as %s writes no ticket', async (code, reason) => {
  const { ticket, tryBack, back, refunds } = await sold()
  provider.refuseRefunds(code)
  const { status, body } = await tryBack()
  expect([status, body.data.detail]).toEqual([409, { reason }])
  expect((await ticket()).refunds).toEqual([])
  provider.refuseRefunds('')
  await back()
  expect(refunds()).toHaveLength(1)
})

test('a refund on its way that fails after all is told', async () => {
  const { owner, testFirm } = await openFirm()
  const { firm, back } = await sold([card(3_000)], { firm: testFirm })
  provider.refundsAre('pending')
  await back()
  await runJobsAt(firm, addDays(today, 1))
  const told = async () =>
    (await noticesOf(owner)).filter(({ kind }) => kind === 'terminalRefundFailed')
  expect(await told()).toEqual([])
  provider.turnRefund('pi_1', 'failed')
  await runJobsAt(firm, addDays(today, 2))
  expect(await told()).toMatchObject([{ params: { number: 'T-000002', amount: 3_000 } }])
  await runJobsAt(firm, addDays(today, 3))
  expect(await told()).toHaveLength(1)
})

test.each([2, 8, 31])('a refund that was made and fails by day %i is told, once', async (day) => {
  const { owner, testFirm } = await openFirm()
  const { firm, back } = await sold([card(3_000)], { firm: testFirm })
  await back()
  const told = async () =>
    (await noticesOf(owner)).filter(({ kind }) => kind === 'terminalRefundFailed')
  for (const earlier of [2, 8].filter((one) => one < day)) {
    await runJobsAt(firm, addDays(today, earlier))
  }
  expect(await told()).toEqual([])
  provider.turnRefund('pi_1', 'failed')
  await runJobsAt(firm, addDays(today, day))
  await runJobsAt(firm, addDays(today, 60))
  expect(await told()).toMatchObject([{ params: { number: 'T-000002', amount: 3_000 } }])
})

test('a tip stays with whoever served: the goods alone go back', async () => {
  const till = await atTerminal()
  await till.ask([card(3_000)], { tips: [{ tender: 'card', amount: 200 }] })
  provider.pay()
  await till.look()
  const { path, input } = till.refund
  await till.firm.must<Ticket>('POST', path, input)
  const [intent] = provider.intents.values()
  expect([intent?.amount, intent?.refunds.map(({ amount }) => amount)]).toEqual([3_200, [3_000]])
  const closed = await till.firm.must<TillSession>('GET', `/till-sessions/${till.session.id}`)
  expect(closed.report.tips).toMatchObject([{ tender: 'card', amount: 200 }])
})
