import { expect, test } from 'vitest'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const vienna = {
  legalName: 'Wiener Werk GmbH',
  address: { street: 'Am Ring 1', postcode: '1010', city: 'Wien', country: 'AT' },
  vatId: 'ATU33864707',
  timeZone: 'Europe/Vienna',
}
const days = 'from=2026-07-01&to=2026-09-30'

test('the U 30 goes to FinanzOnline with bases, owed tax and input tax in the schema’s order', async () => {
  const firm = await TestFirm.open(vienna)
  const { id } = await firm.customer()
  const sell = (taxCode: string, unitPrice: string) =>
    firm.issued(id, {
      issueDate: '2026-07-10',
      supplyDate: '2026-07-10',
      lines: [line({ taxCode, unitPrice })],
    })
  await sell('AT-S20', '1000')
  await sell('AT-S10', '300.50')
  // Milk and bread at the rate of July 2026: Kennzahl 124, 125 where it came from the Union.
  await sell('AT-S49', '200')
  await sell('AT-G', '70')
  const buy = async (taxCode: string, gross: string) => {
    const { id: expense } = await firm.must<{ id: string }>('POST', '/expenses', {
      ...{ date: '2026-08-20', payee: 'X', gross, currency: 'EUR' },
      ...{ category: 'office', taxCode, paidFrom: '2800' },
    })
    await firm.must('POST', `/expenses/${expense}/post`)
  }
  await buy('AT-S20', '120')
  await buy('AT-RC-EU', '50')
  await buy('AT-IGE20', '40')
  await buy('AT-IGE49', '100')
  const { body, status } = await firm.download(`/tax-returns/file?${days}&number=031234567`)
  expect(status).toBe(200)
  const told = [...body.matchAll(/<(\w+)(?: \w+="(\w+)")?>([^<]*)(?=<)/g)].flatMap(
    ([, name = '', type, text]): (string | (string | undefined)[])[] =>
      text === '' ? [name] : [[name, type, text]],
  )
  expect(told).toEqual([
    'ERKLAERUNGS_UEBERMITTLUNG',
    'INFO_DATEN',
    ['ART_IDENTIFIKATIONSBEGRIFF', undefined, 'FASTNR'],
    ['IDENTIFIKATIONSBEGRIFF', undefined, '031234567'],
    ['PAKET_NR', undefined, '1'],
    ['DATUM_ERSTELLUNG', 'datum', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ['UHRZEIT_ERSTELLUNG', 'uhrzeit', expect.stringMatching(/^\d\d:\d\d:\d\d$/)],
    ['ANZAHL_ERKLAERUNGEN', undefined, '1'],
    'ERKLAERUNG',
    ['SATZNR', undefined, '1'],
    'ALLGEMEINE_DATEN',
    ['ANBRINGEN', undefined, 'U30'],
    ['ZRVON', 'jahrmonat', '2026-07'],
    ['ZRBIS', 'jahrmonat', '2026-09'],
    ['FASTNR', undefined, '031234567'],
    'LIEFERUNGEN_LEISTUNGEN_EIGENVERBRAUCH',
    ['KZ000', 'kz', '1570.50'],
    'STEUERFREI',
    ['KZ011', 'kz', '70.00'],
    'VERSTEUERT',
    ['KZ022', 'kz', '1000.00'],
    ['KZ124', 'kz', '200.00'],
    ['KZ029', 'kz', '300.50'],
    ['KZ057', 'kz', '10.00'],
    'INNERGEMEINSCHAFTLICHE_ERWERBE',
    ['KZ070', 'kz', '140.00'],
    'VERSTEUERT_IGE',
    ['KZ072', 'kz', '40.00'],
    ['KZ125', 'kz', '100.00'],
    'VORSTEUER',
    ['KZ060', 'kz', '20.00'],
    ['KZ065', 'kz', '12.90'],
    ['KZ066', 'kz', '10.00'],
  ])
})

test('a return of nothing says so, and only months and quarters have a file', async () => {
  const firm = await TestFirm.open(vienna)
  const { body } = await firm.download(
    '/tax-returns/file?from=2026-07-01&to=2026-07-31&number=031234567',
  )
  expect(body).toContain('<KZ000 type="kz">0.00</KZ000>')
  expect(body.match(/<KZ\d+/g)).toHaveLength(1)
  for (const [query, field] of [
    [`${days}&number=31234567`, 'number'],
    ['from=2026-07-01&to=2026-08-31&number=031234567', 'to'],
  ] as const) {
    const refused = await firm.ask('GET', `/tax-returns/file?${query}`)
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
  }
})
