import { expect, test } from 'vitest'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { tillOf } from './till-of.fixture.ts'

type Till = Awaited<ReturnType<typeof tillOf>>

/** A day that takes so much in cash and is closed; a float of 100.00 stays in the drawer throughout. */
async function closedDay(till: Till, opening: number, euro: string, cents: number) {
  const { id } = await till.open(opening)
  await till.sell({ price: euro, taxCode: 'DE-S19' })
  return till.close(id, opening + cents)
}

// 300.00 and 200.00 lie there; 450.00 go to the bank: all of the first day, 150.00 of the second.
test('a banking names the sessions whose cash it is, and each says where its cash went', async () => {
  const till = await tillOf('DE')
  const first = await closedDay(till, 10_000, '300', 30_000)
  const second = await closedDay(till, 40_000, '200', 20_000)
  const { id } = await till.open(60_000)
  const path = `/till-sessions/${id}`
  const read = (of: string) => till.firm.must<TillSession>('GET', `/till-sessions/${of}`)
  expect((await read(id)).toBank).toMatchObject([
    { number: second.number, amount: 20_000 },
    { number: first.number, amount: 30_000 },
  ])
  const banking = { direction: 'out', reason: 'bank', amount: 45_000 }
  const forSessions = [second.id, first.id]
  const wrong = await till.firm.ask('POST', `${path}/moves`, {
    ...{ ...banking, reason: 'owner', forSessions },
  })
  expect(wrong.body.data.fields).toEqual({ forSessions: { key: 'onlyToBank' } })
  const few = await till.firm.ask('POST', `${path}/moves`, {
    ...{ ...banking, amount: 30_000, forSessions },
  })
  expect(few.body.data.fields).toEqual({ forSessions: { key: 'tooLittleForSessions' } })
  const moved = await till.firm.must<TillSession>('POST', `${path}/moves`, {
    ...{ ...banking, forSessions },
  })
  expect(moved.moves[0]?.forSessions).toEqual([
    { sessionId: first.id, number: first.number, amount: 30_000 },
    { sessionId: second.id, number: second.number, amount: 15_000 },
  ])
  expect(moved.toBank).toMatchObject([{ number: second.number, amount: 5_000 }])
  expect((await read(first.id)).banked).toMatchObject([{ sessionId: id, amount: 30_000 }])
  const again = await till.firm.ask('POST', `${path}/moves`, {
    ...{ ...banking, amount: 1_000, forSessions: [first.id] },
  })
  expect(again.body.data.fields).toEqual({ forSessions: { key: 'nothingToBank' } })
  await till.close(id, 15_000)
  const { sessions } = await till.firm.must<DailySales>('GET', '/daily-sales')
  expect(sessions.map(({ cash, banked }) => [cash, banked])).toEqual([
    [30_000, 30_000],
    [20_000, 15_000],
    [0, 0],
  ])
})

test('a day whose cash is still there is offered, however many came since that left none', async () => {
  const till = await tillOf('DE')
  const first = await closedDay(till, 10_000, '300', 30_000)
  for (let day = 0; day < 21; day += 1) {
    const { id } = await till.open(40_000)
    await till.close(id, 40_000)
  }
  const { id } = await till.open(40_000)
  const { toBank } = await till.firm.must<TillSession>('GET', `/till-sessions/${id}`)
  expect(toBank).toMatchObject([{ number: first.number, amount: 30_000 }])
})
