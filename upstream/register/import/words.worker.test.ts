import { describe, expect, test } from 'vitest'
import type { ItemRow } from '#contract/catalogue/items.ts'
import type { ImportWords } from '#contract/core/import-words.ts'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

async function upload(firm: TestFirm, register: string, rows: string[]): Promise<OpenImport> {
  const file = new File([rows.join('\r\n')], 'export.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register, file })
  return body
}

/** A booking batch with sales of 119.00 to 10001 against accounts that say no tax. */
function batch(...accounts: number[]): string[] {
  const head = 'EXTF;700;21;Buchungsstapel;9;;;;;;1001;1;20250101;4;20250101;20251231'
  const heads =
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Buchungstext'
  const rows = accounts.map((one, at) => `119,00;S;EUR;10001;${one};;0311;R-${at};Ware`)
  return [head, heads, ...rows]
}

const items = [
  'Name;Preis;Einheit;Steuer;Kategorie;Art',
  'Kaffee;5;kg;VAT standard;Getränke;Ware',
  'Tee;4;Dose;vat standard;Getränke > Tee;Ware',
  'Rat;90;Std.;19% USt;;service',
]
const reading = {
  mapping: [
    { field: 'name', column: 0 },
    { field: 'unitPrice', column: 1 },
    { field: 'unit', column: 2 },
    { field: 'taxCode', column: 3 },
    { field: 'categoryId', column: 4 },
    { field: 'kind', column: 5 },
  ],
  words: [{ field: 'kind', word: 'Ware', value: 'product' }],
}

function brief({ words }: ImportWords) {
  return words.map(({ field, word, rows, value }) => [field, word, rows, value])
}

describe('words of a file that the firm does not know', () => {
  test('are listed once each, the most frequent first, with what they may mean', async () => {
    const firm = await TestFirm.open()
    await firm.must('POST', '/item-categories', { name: 'Getränke' })
    const { id } = await upload(firm, 'items', items)
    const found = await firm.must<ImportWords>('POST', `/imports/${id}/words`, reading)
    expect(brief(found)).toEqual([
      ['taxCode', 'VAT standard', 2, ''],
      ['unit', 'Dose', 1, ''],
      ['categoryId', 'Getränke > Tee', 1, ''],
      ['taxCode', '19% USt', 1, ''],
    ])
    const rates = found.lists.find(({ field }) => field === 'taxCode')
    expect(rates?.values.find(({ value }) => value === 'DE-S19')?.names.de).toContain('19')
    expect(found.lists.find(({ field }) => field === 'unit')?.isFree).toBe(true)
    // Kinds are known by the input, and by the words that came with the file.
    expect(found.lists.map(({ field }) => field)).not.toContain('kind')
  })

  test('are refused until they are given a meaning, which the next file has, too', async () => {
    const firm = await TestFirm.open()
    await firm.customer({ name: 'Acme Ltd', number: '10001', vatId: 'DE136695976' })
    const first = await upload(firm, 'invoices', batch(8336, 8337, 8336, 8400))
    const mapping = first.mapping ?? []
    const path = `/imports/${first.id}`
    const check = await firm.must<ImportCheck>('POST', `${path}/check`, { mapping })
    expect([check.goodRows, check.badRows]).toEqual([1, 3])
    expect(brief(check.words)).toEqual([
      ['taxCode', 'Konto 8336', 2, ''],
      ['taxCode', 'Konto 8337', 1, ''],
    ])
    const chosen = [
      { field: 'taxCode', word: 'Konto 8336', value: 'DE-AE' },
      { field: 'taxCode', word: 'Konto 8337', value: 'DE-AE' },
    ]
    const again = await firm.must<ImportCheck>('POST', `${path}/check`, { mapping, chosen })
    expect([again.goodRows, again.badRows]).toEqual([4, 0])
    // What was chosen is kept for this file, and stays with it.
    await firm.must('POST', `${path}/commit`, { mapping })
    const { rows } = await firm.must<{ rows: InvoiceRow[] }>('GET', '/invoices')
    expect(rows).toHaveLength(4)

    await firm.must('POST', `${path}/undo`, {})
    const next = await upload(firm, 'invoices', batch(8337))
    const known = await firm.must<ImportCheck>('POST', `/imports/${next.id}/check`, { mapping })
    expect([known.goodRows, brief(known.words)]).toEqual([
      1,
      [['taxCode', 'Konto 8337', 1, 'DE-AE']],
    ])
    // An empty value takes it back.
    const none = [{ field: 'taxCode', word: 'konto 8337', value: '' }]
    const open = { mapping, chosen: none }
    const asked = await firm.must<ImportWords>('POST', `/imports/${next.id}/words`, open)
    expect(brief(asked)).toEqual([['taxCode', 'Konto 8337', 1, '']])
  })

  test('mean nothing that the firm does not have: that is said at its place, and not kept', async () => {
    const firm = await TestFirm.open()
    const { id } = await upload(firm, 'items', items)
    const chosen = [
      { field: 'taxCode', word: 'VAT standard', value: 'DE-S19' },
      { field: 'taxCode', word: '19% USt', value: 'XX-99' },
      { field: 'name', word: 'Kaffee', value: 'Tee' },
    ]
    for (const step of ['words', 'check', 'commit']) {
      const request = { ...reading, chosen }
      const { status, body } = await firm.ask<Refused>('POST', `/imports/${id}/${step}`, request)
      expect(status).toBe(422)
      expect(body.data?.fields).toMatchObject({
        'chosen.1.value': { key: 'notInList' },
        'chosen.2.value': { key: 'notInList' },
      })
    }
    const found = await firm.must<ImportWords>('POST', `/imports/${id}/words`, reading)
    expect(found.words.every(({ value }) => value === '')).toBe(true)
  })

  test('may be units, categories and kinds; a free one stays as it is', async () => {
    const firm = await TestFirm.open()
    await firm.must('POST', '/item-categories', { name: 'Getränke' })
    const { id } = await upload(firm, 'items', [...items, 'Saft;2;Kanister;DE-S7;getränke;Saft'])
    const chosen = [
      { field: 'taxCode', word: 'VAT standard', value: 'DE-S19' },
      { field: 'taxCode', word: '19% USt', value: 'DE-S19' },
      { field: 'categoryId', word: 'Getränke > Tee', value: 'Getränke' },
      { field: 'unit', word: 'Dose', value: 'Stk.' },
      { field: 'kind', word: 'saft', value: 'stock' },
    ]
    await firm.must('POST', `/imports/${id}/commit`, { ...reading, chosen })
    const { rows } = await firm.must<{ rows: ItemRow[] }>('GET', '/items')
    expect(rows.map(({ name, unit, kind, category }) => [name, unit, kind, category])).toEqual([
      ['Kaffee', 'kg', 'product', 'Getränke'],
      ['Rat', 'Std.', 'service', ''],
      ['Saft', 'Kanister', 'stock', 'Getränke'],
      ['Tee', 'Stk.', 'product', 'Getränke'],
    ])
  })

  test('are asked by a payment and an expense, too', async () => {
    const firm = await TestFirm.open()
    const paid = await upload(firm, 'payments', [
      'Datum;Betrag;Art;Konto',
      '02.03.2026;5;Überweisung;Kasse 2',
    ])
    const asked = await firm.must<ImportWords>('POST', `/imports/${paid.id}/words`, {
      mapping: [
        { field: 'method', column: 2 },
        { field: 'account', column: 3 },
      ],
    })
    expect(brief(asked)).toEqual([
      ['method', 'Überweisung', 1, ''],
      ['account', 'Kasse 2', 1, ''],
    ])
    expect(asked.lists.find(({ field }) => field === 'account')?.values).not.toEqual([])
    const spent = await upload(firm, 'expenses', ['Art;Steuer', 'Bürobedarf;19 % VSt'])
    const expenses = await firm.must<ImportWords>('POST', `/imports/${spent.id}/words`, {
      mapping: [
        { field: 'category', column: 0 },
        { field: 'taxCode', column: 1 },
      ],
    })
    expect(brief(expenses)).toEqual([
      ['category', 'Bürobedarf', 1, ''],
      ['taxCode', '19 % VSt', 1, ''],
    ])
  })

  test('are asked of a field that the firm added, where it is chosen from a list', async () => {
    const firm = await TestFirm.open()
    const choices = [
      { code: 'oak', label: 'Eiche' },
      { code: 'old', label: 'Alt', isRetired: true },
    ]
    const field = { kind: 'item', type: 'choice', key: 'wood', label: 'Holz', choices }
    await firm.must('POST', '/custom-fields', field)
    const { id } = await upload(firm, 'items', ['Name;Preis;Einheit;Holz', 'Tisch;5;Stk.;EI'])
    const mapping = ['name', 'unitPrice', 'unit', 'custom.wood'].map((field, column) => ({
      field,
      column,
    }))
    const asked = await firm.must<ImportWords>('POST', `/imports/${id}/words`, { mapping })
    expect(brief(asked)).toEqual([['custom.wood', 'EI', 1, '']])
    expect(asked.lists[0]?.values.map(({ value, names }) => [value, names.de])).toEqual([
      ['oak', 'Eiche'],
    ])
    const chosen = [{ field: 'custom.wood', word: 'EI', value: 'oak' }]
    await firm.must('POST', `/imports/${id}/commit`, { mapping, chosen })
    const { rows } = await firm.must<{ rows: ItemRow[] }>('GET', '/items')
    expect(rows).toMatchObject([{ custom: { wood: 'oak' } }])
  })

  test('are not asked of an added field that the person does not see, nor kept for it', async () => {
    const firm = await TestFirm.open()
    const choices = [{ code: 'risky', label: 'Pays late' }]
    const field = { kind: 'party', type: 'choice', key: 'risk', label: 'Risk', choices }
    await firm.must('POST', '/custom-fields', { ...field, seenBy: ['accountant'] })
    const { id } = await upload(firm, 'customers', ['Name;Risiko', 'Acme;hoch'])
    const mapping = [
      { field: 'name', column: 0 },
      { field: 'custom.risk', column: 1 },
    ]
    const path = `/imports/${id}/words`
    const crm = { role: 'crm' } as const
    const hidden = await firm.must<ImportWords>('POST', path, { mapping }, crm)
    expect(hidden).toEqual({ words: [], more: 0, lists: [] })
    const chosen = [{ field: 'custom.risk', word: 'hoch', value: 'risky' }]
    const { body } = await firm.ask('POST', path, { mapping, chosen }, crm)
    expect(body.data.fields).toEqual({ 'chosen.0.value': { key: 'notInList' } })
    const check = await firm.must<ImportCheck>('POST', `/imports/${id}/check`, { mapping }, crm)
    expect([check.goodRows, check.words.lists]).toEqual([0, []])
    expect(check.problems).toMatchObject([{ field: 'custom.risk', key: 'customUnknown' }])
    const seen = await firm.must<ImportWords>('POST', path, { mapping }, { role: 'accountant' })
    expect(seen.lists[0]?.values.map(({ value }) => value)).toEqual(['risky'])
  })

  test('are nobody’s affair who may not edit the register', async () => {
    const [firm, other] = [await TestFirm.open(), await TestFirm.open()]
    const { id } = await upload(firm, 'items', items)
    const how = { role: 'cashier' } as const
    const path = `/imports/${id}/words`
    expect((await firm.ask('POST', path, reading, how)).status).toBe(404)
    expect((await other.ask('POST', path, reading)).status).toBe(404)
  })
})

test('a category may be named by its id, as the page does for one that it knows', async () => {
  const firm = await TestFirm.open()
  const { id: categoryId } = await firm.must<{ id: string }>('POST', '/item-categories', {
    name: 'Getränke',
  })
  const { id } = await upload(firm, 'items', ['Name;Preis;Einheit;Kategorie', 'Tee;4;kg;Getränke'])
  const words = [{ field: 'categoryId', word: 'Getränke', value: categoryId }]
  const mapping = reading.mapping
    .filter(({ field }) => !['taxCode', 'kind'].includes(field))
    .map(({ field, column }) => ({ field, column: Math.min(column, 3) }))
  await firm.must('POST', `/imports/${id}/commit`, { mapping, words })
  const { rows } = await firm.must<{ rows: ItemRow[] }>('GET', '/items')
  expect(rows).toMatchObject([{ name: 'Tee', category: 'Getränke' }])
})
