import { beforeEach, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { tillWithTea } from './open-till.fixture.ts'
import { card, cash, saleInput, saleLine } from './testing/sale-inputs.ts'

let firm: TestFirm
let tea: Item
let till: TillRegister
const cashier = { role: 'cashier' }
const device = 'device-of-the-terrace'

beforeEach(async () => {
  ;({ firm, tea, till } = await tillWithTea())
  await heard(0)
})

/** The device is connected and says how many tickets it keeps. */
const heard = (waiting: number) =>
  firm.must('POST', `/till-registers/${till.id}/devices`, { device, waiting }, cashier)
const open = (other: number) =>
  firm.must<TillSession>('POST', `/till-registers/${till.id}/open`, {
    ...{ other, confirmsOpening: true, source: 'bank' },
  })
const session = ({ id }: { id: string }) => firm.must<TillSession>('GET', `/till-sessions/${id}`)
const count = ({ id }: { id: string }, other: number, more: object = {}, how = {}) =>
  firm.ask<TillSession>('POST', `/till-sessions/${id}/count`, { other, ...more }, how)

let running = 0
/** A ticket of one tea that the device sold at an instant. */
function ofDevice(soldAt: string, tender = cash(1_000), quantity = '1') {
  running += 1
  const numbered = { device, series: 'A', running, soldAt }
  return saleInput(till.id, [saleLine(tea, quantity, '10')], [tender], numbered)
}
const approve = ({ id }: { id: string }) =>
  firm.must<TillSession>('POST', `/till-sessions/${id}/approve`, { note: 'Terrasse' })
const enter = (input: object) => firm.must<Ticket>('POST', '/till-tickets', input)
beforeEach(() => {
  running = 0
})

// 10.00 sold on the terrace; the drawer is counted with it and 10.00 over, which is accepted. The
// next day begins with those 20.00, the ticket comes, and its 10.00 are expected no second time.
test('Cash of a late ticket moves no difference from one day to the next, and both say so', async () => {
  const first = await open(1_000)
  const soldAt = new Date().toISOString()
  const counted = await count(first, 2_000)
  expect(counted.body).toMatchObject({ state: 'counted', report: { cash: { difference: 1_000 } } })
  await approve(first)
  // The cash account of the German chart.
  const { 1000: before } = await firm.balances()
  const second = await open(2_000)
  const ticket = await enter(ofDevice(soldAt))
  expect(ticket).toMatchObject({ number: 'K1-A-000001', flags: ['late'], sessionId: second.id })
  await enter(ofDevice(soldAt, card(1_000)))
  const late = { tickets: 2, cash: 1_000 }
  // Without a difference too, somebody accepts what is not expected.
  expect((await count(second, 2_000, {}, cashier)).body.state).toBe('counted')
  const refused = await firm.ask('POST', `/till-sessions/${second.id}/approve`, {}, cashier)
  expect(refused.status).toBe(403)
  const closed = await approve(second)
  expect(closed).toMatchObject({
    state: 'closed',
    report: { cash: { taken: 1_000, before: 1_000, expected: 2_000, difference: 0 } },
    late: { here: [{ ...late, sessionId: first.id }], elsewhere: [] },
  })
  expect((await session(first)).late).toMatchObject({
    here: [],
    elsewhere: [{ ...late, sessionId: second.id, number: closed.number }],
  })
  // The cash was in the books with the first day, as over; the second takes that back.
  expect([before, (await firm.balances())['1000']]).toEqual([2_000, 2_000])
})

// 500.00 are taken today and said to be of the day before, whose drawer was counted without them.
test('Cash is not said to be of a day that was not over, nor of one whose surplus is used', async () => {
  const first = await open(0)
  const soldAt = new Date().toISOString()
  await count(first, 0)
  const second = await open(0)
  await enter(ofDevice(soldAt, cash(50_000), '50'))
  const hidden = await count(second, 0, {}, cashier)
  expect(hidden.body).toMatchObject({
    ...{ state: 'counted', report: { cash: { before: 0, difference: -50_000 } } },
  })
  await approve(second)
  // 10.00 over are used by a ticket of 10.00; the next one of that day is expected.
  const third = await open(0)
  const again = new Date().toISOString()
  await count(third, 1_000)
  await approve(third)
  const fourth = await open(1_000)
  await enter(ofDevice(again))
  expect((await count(fourth, 1_000)).body.report.cash?.difference).toBe(0)
  await approve(fourth)
  const fifth = await open(1_000)
  await enter(ofDevice(again))
  expect((await count(fifth, 1_000)).body).toMatchObject({
    ...{ state: 'counted', report: { cash: { before: 0, expected: 2_000, difference: -1_000 } } },
  })
})

test('A device sold nothing before it had its numbers, nor before its last sale', async () => {
  const first = await open(0)
  const inFirst = new Date().toISOString()
  await count(first, 1_000)
  await approve(first)
  await open(0)
  const other = { device: 'device-of-somebody', waiting: 0 }
  await firm.must('POST', `/till-registers/${till.id}/devices`, other, cashier)
  const { device: owner } = other
  const made = await enter({ ...ofDevice(inFirst), series: 'B', running: 1, device: owner })
  expect([made.flags, made.soldAt > inFirst]).toEqual([[], true])
  const before = { ...ofDevice(inFirst), series: 'B', running: 2, device: owner }
  expect((await enter(before)).soldAt).toBe(made.soldAt)
  // A clock may be slow by minutes, not by hours.
  const hours = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const refused = await firm.ask('POST', '/till-tickets', {
    ...before,
    id: newId(),
    running: 3,
    soldAt: hours,
  })
  expect([refused.status, refused.body.data.fields]).toEqual([
    ...[422, { soldAt: { key: 'soldBeforeDevice' } }],
  ])
})

// 100.00 in the drawer, 20.00 paid back on the terrace, 80.00 counted: short by 20.00, which is accepted.
test('What was paid back without a connection moves no difference either', async () => {
  const first = await open(10_000)
  const soldAt = new Date().toISOString()
  expect((await count(first, 8_000)).body.report.cash?.difference).toBe(-2_000)
  await approve(first)
  const second = await open(8_000)
  expect(await enter(ofDevice(soldAt, cash(0), '-2'))).toMatchObject({ kind: 'refund' })
  expect((await count(second, 8_000)).body.report.cash?.difference).toBe(0)
  expect((await approve(second)).late).toMatchObject({ here: [{ tickets: 1, cash: -2_000 }] })
  expect((await firm.balances())['1000']).toBe(8_000)
})

test('A ticket of a session that is counted and not accepted goes into it, and settles its difference', async () => {
  const first = await open(0)
  const soldAt = new Date().toISOString()
  const counted = await count(first, 1_000)
  expect(counted.body.report.cash).toMatchObject({ expected: 0, difference: 1_000 })
  expect(await enter(ofDevice(soldAt))).toMatchObject({ sessionId: first.id, flags: [] })
  expect((await session(first)).report.cash).toMatchObject({ expected: 1_000, difference: 0 })
  // What was sold after the count belongs to the next one.
  const after = ofDevice(new Date(Date.now() + 1).toISOString())
  const refused = await firm.ask('POST', '/till-tickets', after, cashier)
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'tillClosed' }])
})

test('A till is not closed while a device keeps tickets, but by whoever may approve', async () => {
  const first = await open(0)
  await heard(3)
  expect((await session(first)).devices).toMatchObject([{ series: 'A', waiting: 3 }])
  const refused = await firm.ask('POST', `/till-sessions/${first.id}/count`, { other: 0 }, cashier)
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'deviceHasTickets' }])
  const despite = { other: 0, despiteWaiting: true }
  const mayNot = await firm.ask('POST', `/till-sessions/${first.id}/count`, despite, cashier)
  expect(mayNot.status).toBe(403)
  await enter(ofDevice(new Date().toISOString()))
  expect((await session(first)).devices).toMatchObject([{ series: 'A', waiting: 2 }])
  const closed = await count(first, 1_000, { despiteWaiting: true })
  expect([closed.status, closed.body.state]).toEqual([200, 'closed'])
})

test('A report says from which number to which, in each series', async () => {
  const first = await open(0)
  const ofTill = () => saleInput(till.id, [saleLine(tea, '1', '10')], [card(1_000)])
  await enter(ofTill())
  await enter(ofDevice(new Date().toISOString(), card(1_000)))
  await enter(ofTill())
  await enter(ofDevice(new Date().toISOString(), card(1_000)))
  const { body } = await count(first, 0)
  expect(body.report.ranges).toEqual([
    { first: 'K1-000001', last: 'K1-000002', count: 2 },
    { first: 'K1-A-000001', last: 'K1-A-000002', count: 2 },
  ])
})
