import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { verify } from 'node:crypto'
import { strFromU8 } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { tillOf } from '../tills/till-of.fixture.ts'
import { signedText } from './de/stand-in.ts'
import { exportedFrom as exported, dsfinvkQuery as query } from './fiscal-export.fixture.ts'
import { pemOf } from './keys.ts'

afterEach(() => vi.restoreAllMocks())

test('each receipt has a transaction, its data in the code on it, and says that no TSE signed', async () => {
  const till = await tillOf('DE')
  await till.setUp()
  await till.open()
  const sold = await till.sell(
    { price: '11.90', taxCode: 'DE-S19' },
    { price: '5.35', taxCode: 'DE-S7' },
  )
  const { device, records } = await till.view()
  expect(records.map(({ kind, state }) => [kind, state])).toEqual([
    ['sale', 'standIn'],
    ['opening', 'standIn'],
  ])
  const parts = sold.fiscal.code.split(';')
  expect(parts).toHaveLength(12)
  const [version, cashbox, type, data, number, counter, start, end, algorithm, format] = parts
  expect([version, cashbox, type]).toEqual(['V0', device.cashbox, 'Kassenbeleg-V1'])
  expect(data).toBe('Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar')
  // The opening was the first transaction; each begins and ends with a signature.
  expect([number, counter, algorithm, format]).toEqual(['2', '4', 'ecdsa-plain-SHA256', 'unixTime'])
  const [signature = '', publicKey = ''] = parts.slice(-2)
  const signed = {
    processData: data ?? '',
    ...{ number: 2, counter: 4, startedAt: start ?? '', finishedAt: end ?? '' },
  }
  const key = { key: pemOf(publicKey), dsaEncoding: 'ieee-p1363' } as const
  const text = Buffer.from(signedText(device.cashbox, signed))
  expect(verify('sha256', text, key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(sold.fiscal.lines.join(' ')).toContain('keine zertifizierte technische')
})

test('the DSFinV-K has every receipt of a closed session, and its sums are those of the Z report', async () => {
  const till = await tillOf('DE')
  await till.setUp()
  const session = await till.open()
  const none = await askFirm(till.firm, 'GET', `${till.path}/file?${query}`)
  expect(none.status).toBe(422)
  const sold = await till.sell({ price: '11.90', taxCode: 'DE-S19', quantity: '2' })
  const back = await till.refund((await till.sell({ price: '5.35', taxCode: 'DE-S7' })).id)
  const move = { direction: 'out', amount: 2_000, reason: 'bank' }
  await till.firm.must('POST', `/till-sessions/${session.id}/moves`, move)
  // 100.00 + 23.80 + 5.35 − 5.35 − 20.00
  const z = await till.close(session.id, 10_380)
  expect(z).toMatchObject({ state: 'closed', number: 'Z-K1-0001' })
  const { files, rows } = await exported(till)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.xml', 'transactions.csv', 'lines.csv', 'tse.csv', 'vat.csv']),
  )
  const index = strFromU8(files['index.xml'] ?? new Uint8Array())
  expect(index.match(/<URL>[a-z_]+\.csv<\/URL>/g)).toHaveLength(20)
  const { device } = await till.view()
  expect(rows('cashpointclosing')).toMatchObject([
    {
      ...{ Z_KASSE_ID: device.cashbox, Z_NR: '1', TAXONOMIE_VERSION: '2.4', LAND: 'DEU' },
      ...{ Z_SE_ZAHLUNGEN: '103,80', Z_SE_BARZAHLUNGEN: '103,80' },
    },
  ])
  expect(rows('businesscases')).toMatchObject([
    { GV_TYP: 'Anfangsbestand', UST_SCHLUESSEL: '5', Z_UMS_BRUTTO: '100,00' },
    { GV_TYP: 'Umsatz', UST_SCHLUESSEL: '1', Z_UMS_BRUTTO: '23,80', Z_UST: '3,80' },
    { GV_TYP: 'Umsatz', UST_SCHLUESSEL: '2', Z_UMS_BRUTTO: '0,00' },
    { GV_TYP: 'Geldtransit', UST_SCHLUESSEL: '5', Z_UMS_BRUTTO: '-20,00' },
  ])
  const bons = rows('transactions')
  expect(bons.map(({ UMS_BRUTTO, BON_STORNO }) => [UMS_BRUTTO, BON_STORNO])).toEqual([
    ['100,00', '0'],
    ['23,80', '0'],
    ['5,35', '0'],
    ['-5,35', '0'],
    ['-20,00', '0'],
  ])
  expect(rows('lines').find(({ BON_ID }) => BON_ID === sold.number)).toMatchObject({
    ...{ GV_TYP: 'Umsatz', MENGE: '2,000', STK_BR: '11,90000' },
  })
  expect(rows('references')).toMatchObject([{ BON_ID: back.number, REF_Z_NR: '1' }])
  const signed = rows('transactions_tse')
  expect(signed.map(({ TSE_TANR }) => TSE_TANR)).toEqual(['1', '2', '3', '4', '5'])
  expect(
    signed.every(({ TSE_TA_SIG, TSE_TA_FEHLER }) => TSE_TA_SIG !== '' && TSE_TA_FEHLER === ''),
  ).toBe(true)
  expect(rows('tse')).toMatchObject([{ TSE_SERIAL: device.serial, TSE_PD_ENCODING: 'UTF-8' }])
})

// 119.00 sold on the terrace are over in the first drawer; in the second the ticket takes that back.
test('cash of a late ticket stands once in the DSFinV-K and in what is signed, as in the books', async () => {
  const till = await tillOf('DE')
  await till.setUp()
  const first = await till.open()
  const soldAt = new Date().toISOString()
  const device = 'device-of-the-terrace'
  const reserved = { device, waiting: 0 }
  await till.firm.must('POST', `/till-registers/${till.till.id}/devices`, reserved)
  expect((await till.close(first.id, 21_900)).state).toBe('counted')
  await till.firm.must('POST', `/till-sessions/${first.id}/approve`, { note: 'Terrasse' })
  const second = await till.open(21_900)
  await till.firm.must<Ticket>('POST', '/till-tickets', {
    ...{ id: newId(), registerId: till.till.id, device, series: 'A', running: 1, soldAt },
    lines: [{ description: 'Zelt', quantity: '1', unitPrice: '119', taxCode: 'DE-S19' }],
    tenders: [{ tender: 'cash', amount: 11_900 }],
  })
  expect((await till.close(second.id, 21_900)).state).toBe('counted')
  await till.firm.must('POST', `/till-sessions/${second.id}/approve`, { note: 'Terrasse' })
  const { rows } = await exported(till)
  const counted = rows('cash_per_currency').map(({ ZAHLART_BETRAG_WAEH: cash }) => cash)
  expect(counted).toEqual(['219,00', '219,00'])
  const missed = rows('businesscases').filter(({ GV_TYP }) => GV_TYP === 'DifferenzSollIst')
  expect(missed.map(({ Z_UMS_BRUTTO }) => Z_UMS_BRUTTO)).toEqual(['119,00', '-119,00'])
  const signed = rows('transactions_tse').filter(({ BON_ID }) => BON_ID === 'DIFFERENZ')
  expect(signed.map(({ TSE_VORGANGSDATEN }) => TSE_VORGANGSDATEN)).toEqual([
    'Beleg^0.00_0.00_0.00_0.00_119.00^119.00:Bar',
    'Beleg^0.00_0.00_0.00_0.00_-119.00^-119.00:Bar',
  ])
})

/** Rings until no receipt waits that is due now. */
async function ring({ firm }: Awaited<ReturnType<typeof tillOf>>): Promise<void> {
  await vi.waitFor(async () => {
    await runDurableObjectAlarm(firm.object)
    const due = await runInDurableObject(firm.object, (_, { storage }) =>
      storage.sql
        .exec(
          "select id from job where kind = 'fiscal.sign' and state = 'waiting' and run_at <= ?",
          new Date().toISOString(),
        )
        .toArray(),
    )
    expect(due).toEqual([])
  })
}

test('a token goes to no other host than it was given for, and nothing a service says is shown', async () => {
  const till = await tillOf('DE')
  const remote = { mode: 'remote', serviceUrl: 'https://tse.example.com/v1', token: 'geheim' }
  const stale = await till.setUp(remote, { isFresh: false })
  expect([stale.status, stale.body]).toMatchObject([403, { code: 'confirm_needed' }])
  expect((await till.setUp(remote)).status).toBe(200)
  const moved = { mode: 'remote', serviceUrl: 'https://other.example.net/v1', token: '' }
  expect(await till.setUp(moved)).toMatchObject({
    ...{ status: 422, body: { data: { fields: { token: { key: 'required' } } } } },
  })
  const samePlace = { ...moved, serviceUrl: 'https://tse.example.com/v2' }
  expect((await till.setUp(samePlace)).body).toMatchObject({ device: { version: 2 } })
  // What was shown before that is not what there is.
  expect((await till.setUp({ ...moved, token: 'neu' })).status).toBe(409)
  expect((await till.setUp({ ...moved, token: 'neu', version: 2 })).status).toBe(200)
  const { rows } = await till.history()
  expect(rows[0]?.detail).toBe('fiscal remote tse.example.com → other.example.net')
  let isCancelled = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream({
      pull: (to) => to.enqueue(new TextEncoder().encode('intern '.repeat(1_000))),
      cancel: () => {
        isCancelled = true
      },
    })
    return new Response(body)
  })
  await till.open()
  await ring(till)
  expect((await till.view()).records).toMatchObject([{ state: 'waiting', error: '200' }])
  expect(isCancelled).toBe(true)
})

/** The answer of a service that signed its so-many-th receipt. */
function signed(number: number): Response {
  return Response.json({
    ...{ number, signatureCounter: number * 2, serialNumber: 'abcd' },
    ...{ startTime: '2026-01-05T10:00:00Z', finishTime: '2026-01-05T10:00:01Z' },
    ...{ signatureAlgorithm: 'ecdsa-plain-SHA384', timeFormat: 'utcTime' },
    ...{ signature: 'c2ln', publicKey: 'a2V5' },
  })
}

test('a service that is down is asked for one receipt of a register, and signs all in order once it is up', async () => {
  const till = await tillOf('DE')
  await till.setUp({ mode: 'remote', serviceUrl: 'https://tse.example.com/v1', token: 'geheim' })
  let isUp = false
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url).split('/').at(-1) ?? '')
    if (!isUp) return new Response('down', { status: 503 })
    return signed(asked.length)
  })
  await till.open()
  await ring(till)
  for (let count = 0; count < 3; count += 1) await till.sell({ price: '1', taxCode: 'DE-S19' })
  await ring(till)
  expect(asked).toHaveLength(1)
  expect((await till.view()).device).toMatchObject({ waiting: 4, missing: 0 })
  isUp = true
  await runInDurableObject(till.firm.object, (_, { storage }) => {
    storage.sql.exec(
      "update job set run_at = '2020-01-01T00:00:00.000Z' where kind = 'fiscal.sign' and state = 'waiting'",
    )
    void storage.setAlarm(Date.now())
  })
  await ring(till)
  const { device, records } = await till.view()
  expect(device.waiting).toBe(0)
  expect(records.map(({ state }) => state)).toEqual(['signed', 'signed', 'signed', 'signed'])
  const inOrder = await runInDurableObject(till.firm.object, (_, { storage }) =>
    storage.sql
      .exec<{ id: string }>('select id from fiscal_records order by position')
      .toArray()
      .map(({ id }) => id),
  )
  expect(asked.slice(1)).toEqual(inOrder)
})

test('a service signs once it is reached; until then, and where it is not, the receipt says so', async () => {
  const till = await tillOf('DE')
  const remote = { mode: 'remote', serviceUrl: 'https://tse.example.com/v1', token: 'geheim' }
  const inside = await till.setUp({ ...remote, serviceUrl: 'https://10.0.0.1/' })
  expect(inside.body).toMatchObject({ data: { fields: { serviceUrl: { key: 'notPublicUrl' } } } })
  expect((await till.setUp(remote)).status).toBe(200)
  const asked: { url: string; body: string; bearer: string | null }[] = []
  let isUp = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const bearer = new Headers(init?.headers).get('authorization')
    asked.push({ url: String(url), body: String(init?.body), bearer })
    if (!isUp) return new Response('down', { status: 503 })
    return signed(asked.length)
  })
  const session = await till.open()
  const sold = await till.sell({ price: '11.90', taxCode: 'DE-S19' })
  expect(sold.fiscal).toMatchObject({ state: 'waiting', code: '' })
  await ring(till)
  const ticket = () => till.firm.must<Ticket>('GET', `/till-tickets/${sold.id}`)
  const { fiscal } = await ticket()
  expect(fiscal.state).toBe('signed')
  expect(fiscal.code).toMatch(/;utcTime;c2ln;a2V5$/)
  expect(fiscal.lines.join(' ')).not.toContain('Ersatzsignatur')
  expect(asked[1]).toMatchObject({ bearer: 'Bearer geheim' })
  expect(asked[1]?.url).toMatch(/^https:\/\/tse\.example\.com\/v1\/transactions\/\w+$/)
  expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
    ...{ processType: 'Kassenbeleg-V1', processData: 'Beleg^11.90_0.00_0.00_0.00_0.00^11.90:Bar' },
  })
  isUp = false
  const unsigned = await till.sell({ price: '5.35', taxCode: 'DE-S7' })
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await runInDurableObject(till.firm.object, (_, { storage }) => {
      storage.sql.exec(
        "update job set run_at = '2020-01-01T00:00:00.000Z' where kind = 'fiscal.sign' and state = 'waiting'",
      )
      void storage.setAlarm(Date.now())
    })
    await ring(till)
  }
  const failed = await till.firm.must<Ticket>('GET', `/till-tickets/${unsigned.id}`)
  expect(failed.fiscal).toMatchObject({ state: 'missing', lines: ['TSE ausgefallen'] })
  const { device, records } = await till.view()
  expect(device).toMatchObject({ state: 'failed', missing: 1, waiting: 0 })
  expect(records[0]?.error).toContain('503')
  // The next one it signs ends the failure by itself.
  isUp = true
  await till.sell({ price: '5.35', taxCode: 'DE-S7' })
  await ring(till)
  expect((await till.view()).device).toMatchObject({ state: 'ready', failedAt: null })
  // 100.00 + 11.90 + 5.35 + 5.35
  await till.close(session.id, 12_260)
  await ring(till)
  const { rows } = await exported(till)
  expect(rows('transactions_tse').map(({ TSE_TA_FEHLER }) => TSE_TA_FEHLER)).toEqual([
    ...['', '', 'TSE ausgefallen', ''],
  ])
})
