import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, test } from 'vitest'
import type { ExchangeRate, ExchangeRates } from '#contract/books/rates.ts'
import { sealerOf } from '#upstream/identity/credentials/seal.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { insertLists } from './writer.ts'

type Found = { found: ExchangeRate | null }

/** A firm that knows the list of Friday 2026-03-06 and no other. */
async function withList(profile: Record<string, unknown> = {}): Promise<TestFirm> {
  const testFirm = await TestFirm.open(profile)
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    const perEuro = new Map([
      ['USD', '1.0800'],
      ['CHF', '0.9430'],
    ])
    const tables = { db: drizzle(storage), sql: storage.sql }
    const sealer = sealerOf({ SECRETS: 'none' }, 'nobody')
    const writer = { ...tables, sealer, audit: () => {}, resetAlarm: () => {} }
    insertLists(writer, [{ date: '2026-03-06', perEuro }])
  })
  return testFirm
}

const find = async (testFirm: TestFirm, currency: string, date: string) =>
  (await testFirm.must<Found>('GET', `/exchange-rates/known?currency=${currency}&date=${date}`))
    .found

test('a day without a list takes the one before, at most a week back', async () => {
  const testFirm = await withList()
  const rate = { currency: 'USD', date: '2026-03-06', rate: '0.92592593', source: 'ecb' }
  expect(await find(testFirm, 'USD', '2026-03-06')).toEqual(rate)
  expect(await find(testFirm, 'USD', '2026-03-08')).toEqual(rate)
  expect(await find(testFirm, 'USD', '2026-03-05')).toBeNull()
  expect(await find(testFirm, 'USD', '2026-03-14')).toBeNull()
  expect(await find(testFirm, 'JPY', '2026-03-06')).toBeNull()
})

test('a firm that keeps its books in francs gets the cross of the two', async () => {
  const testFirm = await withList({ baseCurrency: 'CHF' })
  expect(await find(testFirm, 'USD', '2026-03-06')).toMatchObject({ rate: '0.87314815' })
  expect(await find(testFirm, 'EUR', '2026-03-06')).toMatchObject({ rate: '0.943' })
})

test('a typed rate comes before the list of its day and an older one, and can be taken away', async () => {
  const testFirm = await withList()
  const typed = { currency: 'USD', date: '2026-03-06', rate: '0.93' }
  await testFirm.must('POST', '/exchange-rates', typed)
  expect(await find(testFirm, 'USD', '2026-03-07')).toEqual({ ...typed, source: 'typed' })
  const day = { currency: 'USD', date: '2026-03-06' }
  await testFirm.must('POST', '/exchange-rates/remove', day)
  expect(await find(testFirm, 'USD', '2026-03-07')).toMatchObject({ source: 'ecb' })
  expect((await testFirm.ask('POST', '/exchange-rates/remove', day)).status).toBe(404)
  for (const [values, path, key] of [
    [{ rate: '0' }, 'rate', 'notPositive'],
    [{ currency: 'EUR' }, 'currency', 'ownCurrency'],
  ] as const) {
    const { status, body } = await testFirm.ask('POST', '/exchange-rates', { ...typed, ...values })
    expect([status, body.data.fields[path]?.key]).toEqual([422, key])
  }
})

test('a document in a foreign currency takes the rate of its day, a typed one, or none: never 1', async () => {
  const testFirm = await withList()
  const { id } = await testFirm.customer({ currency: 'USD' })
  const draft = (values: object) =>
    testFirm.ask<{ exchangeRate: string; data?: unknown }>('POST', '/invoices', {
      customerId: id,
      currency: 'USD',
      language: 'en',
      lines: [line()],
      issueDate: '2026-03-06',
      ...values,
    })
  expect((await draft({})).body.exchangeRate).toBe('0.92592593')
  expect((await draft({ exchangeRate: '0.9' })).body.exchangeRate).toBe('0.9')
  const unknown = await draft({ issueDate: '2026-02-02' })
  expect(unknown.status).toBe(422)
  expect(unknown.body.data).toMatchObject({
    fields: { exchangeRate: { key: 'needsExchangeRate' } },
  })
  expect((await draft({ currency: 'EUR' })).body.exchangeRate).toBe('1')
})

test('a payment in a foreign currency is refused where no rate is known', async () => {
  const testFirm = await withList()
  const { id: customerId } = await testFirm.customer({ currency: 'USD' })
  const pay = (date: string) =>
    testFirm.ask<{ exchangeRate: string; data: { fields: unknown } }>('POST', '/payments', {
      customerId,
      date,
      currency: 'USD',
      amount: 10000,
      allocations: [],
    })
  expect((await pay('2026-03-07')).body.exchangeRate).toBe('0.92592593')
  const refused = await pay('2026-02-02')
  expect(refused.status).toBe(422)
  expect(refused.body.data.fields).toEqual({ exchangeRate: { key: 'needsExchangeRate' } })
})

test('an installation without an address fetches nothing and says so', async () => {
  const testFirm = await TestFirm.open()
  const rates = await testFirm.must<ExchangeRates>('GET', '/exchange-rates')
  expect(rates).toMatchObject({ isFetched: true, canFetch: false, latest: [], typed: [] })
  expect((await testFirm.ask('POST', '/exchange-rates/fetch', {})).status).toBe(409)
  const off = await testFirm.must<ExchangeRates>('PUT', '/exchange-rates/setting', {
    isFetched: false,
  })
  expect(off.isFetched).toBe(false)
})

test('rates are typed by who keeps the books, and looked up by who invoices', async () => {
  const testFirm = await withList()
  const typed = { currency: 'USD', date: '2026-03-06', rate: '0.93' }
  for (const role of ['sales', 'readOnly', 'employee'] as const) {
    expect((await testFirm.ask('POST', '/exchange-rates', typed, { role })).status).toBe(403)
    const body = { isFetched: false }
    expect((await testFirm.ask('PUT', '/exchange-rates/setting', body, { role })).status).toBe(403)
  }
  const path = '/exchange-rates/known?currency=USD&date=2026-03-06'
  expect((await testFirm.ask('GET', path, undefined, { role: 'sales' })).status).toBe(200)
  expect((await testFirm.ask('GET', path, undefined, { role: 'employee' })).status).toBe(403)
})
