import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { ItemRow } from '#contract/catalogue/items.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { ImportCheck, ImportReading, OpenImport } from '#contract/core/imports.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import { runDueJobs } from '#upstream/modules/firm/jobs/run.ts'
import type { Importer } from '#upstream/register/import/importer.ts'
import { importers } from '#upstream/register/import/importers.ts'
import { beginImport, goOn } from '#upstream/register/import/run-in-parts.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const fields = ['name', 'sku', 'unitPrice', 'unit', 'parentSku', 'options', 'bill']
const reading = { mapping: fields.map((field, column) => ({ field, column })) }
const heads = fields.join(';')

/** Seventy items; what is given stands in place of some. */
function rowsWith(given: Record<number, string> = {}): string {
  const rows = Array.from({ length: 70 }, (_, at) => given[at] ?? `Item ${at};S-${at};${at};pc;;;`)
  return [heads, ...rows].join('\n')
}

async function begin(testFirm: TestFirm, content: string): Promise<string> {
  const file = new File([content], 'items.csv')
  const { body } = await testFirm.upload<OpenImport>('/imports', { register: 'items', file })
  return body.id
}

async function skus(testFirm: TestFirm): Promise<string[]> {
  const { rows } = await testFirm.must<{ rows: ItemRow[] }>('GET', '/items?size=200')
  return rows.map(({ sku }) => sku)
}

function inFirm<Result>(testFirm: TestFirm, work: (store: Store) => Promise<Result>) {
  return runInDurableObject(testFirm.object, (_, { storage }) => work(new Store(storage)))
}

type Create = NonNullable<Importer['create']>

/** Begins to bring a file in, by a rule that is given how many records it made before. */
function bringIn(
  testFirm: TestFirm,
  importId: string,
  refuse: (made: number) => void,
): Promise<unknown> {
  return inFirm(testFirm, async (store) => {
    const { firmId, userId } = testFirm
    const firm = firmItself(firmId, new Date())
    const actor = { ...firm.actor, role: 'owner' as const, userId, userName: 'Maria' }
    const context = { ...firm, actor }
    const importer = importers().get('items')
    if (!importer || importer.together) throw new Error('No items')
    let made = 0
    const create: Create = (...given) => {
      const writing = given[0].sql.exec("select 1 from imports where work like '%writing%'")
      if (writing.toArray().length > 0) refuse(made++)
      return importer.create(...given)
    }
    const how: ImportReading = {
      ...reading,
      ...{ decimalMark: 'point', dateOrder: 'day', words: [], chosen: [], key: '' },
    }
    beginImport(store, context, { ...how, importId, leavesOut: false })
    return goOn(store, context, { ...importer, create }, importId).catch((error: unknown) => error)
  })
}

/** As a crash would, after so many records. */
async function breakOff(testFirm: TestFirm, importId: string, records: number): Promise<void> {
  const error = await bringIn(testFirm, importId, (made) => {
    if (made >= records) throw new Error('The machine stops')
  })
  expect(String(error)).toContain('The machine stops')
}

/** Asks for a step, and for the import as it is once all of that is done, however long it takes. */
async function take(testFirm: TestFirm, id: string, step: string, input: object) {
  await testFirm.ask('POST', `/imports/${id}/${step}`, input)
  for (;;) {
    const now = await testFirm.must<OpenImport>('GET', `/imports/${id}`)
    if (now.progress === null) return now
  }
}

function runJobs(testFirm: TestFirm): Promise<void> {
  const clock = () => new Date(Date.now() + 300_000)
  return inFirm(testFirm, (store) => runDueJobs({ store, env, clock }))
}

test('rows of a large file that depend on each other are tried together, however far apart', async () => {
  const testFirm = await TestFirm.open()
  const id = await begin(
    testFirm,
    rowsWith({
      1: 'Shirt;SHIRT;20;pc;;Size=S|M;',
      30: 'Odd;S-2;5;pc;;;',
      60: ';SHIRT-S;20;pc;SHIRT;Size=S;',
      65: 'Bundle;B-1;9;pc;;;S-40 = 2; S-3 = 1',
      68: 'No parent;N-1;9;pc;NOBODY;;',
      69: 'Bad;N-2;much;pc;;;',
    }),
  )
  const path = `/imports/${id}`
  const check = await testFirm.must<ImportCheck>('POST', `${path}/check`, reading)
  const wrong = check.problems.map(({ line, field, key }) => [line, field, key])
  expect(wrong).toEqual(expect.arrayContaining([[32, 'sku', 'skuTaken']]))
  expect(wrong).toEqual(expect.arrayContaining([[71, 'unitPrice', 'invalidNumber']]))
  expect(wrong.some(([line]) => line === 2 || line === 67)).toBe(false)
  expect(await skus(testFirm)).toEqual([])

  const open = await take(testFirm, id, 'commit', reading)
  expect([open.state, open.isRefused, open.results.refused]).toEqual(['open', true, 0])
  expect(await skus(testFirm)).toEqual([])

  const { state, results } = await take(testFirm, id, 'commit', { ...reading, leavesOut: true })
  expect([state, results.new, results.refused]).toEqual(['done', check.goodRows, check.badRows])
  expect((await skus(testFirm)).length).toBe(check.records)
  const undone = await take(testFirm, id, 'undo', {})
  expect([undone.state, undone.kept]).toEqual(['undone', []])
  expect(await skus(testFirm)).toEqual([])
})

test('what breaks off is gone on with: each record is there once, and the person is told meanwhile', async () => {
  const testFirm = await TestFirm.open()
  await joinFirm(testFirm)
  const id = await begin(testFirm, rowsWith())
  await breakOff(testFirm, id, 30)
  const half = await testFirm.must<OpenImport>('GET', `/imports/${id}`)
  expect([half.state, half.recordCount, half.progress]).toEqual([
    'importing',
    28,
    { done: 98, total: 140 },
  ])
  for (const step of ['check', 'commit']) {
    const { status, body } = await testFirm.ask('POST', `/imports/${id}/${step}`, reading)
    expect([status, body.data.detail]).toEqual([409, { reason: 'importRunning' }])
  }
  const gone = await testFirm.ask('DELETE', `/imports/${id}`)
  expect(gone.body.data.detail).toEqual({ reason: 'importRunning' })

  await runJobs(testFirm)
  const done = await testFirm.must<OpenImport>('GET', `/imports/${id}`)
  expect([done.state, done.recordCount, done.progress]).toEqual(['done', 70, null])
  expect(new Set(await skus(testFirm)).size).toBe(70)
})

test('nobody who may not edit any more goes on with it; whoever may takes back what is in', async () => {
  const testFirm = await TestFirm.open()
  const id = await begin(testFirm, rowsWith())
  await breakOff(testFirm, id, 30)
  // Whoever began it is no member, as far as the directory knows.
  await runJobs(testFirm)
  expect((await testFirm.must<OpenImport>('GET', `/imports/${id}`)).recordCount).toBe(28)

  const open = await take(testFirm, id, 'undo', {})
  expect([open.state, open.isRefused, open.results.new]).toEqual(['open', false, 0])
  expect(await skus(testFirm)).toEqual([])
  expect((await take(testFirm, id, 'commit', reading)).state).toBe('done')
  expect((await skus(testFirm)).length).toBe(70)
})

test('a row that only the trial takes takes all of a large file back', async () => {
  const testFirm = await TestFirm.open()
  const id = await begin(testFirm, rowsWith())
  await bringIn(testFirm, id, (made) => {
    if (made === 50) throw invalidField('sku', 'skuTaken')
  })
  const open = await testFirm.must<OpenImport>('GET', `/imports/${id}`)
  expect([open.state, open.isRefused, open.recordCount]).toEqual(['open', true, 0])
  expect(await skus(testFirm)).toEqual([])
})

test('what notes say of a large file is what they say once it is in', async () => {
  const testFirm = await TestFirm.open()
  const day = '2026-01-01'
  await testFirm.must('PUT', '/opening-balances', { date: day, receivable: 300_000, version: 1 })
  await testFirm.customer({ name: 'Nordlicht GmbH' })
  const rows = Array.from({ length: 60 }, (_, at) => `Nordlicht GmbH;R-${at};2025-12-01;50.00`)
  const file = new File([['party;number;date;amount', ...rows].join('\n')], 'open.csv')
  const { body } = await testFirm.upload<OpenImport>('/imports', {
    register: 'opening-items',
    file,
  })
  const mapping = ['party', 'number', 'date', 'amount'].map((field, column) => ({ field, column }))
  const path = `/imports/${body.id}`
  const { notes, badRows } = await testFirm.must<ImportCheck>('POST', `${path}/check`, { mapping })
  expect([badRows, notes[0]]).toMatchObject([0, { key: 'receivableAgrees', isGood: true }])
})

test('more rows that refer to each other than a transaction takes are refused with their number', async () => {
  const testFirm = await TestFirm.open()
  const rows = Array.from({ length: 1_001 }, (_, at) => `Item ${at};S-${at};1;pc;S-0;x:${at};`)
  const id = await begin(testFirm, [heads, ...rows].join('\n'))
  const problem = { file: { key: 'tooManyTiedRows', params: { maximum: 1_000 } } }
  for (const step of ['check', 'commit']) {
    const answer = await testFirm.ask('POST', `/imports/${id}/${step}`, reading)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422,
      expect.stringContaining(JSON.stringify(problem.file)),
    ])
  }
  expect(await testFirm.must('GET', `/imports/${id}`)).toMatchObject({ state: 'open' })
})
