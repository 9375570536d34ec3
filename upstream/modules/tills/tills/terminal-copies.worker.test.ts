import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { keepOnlyKinds } from '../../firm/jobs/index.ts'
import { harmlessJobs } from '../../reporting/exports/archive/harmless-jobs.ts'
import { atTerminal, standInProvider } from './at-terminal.fixture.ts'
import { onRestore } from './on-copy.ts'
import { card } from './testing/sale-inputs.ts'
import { withGiftCard } from './with-gift-card.fixture.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Does what is done with the tables of an archive. */
async function restore(firm: TestFirm) {
  const context = firmItself(firm.firmId, new Date())
  await runInDurableObject(firm.object, (_, { storage }) =>
    new Store(storage).transact(context, (writer) => {
      keepOnlyKinds(writer, harmlessJobs)
      onRestore(writer, context)
    }),
  )
}

/** What is to be done later about terminals. */
function terminalJobs(firm: TestFirm): Promise<string[]> {
  const query = "select kind from job where kind like 'tills.terminal%'"
  return runInDurableObject(firm.object, (_, { storage }) =>
    storage.sql
      .exec<{ kind: string }>(query)
      .toArray()
      .map(({ kind }) => kind),
  )
}

test('a firm that was restored gives back nothing that the terminal of another one charged', async () => {
  const { firm, till, ask, look, refund } = await atTerminal()
  await ask()
  provider.pay()
  await look()
  await restore(firm)
  const known = await firm.must<TillRegister>('GET', `/till-registers/${till.id}`)
  expect(known.terminalReader).toBe('')
  const back = await firm.must<Ticket>('POST', refund.path, refund.input)
  expect(back.tenders).toMatchObject([{ tender: 'card', amount: -3_000, reference: '' }])
  expect([...provider.intents.values()][0]?.refunds).toEqual([])
})

test('what was being paid is given up in a firm that was restored, and its gift card is free', async () => {
  const { firm, ask, seen, giftCard, wallet } = await withGiftCard()
  await ask([giftCard(), card(0)])
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 1_200 })
  expect(await terminalJobs(firm)).toEqual(['tills.terminal'])
  await restore(firm)
  expect((await seen()).terminal?.state).toBe('cancelled')
  expect(await wallet()).toMatchObject({ balance: 1_200, held: 0 })
  expect(await terminalJobs(firm)).toEqual([])
})

test('nobody goes on with a refund in a firm that was restored', async () => {
  const { firm, ask, look, refund } = await atTerminal()
  await ask()
  provider.pay()
  await look()
  provider.lose('/refunds')
  expect((await firm.ask('POST', refund.path, refund.input)).status).toBe(503)
  expect(await terminalJobs(firm)).toEqual(['tills.terminalRefund'])
  await restore(firm)
  expect(await terminalJobs(firm)).toEqual([])
})
