import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { forge, forgeries } from '#upstream/testing/forged-documents.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { post } from './service.ts'
import { sealedKinds, verifyJournal } from './verify.ts'

/** Kinds that the demo's books hold, and `demo.worker.test.ts` forges; and one that is as another. */
const elsewhere = 'invoice creditNote bill billCredit expense payment stockDocument tillSession'

/** Columns whose text is read. */
const readColumns: Record<string, Record<string, string>> = {
  commission_events: { event: '{}' },
  payroll_runs: { names: '{}', components: '[]', accounts: '{}' },
  manual_entries: { lines: '[]' },
  tax_returns: { boxes: '[]', kind: 'vat' },
}

/** Writes a row in which every column that must have a value has one. */
function insertRow({ sql }: DurableObjectStorage, table: string, values: Record<string, string>) {
  const columns = sql
    .exec<{ name: string; type: string; notnull: number; pk: number }>(
      `select name, type, "notnull", pk from pragma_table_info('${table}')`,
    )
    .toArray()
    .filter(({ name, notnull, pk }) => name in values || notnull === 1 || pk > 0)
    // The store counts these by itself.
    .filter(({ name }) => name !== 'row_number')
  const row = columns.map(({ name, type }) => values[name] ?? (/int/i.test(type) ? 1 : today))
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  sql.exec(`insert into ${table} (${names}) values (${row.map(() => '?').join(', ')})`, ...row)
}

test('every kind of document that is posted is sealed: a forged one is named', async () => {
  expect(sealedKinds().toSorted()).toEqual(Object.keys(forgeries).toSorted())
  const firm = await TestFirm.open()
  const { firmId, userId } = firm
  const person = { userId, userName: 'Maria', language: 'de', requestId: 'r' } as const
  const actor = { ...person, role: 'owner', isDemo: false }
  const context: FirmContext = { firmId, actor, now: new Date(), newId, idempotency: null }
  const kinds = Object.entries(forgeries).filter(([kind]) => !elsewhere.split(' ').includes(kind))
  await runInDurableObject(firm.object, (_, { storage }) => {
    const store = new Store(storage)
    const ids = new Map(kinds.map(([kind]) => [kind, newId()]))
    for (const [kind, [table, idColumn]] of kinds) {
      const id = ids.get(kind) ?? ''
      insertRow(storage, table, {
        id: newId(),
        number: id,
        reference: id,
        ...readColumns[table],
        [idColumn]: id,
      })
      store.transact(context, (writer) =>
        post(writer, context, {
          date: today,
          memo: kind,
          source: { kind, id },
          lines: [
            { account: { role: 'cash' }, debit: 100, credit: 0 },
            { account: { role: 'bank' }, debit: 0, credit: 100 },
          ],
        }),
      )
    }
    expect(verifyJournal(store.reader, { from: 0, size: 100 })).toMatchObject({ broken: null })
    for (const [at, [kind, forgery]] of kinds.entries()) {
      const broken = forge(storage, store.reader, forgery, ids.get(kind) ?? '')
      expect([kind, broken]).toEqual([
        kind,
        { sequence: at + 1, entryId: expect.any(String), reason: 'document' },
      ])
    }
    // What is not written, or is of a kind that nobody seals, cannot be posted.
    const lines = [
      { account: { role: 'cash' }, debit: 1, credit: 0 },
      { account: { role: 'bank' }, debit: 0, credit: 1 },
    ]
    const postAs = (kind: string) => () =>
      store.transact(context, (writer) =>
        post(writer, context, { date: today, memo: '', source: { kind, id: newId() }, lines }),
      )
    expect(postAs('payment')).toThrow('before it is written')
    expect(postAs('postcard')).toThrow('sealed-documents.ts')
  })
})
