import { beforeAll, expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

// Credit notes are of the day they are made.
const year = today.slice(0, 4)
const days = `period=custom&from=${year}-01-01&to=${year}-12-31`
const path = `/reports/ec-list?${days}`

let firm: TestFirm

/**
 * Goods of 100.00 to Vienna, of which 40.00 are credited, and of 30.00 to Linz, whose number is taken away
 * later, which the invoice keeps; services of 50.00 to Vienna and 70.00 to Athens; sales at home, abroad and of the year before.
 */
beforeAll(async () => {
  firm = await TestFirm.open()
  const at = (country: string, vatId: string, name: string) =>
    firm.customer({ name, vatId, address: { city: 'X', country } })
  const vienna = await at('AT', 'ATU33864707', 'Wiener Werk')
  const linz = await at('AT', 'ATU10223006', 'Linzer Laden')
  const athens = await at('GR', 'EL094259216', 'Athen AE')
  const home = await at('DE', 'DE136695976', 'Daheim GmbH')
  const zurich = await at('CH', '', 'Zürcher AG')
  const sell = (id: string, taxCode: string, unitPrice: string, issueDate = today) =>
    firm.issued(id, {
      issueDate,
      supplyDate: issueDate,
      lines: [line({ taxCode, unitPrice })],
    })
  // Of the year before.
  await sell(vienna.id, 'DE-K', '900', `${Number(year) - 1}-12-31`)
  const goods = await sell(vienna.id, 'DE-K', '100')
  await firm.must('POST', `/invoices/${goods.id}/credit-note`, {
    lines: [{ lineId: goods.lines[0]?.id, quantity: '0.4' }],
  })
  await sell(linz.id, 'DE-K', '30')
  await sell(vienna.id, 'DE-AE-EU', '50')
  await sell(athens.id, 'DE-AE-EU', '70')
  await sell(home.id, 'DE-AE', '500')
  await sell(home.id, 'DE-S19', '500')
  await sell(zurich.id, 'DE-O', '500')
  await firm.must('PUT', `/parties/${linz.id}`, { ...linz, vatId: '' })
})

function table({ rows }: Report) {
  return rows.map(({ cells }) => cells.map((cell) => cell?.amount ?? cell?.text ?? null))
}

test('each VAT number stands with goods and services apart, credit notes taken off', async () => {
  const report: Report = await firm.must('GET', path)
  expect(report.title).toBe('Zusammenfassende Meldung')
  expect(table(report)).toEqual([
    ['Innergemeinschaftliche Lieferungen', null, null, null],
    ['ATU10223006', 'Linzer Laden', 'Österreich', 3000],
    ['ATU33864707', 'Wiener Werk', 'Österreich', 6000],
    ['Summe Innergemeinschaftliche Lieferungen', null, null, 9000],
    ['Sonstige Leistungen im übrigen Gemeinschaftsgebiet', null, null, null],
    ['ATU33864707', 'Wiener Werk', 'Österreich', 5000],
    ['EL094259216', 'Athen AE', 'Griechenland', 7000],
    ['Summe Sonstige Leistungen im übrigen Gemeinschaftsgebiet', null, null, 12000],
    ['Summe', null, null, 21000],
  ])
  expect(report.checks).toMatchObject([
    { isHeld: true, left: 21000, right: 21000 },
    { isHeld: true, left: 21000, right: 21000 },
  ])
})

test('a row opens the lines that make it up', async () => {
  const { rows } = await firm.must<Report>('GET', path)
  const link = rows[2]?.cells[3]?.link
  if (link?.target !== 'report') throw new Error('No way further')
  const query = new URLSearchParams(link.query)
  const lines = await firm.must<Report>('GET', `/reports/${link.report}?${query}`)
  expect(lines.rows.map(({ cells }) => cells.at(-1)?.amount)).toEqual([10000, -4000, 6000])
})

test('its goods and services are those of the return of the same days', async () => {
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${days}`)
  const box = (name: string) =>
    rows.filter(({ cells }) => cells[0]?.text === name).map(({ cells }) => cells[3]?.amount)
  expect(box('41')).toEqual([9000])
  expect(box('21')).toEqual([12000])
})

test('nobody reads VAT numbers who may not see customers, and other countries have no such list', async () => {
  const permissions = ['report:view'] as const
  const how = { role: 'x', custom: { name: 'Reader', permissions, scopes: {} } }
  expect((await firm.ask('GET', path, undefined, how)).status).toBe(403)
  const swiss = await TestFirm.open({
    address: { street: 'Seeweg 1', postcode: '8001', city: 'Zürich', country: 'CH' },
    ...{ vatId: '', baseCurrency: 'CHF', timeZone: 'Europe/Zurich' },
  })
  expect((await swiss.must<Report>('GET', path)).rows).toEqual([])
})
