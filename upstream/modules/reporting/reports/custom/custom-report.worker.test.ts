import { beforeAll, expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const year = 'period=custom&from=2026-01-01&to=2026-12-31'
let firm: TestFirm
let clinic: string

/** 100.00 in March to a clinic, 30.00 in March and 50.00 in May to a shop; 119.00 paid by card. */
beforeAll(async () => {
  firm = await TestFirm.open()
  clinic = (await firm.customer()).id
  const shop = await firm.customer({ name: 'Atelier Süd' })
  const sell = (id: string, issueDate: string, unitPrice: string) =>
    firm.issued(id, {
      issueDate,
      supplyDate: issueDate,
      lines: [line({ unitPrice, quantity: '1' })],
    })
  const paid = await sell(clinic, '2026-03-10', '100')
  await sell(shop.id, '2026-03-11', '30')
  await sell(shop.id, '2026-05-12', '50')
  await firm.pay(paid, 11900, { date: '2026-04-02', method: 'card' })
})

function ask(query: string): Promise<Report> {
  return firm.must('GET', `/reports/custom?${year}&${query}`)
}

/** The words of each row with its figures. */
function table({ rows }: Report) {
  return rows.map(({ cells }) => cells.map((cell) => cell?.amount ?? cell?.number ?? cell?.text))
}

test('sales by customer, the largest first, each leading to its items', async () => {
  const report = await ask('by=customer')
  expect(report.title).toBe('Umsatz netto nach Kunden')
  expect(table(report)).toEqual([
    ['Ärzte am Dom', 10000, '55.6'],
    ['Atelier Süd', 8000, '44.4'],
    ['Summe', 18000, '100.0'],
  ])
  const link = report.rows[0]?.cells[0]?.link
  if (link?.target !== 'report') throw new Error('No way further')
  expect(link.query).toMatchObject({ by: 'item', where: `customer:${clinic}` })
  const further: Report = await firm.must(
    'GET',
    `/reports/custom?${new URLSearchParams(link.query)}`,
  )
  expect(further.rows.at(-1)?.cells[1]).toEqual({ amount: 10000 })
})

test('months stand in their order, empty ones too, and customers across', async () => {
  const report = await ask('by=quarter&across=customer')
  expect(report.columns.map(({ label }) => label)).toEqual([
    'Quartal',
    'Gesamt',
    'Ärzte am Dom',
    'Atelier Süd',
  ])
  expect(table(report)).toEqual([
    ['Q1 2026', 13000, 10000, 3000],
    ['Q2 2026', 5000, 0, 5000],
    ['Q3 2026', 0, 0, 0],
    ['Q4 2026', 0, 0, 0],
    ['Summe', 18000, 10000, 8000],
  ])
})

test('quantities and payments are asked the same way', async () => {
  expect(table(await ask('measure=quantity&by=customer')).at(-1)).toEqual(['Summe', '3', '100.0'])
  const money = await ask('dataset=payments&by=method')
  expect(table(money)).toEqual([
    ['Karte', 11900, '100.0'],
    ['Summe', 11900, '100.0'],
  ])
})

test('what does not go together is refused at its field', async () => {
  for (const [query, field] of [
    ['dataset=payments&measure=margin', 'measure'],
    ['by=supplier', 'by'],
    ['by=month&across=month', 'across'],
    ['where=supplier:x', 'where'],
    ['measure=margin&by=currency', 'measure'],
  ]) {
    const answer = await firm.ask('GET', `/reports/custom?${year}&${query}`)
    expect(answer.status, query).toBe(422)
    expect(Object.keys(answer.body.data.fields), query).toEqual([field])
  }
})
