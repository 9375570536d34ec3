import { beforeAll, expect, test } from 'vitest'
import type { Item } from '#contract/items.ts'
import type { DeviceSeries } from '#contract/till-devices.ts'
import type { Ticket, TillItem } from '#contract/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills.ts'
import type { Warehouse } from '#contract/warehouses.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { cash, saleInput, saleLine } from './testing/sale-inputs.ts'

let firm: TestFirm
let tea: Item
let till: TillRegister
let session: TillSession
const cashier = { role: 'cashier' }
const [one, other] = ['device-of-the-counter', 'device-of-the-terrace']

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const base = { kind: 'product', unit: 'pc', taxCode: 'DE-S19', priceMode: 'gross' }
  tea = await firm.must<Item>('POST', '/items', { ...base, name: 'Tee', unitPrice: '10' })
  const input = { name: 'Kasse', code: 'K1', warehouseId: rows[0]?.id }
  till = await firm.must<TillRegister>('POST', '/till-registers', input)
  session = await firm.must<TillSession>('POST', `/till-registers/${till.id}/open`, {})
})

const reserve = (device: string) =>
  firm.must<DeviceSeries>('POST', `/till-registers/${till.id}/devices`, { device }, cashier)
const soldAt = new Date(Date.now() - 60_000).toISOString()
const sold = (device: string, series: string, running: number) =>
  saleInput(till.id, [saleLine(tea, '1', '10')], [cash(1_000)], { device, series, running, soldAt })
const ask = (input: object, how = cashier) => firm.ask<Ticket>('POST', '/till-tickets', input, how)

test('Each device has a series of its own, without gap or double, and keeps its time of sale', async () => {
  expect(await reserve(one)).toEqual({ series: 'A', last: 0 })
  expect(await reserve(other)).toEqual({ series: 'B', last: 0 })
  const first = sold(one, 'A', 1)
  const { body } = await ask(first)
  expect(body).toMatchObject({ number: 'K1-A-000001', soldAt })
  expect(body.recordedAt > soldAt).toBe(true)
  expect((await ask(first)).body.number).toBe('K1-A-000001')
  expect(await reserve(one)).toEqual({ series: 'A', last: 1 })
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
  expect(JSON.stringify(history)).toContain('K1-B-000001: Doppelt getippt')
})

test('What a device sold while the till was open is entered into the next session', async () => {
  const late = sold(one, 'A', 2)
  const close = `/till-sessions/${session.id}/count`
  await firm.must('POST', close, { other: 2_000 })
  const refused = await firm.ask('POST', '/till-tickets', late, cashier)
  expect(refused.body.data.detail).toEqual({ reason: 'tillClosed' })
  await firm.must('POST', `/till-registers/${till.id}/open`, {})
  expect((await ask(late)).body).toMatchObject({ number: 'K1-A-000002', flags: ['late'] })
})

test('A device is told each variant in place of its parent', async () => {
  const path = `/till-registers/${till.id}/items?variants=each&size=5000`
  const { rows } = await firm.must<{ rows: TillItem[] }>('GET', path, undefined, cashier)
  expect(rows.map(({ name, isParent }) => [name, isParent])).toEqual([['Tee', false]])
})
