import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { CostCentre, CostCentreRow } from '#contract/books/cost-centres.ts'
import type { JournalEntry, Verification } from '#contract/books/ledger.ts'
import type { JournalFileOutcome, ManualEntry } from '#contract/books/manual-entries.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { costCentreList } from './list.ts'

type Line = { costCentreId: string }

const at = '/cost-centres'

function make(firm: TestFirm, code: string, values: object = {}): Promise<CostCentre> {
  return firm.must('POST', at, { code, name: `No. ${code}`, ...values })
}

async function trails(firm: TestFirm, query = ''): Promise<string[]> {
  const { rows } = await firm.must<{ rows: CostCentreRow[] }>('GET', `${at}?${query}`)
  return rows.map(({ trail }) => trail)
}

const rentOn = (costCentreId: string) => ({
  date: today,
  memo: 'Rent',
  lines: [
    { account: '4210', debit: 90000, credit: 0, costCentreId },
    { account: '1200', debit: 0, credit: 90000 },
  ],
})

test('they are a tree by code: none is part of itself, none has the code of another', async () => {
  const firm = await TestFirm.open()
  const shops = await make(firm, '1', { name: 'Shops' })
  const harbour = await make(firm, '110', { name: 'Harbour', parentId: shops.id })
  await make(firm, '2', { name: 'Workshop' })
  expect(await trails(firm)).toEqual(['1 Shops', '1 Shops › 110 Harbour', '2 Workshop'])
  await firm.must('PUT', `${at}/${shops.id}`, { code: '3', name: 'Branches', version: 1 })
  expect(await trails(firm, 'q=harbour')).toEqual(['3 Branches › 110 Harbour'])
  const loop = { code: '3', name: 'Branches', parentId: harbour.id, version: 2 }
  const refused = await firm.ask('PUT', `${at}/${shops.id}`, loop)
  expect(refused.body.data.fields).toEqual({ parentId: { key: 'centreInItself' } })
  const stale = await firm.ask('PUT', `${at}/${shops.id}`, { ...loop, parentId: '', version: 1 })
  expect([stale.status, stale.body.data.detail]).toMatchObject([409, { current: { version: 2 } }])
  const twice = await firm.ask('POST', at, { code: '110', name: 'Other' })
  expect(twice.body.data.fields).toEqual({ code: { key: 'centreTaken' } })
  for (const { order, plan } of await sortPlans(firm, costCentreList)) {
    expect(plan, order).toMatch(/^SEARCH cost_centres USING INDEX \S+ \(.*[<>]/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
})

test('a line takes its centre into the journal, its hash and its reversal', async () => {
  const firm = await TestFirm.open()
  const { id } = await make(firm, '100')
  const draft = await firm.must<ManualEntry>('POST', '/manual-entries', rentOn(id))
  const posted = await firm.must<ManualEntry>('POST', `/manual-entries/${draft.id}/post`, {
    version: 1,
  })
  const entryOf = (entryId: string | null) =>
    firm.must<JournalEntry>('GET', `/journal-entries/${entryId}`)
  expect((await entryOf(posted.entryId)).lines.map((line) => line.costCentreId)).toEqual([
    id,
    undefined,
  ])

  // Closed, it takes nothing new; what stands on it is taken back with it.
  await firm.must('POST', `${at}/${id}/archive`, {})
  const late = await firm.ask('POST', '/manual-entries', rentOn(id))
  expect([late.status, late.body.data.fields]).toEqual([
    422,
    { 'lines.0.costCentreId': { key: 'centreClosed' } },
  ])
  const back = await firm.must<ManualEntry>('POST', `/manual-entries/${draft.id}/reverse`, {
    date: today,
  })
  expect((await entryOf(back.reversalId)).lines[0]).toMatchObject({
    costCentreId: id,
    credit: 90000,
  })

  const used = await firm.ask('DELETE', `${at}/${id}`)
  expect([used.status, used.body.data.detail]).toEqual([409, { reason: 'inUse' }])
  const unused = await make(firm, '200')
  await firm.must('DELETE', `${at}/${unused.id}`)
  expect(await trails(firm)).toEqual([])

  expect((await firm.ask('POST', '/manual-entries', rentOn(unused.id))).status).toBe(404)
  expect(await firm.must('GET', '/journal-verification')).toMatchObject({ broken: null })

  // Who has the database in hand and moves a line to another one is found out.
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    const move = 'update journal_lines set cost_centre_id = null where cost_centre_id is not null'
    expect(() => sql.exec(move)).toThrow('never changed')
    sql.exec('drop trigger journal_lines_kept_update')
    sql.exec(move)
  })
  const { broken } = await firm.must<Verification>('GET', '/journal-verification')
  expect(broken).toMatchObject({ sequence: 1, reason: 'changed' })
})

test('files bring them by code, and lines of a journal too', async () => {
  const firm = await TestFirm.open()
  const file = new File(['Code;Name;Part of\n1;Shops;\n110;Harbour;1\n'], 'list.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'cost-centres', file })
  const mapping = ['code', 'name', 'parentId'].map((field, column) => ({ field, column }))
  await firm.must('POST', `/imports/${body.id}/commit`, { mapping })
  expect(await trails(firm)).toEqual(['1 Shops', '1 Shops › 110 Harbour'])
  const [, harbour] = (await firm.must<{ rows: CostCentreRow[] }>('GET', at)).rows

  const rows = (code: string) =>
    `Datum;Text;Konto;Soll;Haben;Kostenstelle\n01.03.2026;Miete;4210;900,00;;${code}\n01.03.2026;Miete;1200;;900,00;\n`
  const send = (code: string) =>
    firm.upload<JournalFileOutcome>('/manual-entries/import', {
      file: new File([rows(code)], 'journal.csv'),
    })
  expect((await send('999')).body.problems).toEqual([
    { line: 2, key: 'unknownCentre', text: '999' },
  ])
  const { entryId } = (await send('110')).body
  const entry = await firm.must<ManualEntry>('GET', `/manual-entries/${entryId}`)
  expect(entry.lines.map(({ costCentreId }) => costCentreId)).toEqual([harbour?.id, ''])

  const undone = await firm.must<{ rows?: unknown }>('POST', `/imports/${body.id}/undo`, {})
  expect(undone).toBeDefined()
  expect(await trails(firm)).toEqual(['1 Shops', '1 Shops › 110 Harbour'])
})

test('bills and expenses put their costs on them, and credits and reversals take them back', async () => {
  const firm = await TestFirm.open()
  const [shop, workshop] = [await make(firm, '1'), await make(firm, '2')]
  await firm.customer({ name: 'Holz AG', roles: ['supplier'] })
  const bought = { quantity: '1', taxCode: 'DE-S19', account: '3400' }
  const bill = await firm.must<{ id: string; version: number }>('POST', '/bills', {
    supplierName: 'Holz AG',
    supplierNumber: 'H-1',
    date: today,
    currency: 'EUR',
    lines: [
      { ...bought, description: 'Oak', unitPrice: '100', costCentreId: workshop.id },
      { ...bought, description: 'Paper', unitPrice: '20', costCentreId: shop.id },
      { ...bought, description: 'Freight', unitPrice: '5' },
    ],
  })
  await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  const spent = {
    date: today,
    payee: 'Kiosk',
    gross: '11.90',
    currency: 'EUR',
    category: 'office',
    taxCode: 'DE-S19',
    paidFrom: '1200',
  }
  // The category says where its expenses belong that say nothing.
  await firm.must('PUT', '/expense-categories/office', { costCentreId: shop.id, version: 1 })
  const expense = await firm.must<{ id: string }>('POST', '/expenses', {
    ...spent,
    parts: [{ gross: '3.57', category: 'materials', taxCode: 'DE-S19', costCentreId: workshop.id }],
  })
  await firm.must('POST', `/expenses/${expense.id}/post`, {})
  const profitOf = async (key: string) => {
    const report = await firm.must<Report>('GET', `/reports/profit-and-loss?costCentre=${key}`)
    return report.rows.at(-1)?.cells[1]?.amount
  }
  expect(await Promise.all([shop.id, workshop.id, 'none'].map(profitOf))).toEqual([
    -2700, -10300, -500,
  ])

  await firm.must('POST', `/cost-centres/${shop.id}/archive`, {})
  const late = await firm.ask('POST', '/expenses', { ...spent, costCentreId: shop.id })
  expect([late.status, late.body.data.fields]).toEqual([
    422,
    { costCentreId: { key: 'centreClosed' } },
  ])
  await firm.must('POST', `/expenses/${expense.id}/reverse`, {})
  await firm.must('POST', `/bills/${bill.id}/void`, { reason: 'twice' })
  expect(await Promise.all([shop.id, workshop.id, 'none'].map(profitOf))).toEqual([0, 0, 0])
})

test('what is sold is put on its line’s, else on its item’s or its category’s, and credited there', async () => {
  const firm = await TestFirm.open()
  const [shop, workshop] = [await make(firm, '1'), await make(firm, '2')]
  const { id: customerId } = await firm.customer()
  const category = await firm.must<{ id: string }>('POST', '/item-categories', {
    name: 'Repairs',
    costCentreId: workshop.id,
  })
  const item = await firm.must<{ id: string }>('POST', '/items', {
    name: 'Repair',
    unit: 'h',
    unitPrice: '30',
    categoryId: category.id,
  })
  const quote = await firm.must<{ id: string; version: number; lines: Line[] }>('POST', '/quotes', {
    ...documentInput(customerId, {
      lines: [
        line({ unitPrice: '100', costCentreId: shop.id }),
        line({ unitPrice: '30', itemId: item.id }),
        line({ unitPrice: '5' }),
      ],
    }),
    validUntil: addDays(today, 30),
  })
  expect(quote.lines.map(({ costCentreId }) => costCentreId)).toEqual([shop.id, workshop.id, ''])
  await firm.must('POST', `/quotes/${quote.id}/issue`, { version: quote.version })
  // Closed meanwhile: what was agreed is invoiced as it was agreed.
  await firm.must('POST', `/cost-centres/${shop.id}/archive`, {})
  const draft = await firm.must<{ invoiceId: string }>('POST', `/quotes/${quote.id}/convert`, {})
  const invoice = await firm.finalise(draft.invoiceId)
  const profitOf = async (key: string) => {
    const report = await firm.must<Report>('GET', `/reports/profit-and-loss?costCentre=${key}`)
    return report.rows.at(-1)?.cells[1]?.amount
  }
  const keys = [shop.id, workshop.id, 'none']
  expect(await Promise.all(keys.map(profitOf))).toEqual([10000, 3000, 500])
  const [first] = invoice.lines
  await firm.must('POST', `/invoices/${invoice.id}/credit-note`, {
    lines: [{ lineId: first?.id, quantity: '1' }],
  })
  expect(await Promise.all(keys.map(profitOf))).toEqual([0, 3000, 500])

  const late = await firm.ask('POST', '/invoices', {
    ...documentInput(customerId, { lines: [line({ costCentreId: shop.id })] }),
  })
  expect(late.body.data.fields).toEqual({ 'lines.0.costCentreId': { key: 'centreClosed' } })
  const strange = { lines: [line({ costCentreId: category.id })] }
  const unknown = await firm.ask('POST', '/invoices', documentInput(customerId, strange))
  expect(unknown.status).toBe(404)
  expect((await firm.ask('DELETE', `/cost-centres/${workshop.id}`)).status).toBe(409)
})

test('everybody may know them, who keeps the books changes them', async () => {
  const firm = await TestFirm.open()
  const { id } = await make(firm, '100')
  const panels = await firm.panels('costCentre', id)
  expect(panels.history.map(({ action }) => action)).toEqual(['create'])
  for (const role of ['sales', 'employee', 'readOnly'] as const) {
    expect((await firm.ask('GET', at, undefined, { role })).status).toBe(200)
    expect((await firm.ask('POST', at, { code: '2', name: 'x' }, { role })).status).toBe(403)
    expect((await firm.ask('DELETE', `${at}/${id}`, undefined, { role })).status).toBe(403)
  }
})
