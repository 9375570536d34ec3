import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { today } from '#upstream/testing/test-firm.ts'
import { atTerminal, standInProvider } from './at-terminal.fixture.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const statesBack = () =>
  [...provider.intents.values()].flatMap(({ refunds }) => refunds.map(({ status }) => status))

/** 30.00 were paid at the terminal for a cart that can’t be sold, its till being closed. */
async function paidInVain() {
  const till = await atTerminal()
  await till.ask()
  await till.count(0)
  provider.pay()
  return {
    ...till,
    giveUp: () => till.firm.ask('POST', `${till.at}/terminal/cancel`, {}),
    state: async () => (await till.seen()).terminal?.state,
    later: (days: number) => runJobsAt(till.firm, addDays(today, days)),
  }
}

test('what the provider refused to give back is asked for anew, though it repeats its answers', async () => {
  const { giveUp, state } = await paidInVain()
  provider.refuseRefunds('balance_insufficient')
  expect((await giveUp()).status).toBe(503)
  expect((await giveUp()).status).toBe(503)
  expect(await state()).toBe('returning')
  provider.refuseRefunds('')
  expect((await giveUp()).status).toBe(200)
  expect([await state(), statesBack()]).toEqual(['returned', ['succeeded']])
})

test('what failed while its answer was lost is given back anew', async () => {
  const { giveUp, state } = await paidInVain()
  provider.lose('POST /v1/refunds')
  expect((await giveUp()).status).toBe(503)
  provider.lose('')
  provider.turnRefund('pi_1', 'failed')
  expect((await giveUp()).status).toBe(200)
  expect([await state(), statesBack()]).toEqual(['returned', ['failed', 'succeeded']])
})

test.each(['pending', 'succeeded'])(
  'what failed after it was %s is given back anew, once',
  async (first) => {
    const { giveUp, state, later } = await paidInVain()
    provider.refundsAre(first)
    await giveUp()
    expect(await state()).toBe('returned')
    provider.refundsAre('succeeded')
    provider.turnRefund('pi_1', 'failed')
    await later(2)
    expect(statesBack()).toEqual(['failed', 'succeeded'])
    await later(8)
    await later(31)
    await later(60)
    expect([await state(), statesBack()]).toEqual(['returned', ['failed', 'succeeded']])
  },
)
