import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { ItemRow } from '#contract/catalogue/items.ts'
import type { ImportBatch, ImportCheck, OpenImport } from '#contract/core/imports.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { lyingZip } from '#upstream/testing/lying-zip.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

type Items = { rows: ItemRow[] }

test('a file of more rows than one statement takes is read and imported whole', async () => {
  const testFirm = await TestFirm.open()
  const lines = Array.from({ length: 130 }, (_, at) => `Ware ${at};${at + 1}`)
  const { status, body } = await upload(testFirm, ['Name;Preis', ...lines].join('\n'))
  expect([status, body.rowCount]).toEqual([201, 130])
})

type Ask = Parameters<TestFirm['upload']>[2]

const german =
  'Bezeichnung;Artikelnummer;Preis;Einheit;Art\r\nKaffee;K-1;1.234,56;kg;Ware\r\nBeratung;B-1;90;Std.;Leistung\r\n'

function upload(testFirm: TestFirm, content: BlobPart, name = 'artikel.csv', how?: Ask) {
  const file = new File([content], name)
  return testFirm.upload<OpenImport & Refused>('/imports', { register: 'items', file }, how)
}

async function begin(testFirm: TestFirm, content: BlobPart): Promise<OpenImport> {
  const { status, body } = await upload(testFirm, content)
  expect(status).toBe(201)
  return body
}

const reading = {
  mapping: [
    { field: 'name', column: 0 },
    { field: 'sku', column: 1 },
    { field: 'unitPrice', column: 2 },
    { field: 'unit', column: 3 },
    { field: 'kind', column: 4 },
  ],
  decimalMark: 'comma',
  words: [
    { field: 'kind', word: 'Ware', value: 'product' },
    { field: 'kind', word: 'leistung', value: 'service' },
  ],
}

async function names(testFirm: TestFirm): Promise<string[]> {
  const { rows } = await testFirm.must<Items>('GET', '/items')
  return rows.map(({ name }) => name)
}

describe('a file of items', () => {
  test('is read, tried without a trace, imported, and undone', async () => {
    const testFirm = await TestFirm.open()
    const batch = await begin(testFirm, german)
    expect(batch).toMatchObject({
      heads: ['Bezeichnung', 'Artikelnummer', 'Preis', 'Einheit', 'Art'],
      rowCount: 2,
      mapping: null,
    })
    expect(batch.sample[0]).toEqual(['Kaffee', 'K-1', '1.234,56', 'kg', 'Ware'])
    const path = `/imports/${batch.id}`
    const check = await testFirm.must<ImportCheck>('POST', `${path}/check`, reading)
    expect(check).toMatchObject({ goodRows: 2, newRows: 2, badRows: 0, problems: [] })
    expect(await names(testFirm)).toEqual([])

    const done = await testFirm.must<ImportBatch>('POST', `${path}/commit`, reading)
    expect(done).toMatchObject({ state: 'done', recordCount: 2 })
    const { rows } = await testFirm.must<Items>('GET', '/items')
    expect(rows).toMatchObject([
      { name: 'Beratung', kind: 'service', unitPrice: '90', taxCode: 'DE-S19' },
      { name: 'Kaffee', kind: 'product', unitPrice: '1234.56', unit: 'kg' },
    ])
    expect((await testFirm.ask('POST', `${path}/commit`, reading)).status).toBe(409)

    // The next file with the same heads is read in the same way.
    expect((await begin(testFirm, german)).mapping).toEqual(reading.mapping)
    expect(await testFirm.must('POST', `${path}/undo`, {})).toEqual({
      isDone: true,
      removed: 2,
      restored: 0,
      kept: [],
    })
    expect(await names(testFirm)).toEqual([])
  })

  test('that is opened again is read as it was tried last, until it is settled', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await begin(testFirm, german)
    const path = `/imports/${id}`
    const kept = async () => (await testFirm.must<OpenImport>('GET', path)).mapping
    expect(await kept()).toBeNull()
    const three = reading.mapping.slice(0, 3)
    await testFirm.must('POST', `${path}/check`, { ...reading, mapping: three })
    expect(await kept()).toEqual(three)
    await testFirm.must('POST', `${path}/check`, reading)
    await testFirm.must('POST', `${path}/check`, { ...reading, mapping: [] })
    expect(await kept()).toEqual(reading.mapping)
    const refused = await testFirm.ask(
      'POST',
      `${path}/check`,
      { mapping: three },
      { role: 'cashier' },
    )
    expect([refused.status, await kept()]).toEqual([404, reading.mapping])

    await testFirm.must('POST', `${path}/commit`, reading)
    const late = await testFirm.ask('POST', `${path}/check`, { mapping: three })
    expect([late.status, await kept()]).toEqual([409, reading.mapping])
  })

  test('has each fault at its row, also two rows that exclude each other; wrong ones can be left out', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await begin(
      testFirm,
      'Name;Code;Preis;Einheit\nA;X;1;h\nB;X;2;h\nC;Y;viel;h\n;Z;3;h\nD;W;4,5;h\n',
    )
    const path = `/imports/${id}`
    const four = { ...reading, mapping: reading.mapping.slice(0, 4) }
    const check = await testFirm.must<ImportCheck>('POST', `${path}/check`, four)
    expect([check.goodRows, check.badRows]).toEqual([2, 3])
    expect(check.problems.map(({ line, field, key, text }) => [line, field, key, text])).toEqual([
      [3, 'sku', 'skuTaken', 'X'],
      [4, 'unitPrice', 'invalidNumber', 'viel'],
      [5, 'name', 'required', ''],
    ])
    expect((await testFirm.ask('POST', `${path}/commit`, four)).status).toBe(422)
    expect(await names(testFirm)).toEqual([])
    await testFirm.must('POST', `${path}/commit`, { ...four, leavesOut: true })
    expect(await names(testFirm)).toEqual(['A', 'D'])
  })

  test('that was undone leaves what is used or was changed since', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await begin(testFirm, german)
    await testFirm.must('POST', `/imports/${id}/commit`, reading)
    const { rows } = await testFirm.must<Items>('GET', '/items')
    const [work, coffee] = rows
    const customer = await testFirm.customer()
    await testFirm.draft(customer.id, {
      lines: [
        { itemId: work?.id, description: 'x', quantity: '1', unitPrice: '1', taxCode: 'DE-S19' },
      ],
    })
    expect(await testFirm.must('POST', `/imports/${id}/undo`, {})).toEqual({
      isDone: true,
      removed: 1,
      restored: 0,
      kept: [{ id: work?.id, label: 'Beratung', reason: 'inUse' }],
    })
    expect((await testFirm.ask('GET', `/items/${coffee?.id}`)).status).toBe(404)
  })
})

describe('a file', () => {
  test('may be a workbook, with numbers and dates of its own', async () => {
    const testFirm = await TestFirm.open()
    const book = writeXlsxFile(
      [
        [{ value: 'Name' }, { value: 'Price' }, { value: 'Day' }, { value: 'Unit' }],
        [
          { value: 'Tee & <Co>', type: String },
          { value: 0.1, type: Number },
          { value: new Date('2026-10-03T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
          { value: 'kg', type: String },
        ],
      ],
      {},
    )
    const batch = await begin(testFirm, new Uint8Array(await book.toBuffer()))
    expect([batch.heads, batch.sample]).toEqual([
      ['Name', 'Price', 'Day', 'Unit'],
      [['Tee & <Co>', '0.1', '2026-10-03', 'kg']],
    ])
  })

  test('that is a workbook has its numbers as they are, whatever mark a person types', async () => {
    const testFirm = await TestFirm.open()
    const head = ['Name', 'Code', 'Price', 'Unit'].map((value) => ({ value }))
    const row = [{ value: 'Tee' }, { value: 'T-1' }, { value: 12.375 }, { value: 'kg' }]
    const book = await writeXlsxFile([head, row], {}).toBuffer()
    const { id, numbers } = await begin(testFirm, new Uint8Array(book))
    expect(numbers).toBe('machine')
    const mapping = reading.mapping.slice(0, 4)
    await testFirm.must('POST', `/imports/${id}/commit`, { mapping, decimalMark: 'comma' })
    const { rows } = await testFirm.must<Items>('GET', '/items')
    expect(rows).toMatchObject([{ name: 'Tee', unitPrice: '12.375' }])
  })

  test.each([
    ['UTF-8 with a mark', '\ufeffName,Preis\nÄpfel,"1,5"\n', 'Äpfel'],
    ['tabs', 'Name\tPreis\nÄpfel\t1,5\n', 'Äpfel'],
    // “Äpfel” in windows-1252 and “Чай” in windows-1251.
    [
      'windows-1252',
      new Uint8Array([78, 59, 80, 10, 0xc4, 112, 102, 101, 108, 59, 49, 10]),
      'Äpfel',
    ],
    ['windows-1251', new Uint8Array([78, 59, 80, 10, 0xd7, 0xe0, 0xe9, 59, 49, 10]), 'Чай'],
  ])('is read in %s', async (_, content, name) => {
    const testFirm = await TestFirm.open()
    expect((await begin(testFirm, content)).sample[0]?.[0]).toBe(name)
  })

  test.each([
    ['nothing but heads', 'Name;Preis\n', 'fileEmpty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0, 13]), 'fileUnreadable'],
    ['a zip that is no workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'fileUnreadable'],
    ['one that holds more than it says', lyingZip('xl/workbook.xml'), 'fileUnreadable'],
    ['too many rows', `Name\n${'x\n'.repeat(5_001)}`, 'tooManyRows'],
  ])('that is %s is refused at its field', async (_, content, key) => {
    const testFirm = await TestFirm.open()
    const { status, body } = await upload(testFirm, content)
    expect([status, body.data?.fields.file?.key]).toEqual([422, key])
  })

  test('is not there for who may not edit the register, nor in another firm', async () => {
    const [testFirm, other] = [await TestFirm.open(), await TestFirm.open()]
    const { id } = await begin(testFirm, german)
    const how = { role: 'cashier' } as const
    expect((await upload(testFirm, german, 'a.csv', how)).status).toBe(404)
    expect((await testFirm.ask('GET', '/imports?register=items', undefined, how)).status).toBe(404)
    for (const step of ['check', 'commit', 'undo']) {
      expect((await testFirm.ask('POST', `/imports/${id}/${step}`, reading, how)).status).toBe(404)
      expect((await other.ask('POST', `/imports/${id}/${step}`, reading)).status).toBe(404)
    }
    expect((await testFirm.ask('GET', `/imports/${newId()}`)).status).toBe(404)
    expect((await testFirm.ask('GET', '/imports?register=ledger')).status).toBe(404)
  })
})

describe('a file of items that exist', () => {
  const keyed = { ...reading, key: 'sku' }

  test('changes what it has, leaves the rest, and is undone to the old values', async () => {
    const testFirm = await TestFirm.open()
    const first = await begin(testFirm, german)
    await testFirm.must('POST', `/imports/${first.id}/commit`, reading)
    // Coffee costs more, advice is the same, tea is new; what the file lacks stays.
    const second = await begin(
      testFirm,
      'Bezeichnung;Artikelnummer;Preis\r\nKaffee;K-1;1.300,00\r\nBeratung;B-1;90\r\nTee;T-1;5\r\n',
    )
    expect(second.keys).toEqual(['sku'])
    const path = `/imports/${second.id}`
    const mapping = keyed.mapping.slice(0, 3)
    const check = await testFirm.must<ImportCheck>('POST', `${path}/check`, { ...keyed, mapping })
    expect(check).toMatchObject({
      goodRows: 2,
      badRows: 1,
      newRows: 0,
      changedRows: 1,
      unchangedRows: 1,
      rows: [{ line: 2, outcome: 'changed', label: 'Kaffee', fields: ['unitPrice'] }],
      problems: [{ line: 4, field: 'unit' }],
    })
    const commit = { ...keyed, mapping, leavesOut: true }
    const done = await testFirm.must<ImportBatch>('POST', `${path}/commit`, commit)
    expect(done).toMatchObject({ recordCount: 1, changedCount: 1 })
    const prices = async () => {
      const { rows } = await testFirm.must<Items>('GET', '/items')
      return rows.map(({ name, unitPrice, unit }) => `${name} ${unitPrice} ${unit}`)
    }
    expect(await prices()).toEqual(['Beratung 90 Std.', 'Kaffee 1300 kg'])
    expect(await testFirm.must('POST', `${path}/undo`, {})).toEqual({
      isDone: true,
      removed: 0,
      restored: 1,
      kept: [],
    })
    expect(await prices()).toEqual(['Beratung 90 Std.', 'Kaffee 1234.56 kg'])
  })

  test('names a record twice in vain, and what was changed since keeps the change', async () => {
    const testFirm = await TestFirm.open()
    const { id } = await begin(testFirm, german)
    await testFirm.must('POST', `/imports/${id}/commit`, reading)
    const twice = await begin(testFirm, 'N;S;P;U;A\nX;K-1;1;kg;Ware\nY;K-1;2;kg;Ware\n')
    const check = await testFirm.must<ImportCheck>('POST', `/imports/${twice.id}/check`, keyed)
    expect(check.problems).toMatchObject([{ line: 3, field: 'sku', key: 'twiceInFile' }])
    const commit = { ...keyed, leavesOut: true }
    await testFirm.must('POST', `/imports/${twice.id}/commit`, commit)
    const { rows } = await testFirm.must<Items>('GET', '/items?q=K-1')
    const item = await testFirm.must<object>('GET', `/items/${rows[0]?.id}`)
    await testFirm.must('PUT', `/items/${rows[0]?.id}`, { ...item, name: 'Z' })
    const undone = await testFirm.must<{ restored: number; kept: object[] }>(
      'POST',
      `/imports/${twice.id}/undo`,
      {},
    )
    expect(undone).toMatchObject({ restored: 0, kept: [{ reason: 'changedMeanwhile' }] })
  })
})
