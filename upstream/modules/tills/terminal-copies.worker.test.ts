import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ticket } from '#contract/till-tickets.ts'
import type { TillRegister } from '#contract/tills.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import { atTerminal, standInProvider } from '#upstream/testing/at-terminal.ts'
import { onRestore } from './on-restore.ts'

let provider = standInProvider()

beforeEach(() => {
  provider = standInProvider()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a firm that was restored gives back nothing that the terminal of another one charged', async () => {
  const { firm, till, ask, look, refund } = await atTerminal()
  await ask()
  provider.pay()
  await look()
  const context = firmItself(firm.firmId, new Date())
  await runInDurableObject(firm.object, (_, { storage }) =>
    new Store(storage).transact(context, (writer) => onRestore(writer, context)),
  )
  const known = await firm.must<TillRegister>('GET', `/till-registers/${till.id}`)
  expect(known.terminalReader).toBe('')
  const back = await firm.must<Ticket>('POST', refund.path, refund.input)
  expect(back.tenders).toMatchObject([{ tender: 'card', amount: -3_000, reference: '' }])
  expect([...provider.intents.values()][0]?.refunds).toEqual([])
})
