import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type { FirmContext } from '#upstream/firm/store.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { ownerOf } from '#upstream/testing/owner.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { type PostingLine, post, reverse } from './index.ts'

function contextOf(testFirm: TestFirm): FirmContext {
  const actor = ownerOf(testFirm)
  return {
    firmId: testFirm.firmId,
    actor: { ...actor, isDemo: false, requestId: 'r' },
    now: new Date('2026-03-04T05:06:07Z'),
    newId,
    idempotency: null,
  }
}

/** Posts in a transaction of its own; gives the entry's id or the code of the refusal. */
function posted(
  testFirm: TestFirm,
  lines: PostingLine[],
  date = '2026-03-04',
): Promise<string | null> {
  const context = contextOf(testFirm)
  const posting = { date, memo: 'x', source: { kind: 'journal', id: newId() }, lines }
  return runInDurableObject(testFirm.object, (_, { storage }) => {
    try {
      return new Store(storage).transact(context, (writer) => post(writer, context, posting))
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'other'
    }
  })
}

const debit = (role: string, amount: number) => ({ account: { role }, debit: amount, credit: 0 })
const credit = (role: string, amount: number) => ({ account: { role }, debit: 0, credit: amount })

test('an entry out of balance, to an unknown account or in a closed period leaves nothing', async () => {
  const testFirm = await TestFirm.open()
  expect(await posted(testFirm, [debit('bank', 2), credit('income', 1)])).toBe('unexpected')
  const unknown = { account: { code: '0000' }, debit: 1, credit: 0 }
  expect(await posted(testFirm, [unknown, credit('income', 1)])).toBe('unexpected')
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    storage.sql.exec(`insert into ledger_locks (id, hard_date) values (1, '2026-03-04')`)
  })
  expect(await posted(testFirm, [debit('bank', 1), credit('income', 1)])).toBe('locked')
  expect((await testFirm.trial()).rows).toEqual([])
})

test('zero lines are dropped, a negative amount changes sides, and nothing at all is no entry', async () => {
  const testFirm = await TestFirm.open()
  expect(await posted(testFirm, [debit('bank', 0), credit('income', 0)])).toBeNull()
  await posted(testFirm, [
    debit('bank', 5),
    debit('cash', 0),
    credit('income', 7),
    credit('income', -2),
  ])
  const { rows } = await testFirm.must<{ rows: JournalEntry[] }>('GET', '/journal-entries')
  expect(rows.map(({ sequence, lines }) => ({ sequence, lines }))).toEqual([
    {
      sequence: 1,
      lines: [
        { account: '1200', debit: 5, credit: 0 },
        { account: '8400', debit: 0, credit: 7 },
        { account: '8400', debit: 2, credit: 0 },
      ],
    },
  ])
})

test('an entry is reversed once, and the journal is read page by page and by account', async () => {
  const testFirm = await TestFirm.open()
  const first = await posted(testFirm, [debit('bank', 5), credit('income', 5)])
  for (let at = 0; at < 4; at++) await posted(testFirm, [debit('cash', 1), credit('income', 1)])
  const context = contextOf(testFirm)
  const again = () =>
    runInDurableObject(testFirm.object, (_, { storage }) =>
      new Store(storage).transact(context, (writer) =>
        reverse(writer, context, first ?? '', '2026-03-05'),
      ),
    )
  await again()
  await expect(again()).rejects.toThrow('reversed already')
  type Page = { rows: JournalEntry[]; next: string | null; previous: string | null; first: number }
  const list = (query: string) => testFirm.must<Page>('GET', `/journal-entries?${query}`)
  const sequences = ({ rows }: Page) => rows.map(({ sequence }) => sequence)
  const one = await list('size=4')
  const two = await list(`size=4&after=${one.next}`)
  expect([sequences(one), sequences(two)]).toEqual([
    [6, 5, 4, 3],
    [2, 1],
  ])
  expect(await list(`size=4&before=${two.previous}`)).toEqual(one)
  expect([one.first, two.first, two.next]).toEqual([1, 5, null])
  expect(sequences(await list('account=1200'))).toEqual([6, 1])
  expect(await testFirm.balances()).toEqual({ '1000': 4, '1200': 0, '8400': -4 })
})
