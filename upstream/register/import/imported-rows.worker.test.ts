import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { ItemRow } from '#contract/catalogue/items.ts'
import type { ImportedRows } from '#contract/core/import-rows.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const mapping = ['name', 'sku', 'unitPrice', 'unit'].map((field, column) => ({ field, column }))

async function bring(firm: TestFirm, rows: string[]): Promise<string> {
  const file = new File([['Name;Code;Preis;Einheit', ...rows].join('\n')], 'artikel.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'items', file })
  const request = { mapping, decimalMark: 'comma', key: 'sku', leavesOut: true }
  await firm.must('POST', `/imports/${body.id}/commit`, request)
  return body.id
}

function rowsOf(firm: TestFirm, id: string, query: string): Promise<ImportedRows> {
  return firm.must<ImportedRows>('GET', `/imports/${id}/rows?${query}`)
}

test('an import says of each row what became of it, and why some were refused', async () => {
  const firm = await TestFirm.open()
  await bring(firm, ['Kaffee;K;5;kg', 'Tee;T;4;kg'])
  const id = await bring(firm, [
    'Kaffee;K;6;kg',
    'Tee;T;4;kg',
    'Saft;S;2;l',
    'Rum;R;viel;l',
    ';X;1;l',
  ])
  const { results, state } = await firm.must<OpenImport>('GET', `/imports/${id}`)
  expect([state, results]).toEqual(['done', { new: 1, changed: 1, unchanged: 1, refused: 2 }])
  const { rows: items } = await firm.must<{ rows: ItemRow[] }>('GET', '/items?q=Saft')
  expect(await rowsOf(firm, id, 'result=new')).toEqual({
    rows: [{ line: 4, recordId: items[0]?.id, label: 'Saft', cells: [], problems: [] }],
    next: null,
  })
  expect((await rowsOf(firm, id, 'result=changed')).rows).toMatchObject([
    { line: 2, label: 'Kaffee' },
  ])
  expect((await rowsOf(firm, id, 'result=unchanged')).rows).toMatchObject([
    { line: 3, label: 'Tee' },
  ])
  const first = await rowsOf(firm, id, 'result=refused&size=1')
  expect(first).toMatchObject({
    rows: [
      {
        line: 5,
        recordId: null,
        cells: ['Rum', 'R', 'viel', 'l'],
        problems: [{ line: 5, field: 'unitPrice', key: 'invalidNumber', text: 'viel' }],
      },
    ],
    next: 5,
  })
  const second = await rowsOf(firm, id, 'result=refused&after=5')
  expect(second).toMatchObject({ rows: [{ line: 6, problems: [{ key: 'required' }] }], next: null })
})

test('an import that is undone takes away what it made, and not what it only found', async () => {
  const firm = await TestFirm.open()
  await bring(firm, ['Tee;T;4;kg'])
  const id = await bring(firm, ['Tee;T;4;kg', 'Saft;S;2;l', ';X;1;l'])
  await firm.must('POST', `/imports/${id}/undo`, {})
  const { rows } = await firm.must<{ rows: ItemRow[] }>('GET', '/items')
  expect(rows.map(({ name }) => name)).toEqual(['Tee'])
  expect((await rowsOf(firm, id, 'result=new')).rows).toMatchObject([{ line: 3, label: '' }])
  expect((await rowsOf(firm, id, 'result=refused')).rows).toMatchObject([
    { cells: ['', 'X', '1', 'l'] },
  ])
})

test('what stood in refused rows is forgotten after 90 days', async () => {
  const firm = await TestFirm.open()
  const id = await bring(firm, ['Tee;T;4;kg', ';X;1;l'])
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec("update imports set settled_at = '2020-01-01T00:00:00.000Z'")
  })
  await bring(firm, ['Saft;S;2;l'])
  expect((await rowsOf(firm, id, 'result=refused')).rows).toMatchObject([
    { line: 3, cells: [], problems: [] },
  ])
})

test('it is forgotten though no other file comes, so long after the import and not its undoing', async () => {
  const firm = await TestFirm.open()
  const id = await bring(firm, ['Tee;T;4;kg', ';X;1;l'])
  const settledOn = `${addDays(today, -88)}T12:00:00.000Z`
  await runInDurableObject(firm.object, (_, { storage }) => {
    storage.sql.exec('update imports set settled_at = ?', settledOn)
  })
  await firm.must('POST', `/imports/${id}/undo`, {})
  await runJobsAt(firm, addDays(today, 91))
  const { rows } = await rowsOf(firm, id, 'result=refused')
  expect(rows).toMatchObject([{ line: 3, cells: [], problems: [] }])
  const settled = await runInDurableObject(firm.object, (_, { storage }) =>
    storage.sql.exec('select settled_at from imports').toArray(),
  )
  expect(settled).toEqual([{ settled_at: settledOn }])
})

test('it is forgotten at once where somebody removes it, who may edit the register', async () => {
  const firm = await TestFirm.open()
  const id = await bring(firm, ['Tee;T;4;kg', ';X;1;l'])
  const path = `/imports/${id}`
  expect((await firm.ask('DELETE', path, undefined, { role: 'cashier' })).status).toBe(404)
  expect((await rowsOf(firm, id, 'result=refused')).rows).toMatchObject([
    { cells: ['', 'X', '1', 'l'] },
  ])
  await firm.must('DELETE', path)
  expect((await rowsOf(firm, id, 'result=refused')).rows).toMatchObject([
    { line: 3, cells: [], problems: [] },
  ])
  expect((await rowsOf(firm, id, 'result=new')).rows).toMatchObject([{ label: 'Tee' }])
  expect((await firm.ask('DELETE', path)).body.data.detail).toEqual({ reason: 'importSettled' })
})

test('the rows of an import are nobody’s affair who may not edit the register', async () => {
  const [firm, other] = [await TestFirm.open(), await TestFirm.open()]
  const id = await bring(firm, ['Tee;T;4;kg'])
  const how = { role: 'cashier' } as const
  expect((await firm.ask('GET', `/imports/${id}/rows`, undefined, how)).status).toBe(404)
  expect((await other.ask('GET', `/imports/${id}/rows`)).status).toBe(404)
  expect((await firm.ask('GET', `/imports/${id}/rows?result=all`)).status).toBe(422)
})
