import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BankAccount, BankImportTrial, BankLine, BankStatement } from '#contract/money/bank.ts'
import type { BankFeed, FeedState } from '#contract/money/bank-feeds.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { createFeedProvider, type Movement } from '#upstream/testing/feed-provider.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const at = '/bank-accounts/1200'
const day = (ago: number) => addDays(today, -ago)
type Provider = ReturnType<typeof createFeedProvider>
type Fetched = { feed: BankFeed; newLines: number }

let firm: TestFirm
let provider: Provider

/** What the bank has: 500.00 before, then 1,190.00 in, twice 45.50 out on a day, 12.00 not yet booked. */
const movements = (): Movement[] => [
  { date: day(6), cents: 119_000, name: 'Ärzte am Dom', text: 'RE-2026-0001', id: 'a1' },
  { date: day(5), cents: -4_550, name: 'Papier Krause', text: 'Toner', id: 'a2' },
  { date: day(5), cents: -4_550, name: 'Papier Krause', text: 'Toner', id: 'a3' },
  { date: day(1), cents: -1_200, name: 'Café', text: 'Card', isPending: true },
]

beforeEach(async () => {
  firm = await TestFirm.open()
  const key = String(env.ENABLE_BANKING_KEY)
  provider = createFeedProvider({ origin: 'https://feeds.test/', key })
  vi.spyOn(globalThis, 'fetch').mockImplementation(provider.fetch)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Agrees at the bank, as a person does whom its page sends back. */
async function agree(): Promise<Fetched> {
  const { url } = await firm.must<{ url: string }>('POST', `${at}/feed`, {
    country: 'DE',
    bank: 'Hafenbank',
  })
  return firm.must('POST', `${at}/feed/consent`, sentBack(url))
}

function sentBack(url: string) {
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe('https://firmament.test/bank-feed/return')
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' }
}

async function lines(): Promise<BankLine[]> {
  const path = `${at}/lines?state=all&size=200`
  return (await firm.must<{ rows: BankLine[] }>('GET', path)).rows
}

function csv(rows: readonly [date: string, name: string, amount: string][]): File {
  const text = rows.map((row) => row.join(';')).join('\n')
  return new File([`Date;Name;Amount\n${text}\n`], 'bank.csv')
}

async function takeFile(file: File): Promise<void> {
  const { body } = await firm.upload<BankImportTrial>(`${at}/imports`, { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
}

describe('a feed', () => {
  test('brings what is booked, by pages, and each day what is new', async () => {
    const account = provider.open('', movements())
    const { feed, newLines } = await agree()
    expect([feed.state, feed.bank, newLines]).toEqual(['live', 'Hafenbank', 3])
    // 500.00 before, 1,190.00 in, twice 45.50 out; what is not booked does not count.
    const known = await firm.must<BankAccount>('GET', at)
    expect(known).toMatchObject({ bankBalance: 159_900, openLines: 3, bankDate: day(5) })
    const [statement] = await firm.must<BankStatement[]>('GET', `${at}/statements`)
    expect(statement).toMatchObject({ format: 'feed', opening: 50_000, closing: 159_900 })

    const [, , , pending] = account.movements
    if (pending) pending.isPending = false
    account.movements.push({ date: today, cents: 10_000, name: 'Anna', text: 'RE-2', id: 'a4' })
    await runJobsAt(firm, addDays(today, 2))
    expect(await lines()).toHaveLength(5)
    expect(await firm.must<BankAccount>('GET', at)).toMatchObject({ bankBalance: 168_700 })
    await runJobsAt(firm, addDays(today, 4))
    expect(await lines()).toHaveLength(5)
  })

  test('passes over what a file brought in other words, and keeps the twin it lacked', async () => {
    await takeFile(
      csv([
        [day(6), 'Aerzte', '1190.00'],
        [day(5), 'P. KRAUSE', '-45.50'],
      ]),
    )
    provider.open('', movements())
    expect((await agree()).newLines).toBe(1)
    const kept = (await lines()).map(({ amount }) => amount)
    expect(kept.sort()).toEqual([-4_550, -4_550, 119_000])
  })

  test('of a consent that is over is told, and fetched no more', async () => {
    provider.open('', movements())
    await agree()
    provider.breakDown(true)
    const path = `${at}/feed`
    const down = await firm.ask('POST', `${path}/fetch`, {})
    expect([down.status, down.body.data.detail]).toEqual([409, { reason: 'notAnswering' }])
    expect(await firm.must<FeedState>('GET', path)).toMatchObject({
      feed: { state: 'live', failure: 'notAnswering' },
    })
    provider.breakDown(false)
    provider.expire()
    await runJobsAt(firm, addDays(today, 2))
    expect(await firm.must<FeedState>('GET', path)).toMatchObject({
      feed: { state: 'ended', failure: 'consentEnded' },
    })
    const before = provider.asked.length
    await runJobsAt(firm, addDays(today, 9))
    expect(provider.asked).toHaveLength(before)
    expect((await agree()).newLines).toBe(0)
  })

  test('is ended by who may, at the provider too', async () => {
    provider.open('', movements())
    await agree()
    expect(await firm.must('DELETE', `${at}/feed`)).toEqual({ isAvailable: true, feed: null })
    expect(provider.asked.at(-1)).toBe('DELETE /sessions/session-1')
    expect(await lines()).toHaveLength(3)
  })
})

describe('a consent', () => {
  test('is for the account with the IBAN, and of whoever began it', async () => {
    provider.open('DE02120300000000202051', movements())
    await firm.must('PUT', '/accounts/1200', await withIban('DE89 3704 0044 0532 0130 00'))
    const begun = { country: 'DE', bank: 'Hafenbank' }
    const { url } = await firm.must<{ url: string }>('POST', `${at}/feed`, begun)
    const back = sentBack(url)
    const path = `${at}/feed/consent`
    const another = await firm.ask('POST', path, back, { userId: '01K0000000000000000000000A' })
    expect(another.body.data.detail).toEqual({ reason: 'feedNotBegun' })
    const forged = await firm.ask('POST', path, { ...back, state: `${back.state}x` })
    expect(forged.body.data.detail).toEqual({ reason: 'feedNotBegun' })
    const wrong = await firm.ask('POST', path, back)
    expect(wrong.body.data.detail).toEqual({ reason: 'feedOtherAccount' })
    expect(await lines()).toEqual([])
  })

  test('in another currency brings nothing', async () => {
    provider.open('', movements(), 'USD')
    await expect(agree()).rejects.toThrow('otherCurrency')
    expect(await lines()).toEqual([])
  })

  test('brings nothing into the days of a closed statement until it is open again', async () => {
    await takeFile(csv([[day(5), 'Umbuchung', '10.00']]))
    const [line] = await lines()
    const how = { how: 'account', parts: [{ account: '4930', amount: 1000 }] }
    await firm.must('POST', `/bank-lines/${line?.id}/match`, { match: how })
    const [closed] = await firm.must<BankStatement[]>('GET', `${at}/statements`)
    await firm.must('POST', `/bank-statements/${closed?.id}/close`, {})
    provider.open('', movements())
    await expect(agree()).rejects.toThrow('daysClosed')
    expect(await lines()).toHaveLength(1)
    const told = await firm.must<FeedState>('GET', `${at}/feed`)
    expect(told.feed).toMatchObject({ state: 'live', failure: 'daysClosed' })
    await firm.must('POST', `/bank-statements/${closed?.id}/reopen`, {})
    expect((await firm.must<Fetched>('POST', `${at}/feed/fetch`, {})).newLines).toBe(3)
  })

  test('is asked for by who may, at a bank that is there', async () => {
    const unknown = await firm.ask('POST', `${at}/feed`, { country: 'DE', bank: 'Nobody' })
    expect([unknown.status, unknown.body.data.fields]).toEqual([
      422,
      { bank: { key: 'unknownBank' } },
    ])
    const how = { role: 'readOnly' }
    const refused = await firm.ask('POST', `${at}/feed`, { country: 'DE', bank: 'x' }, how)
    expect(refused.status).toBe(403)
    expect((await firm.ask('GET', `${at}/feed`, undefined, { role: 'employee' })).status).toBe(403)
    const cash = await firm.must<FeedState>('GET', '/bank-accounts/1000/feed')
    expect(cash.isAvailable).toBe(false)
  })
})

async function withIban(iban: string) {
  const rows = await firm.must<{ code: string; name: object; version: number }[]>(
    'GET',
    '/accounts',
  )
  const { name = {}, version } = rows.find(({ code }) => code === '1200') ?? {}
  return { name: { de: '', ...name }, version, iban }
}
