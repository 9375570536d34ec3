import { env, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { FirmContext } from '#upstream/firm/store.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import { ownerOf } from '#upstream/testing/owner.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { fetchState } from './reader.ts'
import { fetchRates, findOrFetch, setFetched } from './service.ts'

const url = 'https://rates.test/list.xml'
const list = `<Cube><Cube time="2026-03-06"><Cube currency="USD" rate="1.0800"/></Cube></Cube>`

afterEach(() => vi.restoreAllMocks())

/** Stands in for the bank. */
function answerWith(answer: () => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (sent) => {
    expect(String(sent)).toBe(url)
    return answer()
  })
}

/** Works in a firm's object at an instant, where the installation may fetch. */
async function inFirm<Result>(
  testFirm: TestFirm,
  work: (store: Store, whole: typeof env, firm: FirmContext) => Promise<Result>,
  now = '2026-03-06T16:00:00Z',
): Promise<Result> {
  const actor = ownerOf(testFirm)
  const firm: FirmContext = {
    firmId: testFirm.firmId,
    actor: { ...actor, isDemo: false, requestId: 'r' },
    now: new Date(now),
    newId,
    idempotency: null,
  }
  return runInDurableObject(testFirm.object, (_, { storage }) =>
    work(new Store(storage), { ...env, RATES_URL: url }, firm),
  )
}

const usd = { currency: 'USD', date: '2026-03-06' }

test('the list is fetched when a rate is lacking, kept, and then fetched each working day', async () => {
  const bank = answerWith(() => new Response(list))
  const testFirm = await TestFirm.open()
  const ask = () => inFirm(testFirm, (store, whole, firm) => findOrFetch(store, whole, firm, usd))
  const found = { ...usd, rate: '0.92592593', source: 'ecb' }
  expect(await ask()).toEqual({ found })
  expect(await ask()).toEqual({ found })
  expect(bank).toHaveBeenCalledTimes(1)
  const next = await inFirm(testFirm, async ({ reader }) =>
    reader.sql.exec("select due_at from job where kind = 'rates.fetch'").one(),
  )
  // Friday evening: Monday afternoon.
  expect(next).toEqual({ due_at: '2026-03-09T15:30:00.000Z' })
})

test.each([
  ['an error', () => new Response('Sorry', { status: 503 }), '503'],
  ['no list', () => new Response('<html>Sorry</html>'), 'no list'],
  ['far too much', () => new Response('x'.repeat(2_000_001)), 'too long'],
])(
  '%s in answer keeps what is known and says why; an hour passes before the next',
  async (_, answer, why) => {
    const bank = answerWith(answer)
    const testFirm = await TestFirm.open()
    const ask = (now: string) =>
      inFirm(testFirm, (store, whole, firm) => findOrFetch(store, whole, firm, usd), now)
    expect(await ask('2026-03-06T16:00:00Z')).toEqual({ found: null })
    expect(await ask('2026-03-06T16:30:00Z')).toEqual({ found: null })
    expect(bank).toHaveBeenCalledTimes(1)
    await ask('2026-03-06T17:01:00Z')
    expect(bank).toHaveBeenCalledTimes(2)
    const { failure } = await inFirm(testFirm, async ({ reader }) => fetchState(reader))
    expect(failure).toContain(why)
  },
)

test('a firm that switched the list off is not asked for it', async () => {
  const bank = answerWith(() => new Response(list))
  const testFirm = await TestFirm.open()
  await testFirm.must('PUT', '/exchange-rates/setting', { isFetched: false })
  const ask = () => inFirm(testFirm, (store, whole, firm) => findOrFetch(store, whole, firm, usd))
  expect(await ask()).toEqual({ found: null })
  expect(bank).not.toHaveBeenCalled()
  expect(await inFirm(testFirm, fetchRates)).toBe(true)
  expect(await ask()).toMatchObject({ found: { rate: '0.92592593' } })
})

test('a bank that cannot be reached is asked again on each working day, however long it lasts', async () => {
  answerWith(() => new Response('Sorry', { status: 503 }))
  const testFirm = await TestFirm.open()
  const job = await inFirm(testFirm, async (store, whole, firm) => {
    store.transact(firm, (writer) => setFetched(writer, firm, true))
    for (const day of ['06', '09', '10', '11', '12', '13', '16', '17', '18', '19']) {
      const clock = () => new Date(`2026-03-${day}T16:00:00Z`)
      await runDueJobs({ store, env: whole, clock })
    }
    return store.reader.sql.exec("select state, due_at from job where kind = 'rates.fetch'").one()
  })
  expect(job).toEqual({ state: 'waiting', due_at: '2026-03-20T15:30:00.000Z' })
})
