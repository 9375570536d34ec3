import { expect, test } from 'vitest'
import type { ImportBatch, ImportCheck, OpenImport } from '#contract/core/imports.ts'
import { permissions } from '#contract/core/roles.ts'
import type { Invoice, InvoiceRow } from '#contract/selling/invoice.ts'

import { TestFirm } from '#upstream/testing/test-firm.ts'

const fields = [
  ...['number', 'date', 'dueDate', 'customer', 'currency', 'description', 'item', 'quantity'],
  ...['unitPrice', 'taxCode', 'discount', 'note'],
]
const head = 'No;Date;Due;Customer;Currency;Text;Item;Qty;Price;Tax;Off;Note'
const mapping = fields.map((field, column) => ({ field, column }))
const reading = { mapping, decimalMark: 'comma' }

async function upload(firm: TestFirm, lines: readonly string[]): Promise<OpenImport> {
  const file = new File([[head, ...lines].join('\n')], 'invoices.csv')
  return (await firm.upload<OpenImport>('/imports', { register: 'invoices', file })).body
}

async function drafts(firm: TestFirm): Promise<Invoice[]> {
  const { rows } = await firm.must<{ rows: InvoiceRow[] }>('GET', '/invoices?direction=ascending')
  return Promise.all(rows.map(({ id }) => firm.invoice(id)))
}

// 10 x 12.50 less 10 % are 112.50, with 2 x 30.00 they are 172.50, and 19 % of that 32.78 (32.775).
test('rows with one number make one draft, which keeps the number it had', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer({ number: 'K-7', vatId: 'DE136695976' })
  await firm.must('POST', '/items', {
    ...{ kind: 'product', name: 'Oak board', sku: 'OAK', unit: 'm', unitPrice: '30' },
    ...{ priceMode: 'net', taxCode: 'DE-S19' },
  })
  const batch = await upload(firm, [
    `R-17;03.02.2025;17.02.2025;K-7;EUR;Planing;;10;12,50;19;10 %;From the old program`,
    'R-18;04.02.2025;;DE 136695976;EUR;Advice;;1;80;de-s7;;',
    ';;;;;;;;;;;',
    'R-17;;;;;;OAK;2;30;19 %;;',
  ])
  expect(batch).toMatchObject({ isTogether: true, rowCount: 3 })
  const path = `/imports/${batch.id}`
  const check = await firm.must<ImportCheck>('POST', `${path}/check`, reading)
  expect(check).toMatchObject({ goodRows: 3, badRows: 0, records: 2, problems: [] })
  expect(check.rows).toMatchObject([
    { line: 2, rows: 2, label: `R-17 ${name}`, sum: { amount: 20_528, currency: 'EUR' } },
    { line: 3, rows: 1, label: `R-18 ${name}`, sum: { amount: 8_560, currency: 'EUR' } },
  ])
  expect(await drafts(firm)).toEqual([])
  const done = await firm.must<ImportBatch>('POST', `${path}/commit`, reading)
  expect(done.recordCount).toBe(2)
  const [first, second] = await drafts(firm)
  expect(first).toMatchObject({
    ...{ importedNumber: 'R-17', number: null, state: 'draft', customerName: name },
    ...{ issueDate: '2025-02-03', dueDate: '2025-02-17', notes: 'From the old program' },
    lines: [
      { description: 'Planing', quantity: '10', discount: { kind: 'percent', value: '10' } },
      { description: 'Oak board', unit: 'm', sku: 'OAK', quantity: '2', net: 6000 },
    ],
    totals: { net: 17_250, tax: 3_278, total: 20_528 },
  })
  expect(second).toMatchObject({ importedNumber: 'R-18', totals: { tax: 560 } })
  const found = await firm.must<{ rows: InvoiceRow[] }>('GET', '/invoices?q=R-17')
  expect(found.rows).toMatchObject([{ importedNumber: 'R-17' }])
  const anywhere = await firm.must<object>('GET', '/search?q=R-17')
  expect(JSON.stringify(anywhere)).toContain(first?.id)
})

test('the series of the firm numbers it when it is issued, and the old number stays', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer()
  const batch = await upload(firm, [`OLD-1;2026-01-05;;${name};EUR;Work;;1;100;19;;`])
  await firm.must('POST', `/imports/${batch.id}/commit`, reading)
  const [draft] = await drafts(firm)
  const issued = await firm.finalise(draft?.id ?? '')
  expect(issued).toMatchObject({ importedNumber: 'OLD-1', state: 'finalised' })
  expect(issued.number).not.toBe('OLD-1')
  const copy = await firm.must<Invoice>('POST', `/invoices/${issued.id}/duplicate`, {})
  expect(copy.importedNumber).toBe('')
  const credit = await firm.must<Invoice>('POST', `/invoices/${issued.id}/credit-note`, {})
  expect(credit.importedNumber).toBe('')
  // What was issued since is not taken away with its import.
  const undone = await firm.must<object>('POST', `/imports/${batch.id}/undo`, {})
  expect(undone).toMatchObject({ removed: 0, kept: [{ reason: 'changedMeanwhile' }] })
})

test('what is wrong is said at the row, and no invoice is made by half', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer()
  const batch = await upload(firm, [
    `A-1;2026-01-05;;${name};EUR;Good;;1;10;19;;`,
    `A-1;2026-01-05;;${name};EUR;Wrong rate;;1;10;18;;`,
    `A-2;2026-01-05;;Nobody;EUR;Text;;1;10;19;;`,
    `A-3;2026-01-05;;${name};EUR;Text;NONE;1;10;19;;`,
    `A-3;2026-01-06;;;EUR;Text;;1;ten;19;;`,
    `;2026-01-05;;${name};EUR;Text;;1;10;19;;`,
    `A-4;2026-01-05;;${name};XXX;Text;;1;10;19;120;`,
    `A-5;2026-01-05;;${name};EUR;Right;;1;10;19;;`,
    `A-6;2026-01-05;;${name};EUR;;;1;10;19;;`,
    `A-7;2026-01-05;;${name};USD;Text;;1;10;19;;`,
  ])
  const path = `/imports/${batch.id}`
  const check = await firm.must<ImportCheck>('POST', `${path}/check`, reading)
  expect(check.problems.map(({ line, field, key }) => [line, field, key])).toEqual([
    [2, '', 'partOfWrong'],
    [3, 'taxCode', 'noSuchTaxRate'],
    [4, 'customer', 'noSuchCustomer'],
    [5, '', 'partOfWrong'],
    [6, 'unitPrice', 'invalidNumber'],
    [6, 'date', 'differsAbove'],
    [7, 'number', 'required'],
    [8, 'currency', 'unknownCurrency'],
    [8, 'discount', 'tooLarge'],
    [10, 'description', 'required'],
    [11, 'exchangeRate', 'needsExchangeRate'],
  ])
  expect(check).toMatchObject({ goodRows: 1, badRows: 9, records: 1 })
  expect((await firm.ask('POST', `${path}/commit`, reading)).status).toBe(422)
  expect(await drafts(firm)).toEqual([])
  await firm.must('POST', `${path}/commit`, { ...reading, leavesOut: true })
  expect((await drafts(firm)).map(({ importedNumber }) => importedNumber)).toEqual(['A-5'])
})

test('what no invoice can be is said at its rows, and the others are read', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer()
  const long = Array.from({ length: 1_001 }, () => `A-1;2026-01-05;;${name};EUR;Work;;1;1;19;;`)
  const batch = await upload(firm, [...long, `A-2;2026-01-05;;${name};EUR;Right;;1;10;19;;`])
  const check = await firm.must<ImportCheck>('POST', `/imports/${batch.id}/check`, reading)
  expect(check).toMatchObject({ goodRows: 1, badRows: 1_001, records: 1 })
  expect(check.problems[0]).toMatchObject({
    line: 2,
    params: { maximum: 1_000 },
    field: '',
    key: 'tooManyInvoiceLines',
  })
  const rated = new File(
    [
      [
        'No;Date;Customer;Currency;Rate;Text;Price',
        `B-1;2026-01-05;${name};USD;abc;Work;1`,
        `B-2;2026-01-05;${name};USD;0,85;Work;1`,
      ].join('\n'),
    ],
    'rates.csv',
  )
  const own = ['number', 'date', 'customer', 'currency', 'exchangeRate', 'description', 'unitPrice']
  const read = { ...reading, mapping: own.map((field, column) => ({ field, column })) }
  const sent = { register: 'invoices', file: rated }
  const { id } = (await firm.upload<OpenImport>('/imports', sent)).body
  const found = await firm.must<ImportCheck>('POST', `/imports/${id}/check`, read)
  expect(found).toMatchObject({ goodRows: 1, badRows: 1 })
  expect(found.problems).toMatchObject([
    { line: 2, field: 'exchangeRate', key: 'invalidNumber', text: 'abc' },
  ])
})

test('a number is imported once, and again after its import was undone', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer()
  const lines = [`R-1;2026-01-05;;${name};EUR;Work;;1;-10;19;;`]
  const first = await upload(firm, lines)
  await firm.must('POST', `/imports/${first.id}/commit`, reading)
  expect((await drafts(firm))[0]).toMatchObject({ totals: { net: -1000 } })
  const again = await upload(firm, lines)
  const check = () => firm.must<ImportCheck>('POST', `/imports/${again.id}/check`, reading)
  expect((await check()).problems).toMatchObject([
    { line: 2, field: 'number', key: 'alreadyImported', text: 'R-1' },
  ])
  const undone = await firm.must<object>('POST', `/imports/${first.id}/undo`, {})
  expect(undone).toMatchObject({ removed: 1, kept: [] })
  expect(await check()).toMatchObject({ goodRows: 1, problems: [] })
})

test('who may not write invoices finds no import of them, and reaches own customers alone', async () => {
  const firm = await TestFirm.open()
  const { name } = await firm.customer()
  const batch = await upload(firm, [`R-1;2026-01-05;;${name};EUR;Work;;1;10;19;;`])
  const path = `/imports/${batch.id}`
  const everything = { party: 'all', invoice: 'all', payment: 'all', expense: 'all' } as const
  const reads = permissions.filter((one) => one !== 'invoice:edit')
  const custom = { name: 'Reads', permissions: reads, scopes: everything }
  for (const step of ['check', 'commit', 'undo']) {
    expect((await firm.ask('POST', `${path}/${step}`, reading, { custom })).status).toBe(404)
  }
  await firm.must('POST', `${path}/commit`, reading)
  firm.userId = 'BERT'
  const noDelete = permissions.filter((one) => one !== 'invoice:delete')
  const keeps = { name: 'Keeps', permissions: noDelete, scopes: everything }
  expect((await firm.ask('POST', `${path}/undo`, {}, { custom: keeps })).status).toBe(403)
  const own = { name: 'Own', permissions, scopes: { ...everything, party: 'own' } as const }
  const other = await upload(firm, [`R-2;2026-01-05;;${name};EUR;Work;;1;10;19;;`])
  const ways = { custom: own }
  const check = await firm.must<ImportCheck>('POST', `/imports/${other.id}/check`, reading, ways)
  expect(check.problems).toMatchObject([{ field: 'customer', key: 'noSuchCustomer' }])
})
