import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { encodeCursor } from '#upstream/firm/cursor.ts'
import { type Reader, Store } from '#upstream/firm/store.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { accountMoves } from './account-moves.ts'
import { balancesAsOf, openItemsOf } from './as-of.ts'
import { listOpenItems } from './list-open.ts'
import { partyBalances } from './party-ageing.ts'
import { agesOfParties } from './party-ages.ts'
import {
  countDebtors,
  countOverdue,
  creditsOfParty,
  listOverdue,
  openBase,
  openByDue,
  openInvoicesOf,
  owedByParties,
  receivableByAge,
  settledBy,
  settlementsOf,
  usesOf,
} from './views.ts'

const [id, day] = ['01J00000000000000000000000', '2026-07-01']
const edges = [day]
const account = { partyId: id, direction: 'receivable' } as const
const cursor = encodeCursor({ value: `${day}\nRE-1\n0`, id, position: 50 })

/** Every question that lists, a party's page, the dashboard and ageing ask. */
const questions: Record<string, (reader: Reader) => unknown> = {
  openByDue: (reader) => openByDue(reader, { documentKind: 'invoice', from: day, to: day }),
  countOverdue: (reader) => countOverdue(reader, 'invoice', day),
  receivableByAge: (reader) => receivableByAge(reader, edges),
  countDebtors,
  listOverdue: (reader) => listOverdue(reader, day, 5),
  openBase: (reader) => openBase(reader, 'receivable', 'debit'),
  owedByParties: (reader) => owedByParties(reader, [id], day),
  creditsOfParty: (reader) => creditsOfParty(reader, id),
  openInvoicesOf: (reader) => openInvoicesOf(reader, id, undefined, 500),
  settlementsOf: (reader) => settlementsOf(reader, id),
  settledBy: (reader) => settledBy(reader, id),
  usesOf: (reader) => usesOf(reader, [id]),
  openItemsOf: (reader) => openItemsOf(reader, { partyId: id, asOf: day }, 100),
  partyBalances: (reader) => partyBalances(reader, { ...account, asOf: day }),
  accountMoves: (reader) =>
    accountMoves(reader, { ...account, from: day, to: day }, { size: 50, after: cursor }),
  balancesAsOf: (reader) => balancesAsOf(reader, day),
  agesOfParties: (reader) =>
    agesOfParties(reader, { direction: 'receivable', side: 'debit', asOf: day, edges }, 500),
  listOpenItems: (reader) => {
    for (const asOf of [undefined, day]) {
      for (const partyId of [undefined, id]) {
        listOpenItems(reader, { direction: 'receivable', view: 'owed', size: 25, asOf, partyId })
      }
    }
  },
}

test('nothing that is asked of open items reads all of them', async () => {
  const testFirm = await TestFirm.open()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    for (const [name, ask] of Object.entries(questions)) {
      const steps = planOf(storage, ask)
      const reads = steps.filter((step) => /(SCAN|SEARCH) \w+/.test(step))
      expect([name, reads.length > 0]).toEqual([name, true])
      const tables =
        /(SCAN|SEARCH) (open_items|allocations|balance_changes|party_balance_changes|open_due_days|i|a|o)\b/
      const scans = reads.filter((step) => tables.test(step) && !step.includes('SEARCH'))
      expect([name, scans]).toEqual([name, []])
    }
  })
})

/** How the store would answer a question; the question itself finds nothing. */
function planOf(storage: DurableObjectStorage, ask: (reader: Reader) => unknown): string[] {
  const { sql } = storage
  const steps: string[] = []
  const exec = (text: string, ...bound: SqlStorageValue[]) => {
    const rows = sql.exec<{ detail: string }>(`explain query plan ${text}`, ...bound).toArray()
    steps.push(...rows.map(({ detail }) => detail))
    return { toArray: () => [], one: () => sql.exec(text, ...bound).one() }
  }
  ask({ ...new Store(storage).reader, sql: { exec } } as unknown as Reader)
  return steps
}
