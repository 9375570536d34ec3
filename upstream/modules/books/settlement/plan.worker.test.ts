import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { encodeCursor } from '#upstream/firm/cursor.ts'
import { type Reader, Store } from '#upstream/firm/store.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import * as settlement from './index.ts'
import { agesOfParties } from './party-ages.ts'
import * as views from './views.ts'

const [id, day] = ['01J00000000000000000000000', '2026-07-01']
const edges = [day]
const account = { partyId: id, direction: 'receivable' } as const
const cursor = encodeCursor({ value: `${day}\nRE-1\n0`, id, position: 50 })

/** Every question that `views.ts` and `index.ts` answer. */
const questions: Record<string, (reader: Reader) => unknown> = {
  openByDue: (reader) => views.openByDue(reader, { documentKind: 'invoice', from: day, to: day }),
  countOverdue: (reader) => views.countOverdue(reader, 'invoice', day),
  receivableByAge: (reader) => views.receivableByAge(reader, edges, undefined),
  countDebtors: (reader) => views.countDebtors(reader, undefined),
  countDebtorsOfInvoices: (reader) => views.countDebtors(reader, 'invoice'),
  listOverdue: (reader) => views.listOverdue(reader, { today: day, limit: 5 }),
  countOpen: (reader) => views.countOpen(reader, { direction: 'payable', side: 'credit', to: day }),
  settledWithin: (reader) =>
    views.settledWithin(reader, { from: day, to: day }, { invoice: 'debit', bill: 'credit' }),
  settledByShare: (reader) =>
    views.settledByShare(reader, { from: day, to: day }, { invoice: 'debit', bill: 'credit' }, []),
  settledLate: (reader) =>
    views.settledWithin(
      reader,
      { from: day, to: day, knownAt: day, late: { to: day, knownAt: day } },
      { invoice: 'debit' },
    ),
  writeOffsOf: (reader) =>
    views.writeOffsOf(reader, [{ from: day, to: day }], { invoice: 'debit' }),
  openBase: (reader) => views.openBase(reader, { direction: 'receivable', side: 'debit' }),
  owedByParties: (reader) => views.owedByParties(reader, [id], day),
  creditsOfParty: (reader) => views.creditsOfParty(reader, id),
  openInvoicesOf: (reader) => views.openInvoicesOf(reader, id, undefined, 500),
  settlementsOf: (reader) => views.settlementsOf(reader, id),
  settledBy: (reader) => views.settledBy(reader, id),
  usesOf: (reader) => views.usesOf(reader, [id]),
  openItemsOf: (reader) => settlement.openItemsOf(reader, { partyId: id, asOf: day }, 100),
  partyBalances: (reader) => settlement.partyBalances(reader, { ...account, asOf: day }),
  accountMoves: (reader) =>
    settlement.accountMoves(
      reader,
      { ...account, from: day, to: day },
      { size: 50, after: cursor },
    ),
  balancesAsOf: (reader) => settlement.balancesAsOf(reader, day),
  itemsToMatch: (reader) => {
    for (const side of ['debit', 'credit'] as const) {
      const wanted = { amounts: [100], numbers: ['RE-1'], documentIds: [], limit: 5 }
      views.itemsToMatch(reader, { ...wanted, side, currency: 'EUR' })
    }
  },
  openDocumentsOn: (reader) => {
    for (const side of ['debit', 'credit'] as const) {
      views.openDocumentsOn(reader, { side, currency: 'EUR', limit: 5 })
    }
  },
  foreignItemsToPay: (reader) =>
    views.foreignItemsToPay(reader, { except: 'EUR', until: day, limit: 5 }),
  itemsToPay: (reader) => views.itemsToPay(reader, { currency: 'EUR', limit: 5 }),
  itemsToCollect: (reader) => {
    for (const only of [undefined, [id]]) {
      views.itemsToCollect(reader, { currency: 'EUR', until: day, limit: 5, ...(only && { only }) })
    }
  },
  openSupplierCredits: (reader) => views.openSupplierCredits(reader, 'EUR'),
  itemsDueUntil: (reader) => views.itemsDueUntil(reader, day),
  openOfDocuments: (reader) => views.openOfDocuments(reader, [id]),
  documentsReducedBy: (reader) => views.documentsReducedBy(reader, [id]),
  numbersOfItems: (reader) => views.numbersOfItems(reader, [id]),
  receivedAfter: (reader) => settlement.receivedAfter(reader, id, day),
  itemsDueBetween: (reader) =>
    settlement.itemsDueBetween(reader, { from: day, to: day, maximum: 5 }),
  itemsOfInvoice: (reader) => settlement.itemsOfInvoice(reader, id),
  ageing: (reader) => settlement.ageing(reader, { direction: 'receivable', asOf: day }),
  partyAgeing: (reader) => settlement.partyAgeing(reader, { ...account, asOf: day }),
  agesOfParties: (reader) =>
    agesOfParties(reader, { direction: 'receivable', side: 'debit', asOf: day, edges }, 500),
  listOpenItems: (reader) => {
    for (const asOf of [undefined, day]) {
      for (const partyId of [undefined, id]) {
        settlement.listOpenItems(reader, {
          direction: 'receivable',
          view: 'owed',
          size: 25,
          asOf,
          partyId,
        })
      }
    }
  },
}

/** What changes something, or asks for the items of one document or party, or what holds a document. */
const others = [
  ...['allocate', 'applyCredits', 'closeDocument', 'openItem', 'postDated', 'reduceDocument'],
  ...['reverseAllocation', 'settleDocument', 'shareOfBase', 'balanceOf', 'itemLine'],
  ...['itemsOfDocument', 'openCredits', 'findPaymentSteps', 'requirePaymentSteps'],
  'settlementRefusal',
  ...['mayTakeBack', 'isHeldForPayment', 'requireNotHeld', 'controlRole'],
  ...['isOfFile', 'requireFreeable'],
  ...['isPaidByCustomers', 'reductionsOf', 'takeBackReductions'],
]

test('every function that others are offered is asked here, or changes something', () => {
  const offered = Object.entries({ ...views, ...settlement })
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
  expect(offered.filter((name) => !(name in questions) && !others.includes(name))).toEqual([])
})

test('nothing that is asked of open items reads all of them', async () => {
  const testFirm = await TestFirm.open()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    for (const [name, ask] of Object.entries(questions)) {
      const steps = planOf(storage, ask)
      const reads = steps.filter((step) => /(SCAN|SEARCH) \w+/.test(step))
      expect([name, reads.length > 0]).toEqual([name, true])
      const tables =
        /(SCAN|SEARCH) (open_items|allocations|balance_changes|party_balance_changes|open_due_days|i|a|o|item|money|other)\b/
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
    return Object.assign([], { toArray: () => [], one: () => sql.exec(text, ...bound).one() })
  }
  ask({ ...new Store(storage).reader, sql: { exec } } as unknown as Reader)
  return steps
}
