import { beforeAll, expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { DeviceSeries } from '#contract/tills/till-devices.ts'
import type { Ticket, TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { tillWithTea } from './open-till.fixture.ts'
import { cash, saleInput, saleLine } from './testing/sale-inputs.ts'

let firm: TestFirm
let tea: Item
let till: TillRegister
const cashier = { role: 'cashier' }
const [one, other] = ['device-of-the-counter', 'device-of-the-terrace']

beforeAll(async () => {
  ;({ firm, tea, till } = await tillWithTea())
  await firm.must('POST', `/till-registers/${till.id}/open`, {})
})

let soldAt = new Date().toISOString()
/** The device has its series, and sells at once. */
async function reserve(device: string) {
  const at = `/till-registers/${till.id}/devices`
  const reserved = await firm.must<DeviceSeries>('POST', at, { device }, cashier)
  soldAt = new Date().toISOString()
  return reserved
}
const sold = (device: string, series: string, running: number) =>
  saleInput(till.id, [saleLine(tea, '1', '10')], [cash(1_000)], { device, series, running, soldAt })
const ask = (input: object, how = cashier) => firm.ask<Ticket>('POST', '/till-tickets', input, how)

test('Each device has a series of its own, without gap or double, and keeps its time of sale', async () => {
  const { secret, ...reserved } = await reserve(one)
  expect([reserved, secret.length]).toEqual([{ series: 'A', last: 0 }, 64])
  expect(await reserve(other)).toMatchObject({ series: 'B', last: 0 })
  const first = sold(one, 'A', 1)
  const { body } = await ask(first)
  expect(body).toMatchObject({ number: 'K1-A-000001', soldAt })
  expect(body.recordedAt >= soldAt).toBe(true)
  expect((await ask(first)).body.number).toBe('K1-A-000001')
  expect(await reserve(one)).toEqual({ series: 'A', last: 1, secret })
  const foreign = await firm.ask('POST', '/till-tickets', sold(other, 'A', 2), cashier)
  expect([foreign.status, foreign.body.data.detail]).toEqual([409, { reason: 'seriesOfOther' }])
  const later = await firm.ask('POST', '/till-tickets', sold(one, 'A', 3), cashier)
  expect(later.body.data.detail).toEqual({ reason: 'ticketOrder' })
})

test('A number without a ticket is noted with its reason, by whoever may approve', async () => {
  const path = `/till-registers/${till.id}/cancelled-numbers`
  const input = { device: other, running: 1, reason: 'Doppelt getippt', total: 1_000 }
  expect((await firm.ask('POST', path, input, cashier)).status).toBe(403)
  expect(await firm.must('POST', path, input)).toEqual({ number: 'K1-B-000001' })
  expect((await ask(sold(other, 'B', 2))).body.number).toBe('K1-B-000002')
  const history = await firm.must<{ rows: { detail: string }[] }>(
    'GET',
    `/records/tillRegister/${till.id}/history`,
  )
  const details = history.rows.map(({ detail }) => detail)
  expect(details).toContain('K1-B-000001: Doppelt getippt')
})

test('Nobody begins a series or gives a number of it without the device that reserved it', async () => {
  const sale = (more: object) => saleInput(till.id, [saleLine(tea, '1', '10')], [cash(1_000)], more)
  const fields = async (more: object) =>
    (await firm.ask('POST', '/till-tickets', sale(more), cashier)).body.data.fields
  expect(await fields({ series: 'C', running: 1 })).toEqual({ soldAt: { key: 'required' } })
  expect(await fields({ series: 'C', running: 1, soldAt })).toEqual({ device: { key: 'required' } })
  const unknown = sale({ device: 'device-that-is-unknown', series: 'C', running: 1, soldAt })
  const refused = await firm.ask('POST', '/till-tickets', unknown, cashier)
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'seriesOfOther' }])
  for (const series of ['Z', 'a', 'AZ', 'ABC', '1', '-']) {
    const wrong = sale({ device: one, series, running: 2, soldAt })
    expect((await firm.ask('POST', '/till-tickets', wrong, cashier)).status).toBe(422)
  }
})

test('Who may not approve reserves five series at a till, and does not use them up', async () => {
  const input = { name: 'Stand', code: 'S1', warehouseId: await firm.warehouseId() }
  const { id } = await firm.must<TillRegister>('POST', '/till-registers', input)
  const path = `/till-registers/${id}/devices`
  const ask = (device: string, how = cashier) =>
    firm.ask<DeviceSeries>('POST', path, { device }, how)
  for (const at of [1, 2, 3, 4, 5]) {
    expect((await ask(`device-of-the-stand-${at}`)).status).toBe(200)
  }
  const sixth = await firm.ask('POST', path, { device: 'device-of-the-stand-6' }, cashier)
  expect([sixth.status, sixth.body.data.detail]).toEqual([
    403,
    { reason: 'needsApproverForDevice' },
  ])
  expect((await ask('device-of-the-stand-1')).body.series).toBe('A')
  // Whoever may approve goes on, past the last letter.
  const owner = { role: 'owner' }
  for (let at = 6; at <= 26; at += 1) {
    expect((await ask(`device-of-the-stand-${at}`, owner)).status).toBe(200)
  }
  expect((await ask('device-of-the-stand-26')).body.series).toBe('AA')
})

test('A device is told each variant in place of its parent', async () => {
  const path = `/till-registers/${till.id}/items?variants=each&size=5000`
  const { rows } = await firm.must<{ rows: TillItem[] }>('GET', path, undefined, cashier)
  expect(rows.map(({ name, isParent }) => [name, isParent])).toEqual([['Tee', false]])
})
