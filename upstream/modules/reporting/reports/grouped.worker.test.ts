import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const span = 'period=custom&from=2026-01-01&to=2026-12-31'
const date = '2026-03-10'
let firm: TestFirm

/**
 * Maria sells five of ten pines to a clinic at 30.00, which cost 7.00 each, and some work for 50.00;
 * somebody else sells one to a shop. Timber is bought for 70.00 with its goods, and for 40.00 as cost.
 */
beforeAll(async () => {
  firm = await TestFirm.open()
  const clinic = await firm.customer()
  const shop = await firm.customer({ name: 'Atelier Süd', address: { country: 'AT' } })
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const pine = { name: 'Pine', kind: 'stock', sku: 'PINE-1', unit: 'pc', unitPrice: '30' }
  const { id: itemId } = await firm.must<{ id: string }>('POST', '/items', {
    ...{ ...pine, taxCode: 'DE-S19' },
  })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date, warehouseId: rows[0]?.id },
    lines: [{ item: 'PINE-1', quantity: '10', unitCost: '7' }],
  })
  const sold = (quantity: string) => line({ itemId, quantity, unit: 'pc', unitPrice: '30' })
  const dated = { issueDate: date, supplyDate: date }
  const work = line({ quantity: '1', unitPrice: '50' })
  await firm.issued(clinic.id, { ...dated, lines: [sold('5'), work] })
  const maria = firm.userId
  firm.userId = newId()
  await firm.issued(shop.id, { ...dated, lines: [sold('1')] })
  firm.userId = maria
  const made = await firm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Holz Elbe', supplierNumber: 'R-1', date, currency: 'EUR' },
    lines: [
      { description: 'Holz', quantity: '1', unitPrice: '40', account: '3400', taxCode: 'DE-S19' },
      { description: 'Büro', quantity: '1', unitPrice: '9', account: '4930', taxCode: 'DE-S19' },
    ],
  })
  await firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })
})

function read(report: string, query = ''): Promise<Report> {
  return firm.must('GET', `/reports/${report}?${span}${query}`)
}

/** The words and figures of each row. */
function table({ rows }: Report) {
  return rows.map(({ cells }) => cells.map((cell) => cell?.amount ?? cell?.number ?? cell?.text))
}

test('margin is what sales brought less what the goods cost, by item and by customer', async () => {
  expect(table(await read('margin-by-item'))).toEqual([
    ['PINE-1 Pine', 18_000, 4200, 13_800, '76.7'],
    ['Ohne Artikel der Liste', 5000, 0, 5000, '100.0'],
    ['Summe', 23_000, 4200, 18_800, '81.7'],
  ])
  expect(table(await read('margin-by-customer'))).toEqual([
    ['Ärzte am Dom', 20_000, 3500, 16_500, '82.5'],
    ['Atelier Süd', 3000, 700, 2300, '76.7'],
    ['Summe', 23_000, 4200, 18_800, '81.7'],
  ])
})

test('sales by person are of who wrote the invoice, and come to what the books say', async () => {
  expect(table(await read('sales-by-person'))).toEqual([
    ['Maria', '2', 20_000, '87.0'],
    ['Maria', '1', 3000, '13.0'],
    ['Summe', '3', 23_000, '100.0'],
  ])
})

test('purchases are of bills and expenses, however they are divided', async () => {
  expect(table(await read('purchases-by-supplier'))).toEqual([
    ['Holz Elbe', '2', 4900, '100.0'],
    ['Summe', '2', 4900, '100.0'],
  ])
  const accounts = table(await read('purchases-by-account'))
  expect(accounts.map(([, , net]) => net)).toEqual([4000, 900, 4900])
  expect(table(await read('purchases-by-country')).at(0)?.[0]).toBe('Deutschland')
  expect(table(await read('purchases-by-person')).at(0)).toEqual(['Maria', '2', 4900, '100.0'])
  const months = table(await read('purchases-by-month', '&compare=yearBefore'))
  expect(months.map(([, net]) => net)).toEqual([0, 0, 4900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4900])
  expect(table(await read('purchases-by-item'))).toEqual([
    ['PINE-1 Pine', '1', 7000, '100.0'],
    ['Summe', '1', 7000, '100.0'],
  ])
})

test('each figure opens the list that sums to it', async () => {
  const names = ['sales-by-person', 'margin-by-item', 'margin-by-customer']
  const bought = ['supplier', 'account', 'country', 'person', 'month'].map(
    (by) => `purchases-by-${by}`,
  )
  for (const name of [...names, ...bought]) {
    const { rows } = await read(name)
    const cells = rows.filter(({ kind }) => kind === 'line').flatMap((row) => row.cells)
    const linked = cells.flatMap((cell) => {
      const { amount, link } = cell ?? {}
      return link?.target === 'report' && amount ? [{ amount, link }] : []
    })
    for (const { amount, link } of linked) {
      const query = new URLSearchParams(link.query)
      const below = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
      expect(below.rows.at(-1)?.cells[1]?.amount, name).toBe(amount)
    }
    expect(linked.length, name).toBeGreaterThan(0)
  }
})

test('sales by customer and country open their lines in the ledger, purchases by item its receipts', async () => {
  const opened = {
    'sales-by-customer': [
      ['Ärzte am Dom', 20_000, -20_000],
      ['Atelier Süd', 3000, -3000],
    ],
    'sales-by-country': [
      ['Deutschland', 20_000, -20_000],
      ['Österreich', 3000, -3000],
    ],
    'purchases-by-item': [['PINE-1 Pine', 7000, 7000]],
  }
  for (const [name, wanted] of Object.entries(opened)) {
    const { rows } = await read(name)
    const found = []
    for (const { cells } of rows.filter(({ kind }) => kind === 'line')) {
      const [label, , figure] = cells
      const link = figure?.link
      if (link?.target !== 'report') throw new Error(`${name} leads nowhere`)
      const path = `/reports/${link.report}?${new URLSearchParams(link.query)}`
      const below = await firm.must<Report>('GET', path)
      expect(below.subtitle).toContain(label?.text)
      found.push([label?.text, figure?.amount, below.rows.at(-1)?.cells.at(-1)?.amount])
    }
    expect(found).toEqual(wanted)
  }
})

test('what goods cost is for who may see costs', async () => {
  const custom = { name: 'R', permissions: ['firm:view', 'report:view'], scopes: {} } as const
  for (const name of ['margin-by-item', 'margin-by-customer', 'purchases-by-item']) {
    expect((await firm.ask('GET', `/reports/${name}?${span}`, undefined, { custom })).status).toBe(
      403,
    )
    const file = await firm.download(`/reports/${name}/file?${span}&format=csv`, { custom })
    expect(file.status).toBe(403)
  }
  const shown = await firm.ask('GET', `/reports/sales-by-person?${span}`, undefined, { custom })
  expect(shown.status).toBe(200)
})

test('the direct cash flow opens the entries that moved money, not all of an account', async () => {
  for (const [counter, amount] of [
    ['1200', 30_000],
    ['1792', 10_000],
  ] as const) {
    const lines = [
      { account: '4210', debit: amount, credit: 0 },
      { account: counter, debit: 0, credit: amount },
    ]
    const input = { date, memo: 'Miete', lines }
    const { id } = await firm.must<{ id: string }>('POST', '/manual-entries', input)
    await firm.must('POST', `/manual-entries/${id}/post`, { version: 1 })
  }
  const { rows } = await read('cash-flow-direct')
  const rent = rows.find(({ cells }) => cells[0]?.text?.startsWith('4210'))?.cells[1]
  if (rent?.link?.target !== 'report') throw new Error('It leads nowhere')
  const path = `/reports/general-ledger?${new URLSearchParams(rent.link.query)}`
  const below = await firm.must<Report>('GET', path)
  expect(below.subtitle).toContain('Bank und Kasse')
  expect([rent.amount, below.rows.at(-1)?.cells.at(-1)?.amount]).toEqual([-30_000, 30_000])
})
