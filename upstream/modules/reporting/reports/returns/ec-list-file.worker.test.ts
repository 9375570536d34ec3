import { expect, test } from 'vitest'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const path = (format: string, from = '2026-01-01', to = '2026-03-31') =>
  `/tax-returns/file?from=${from}&to=${to}&file=${format}`
const at = (country: string, vatId: string, name: string) => ({
  ...{ name, vatId, address: { city: 'X', country } },
})

async function sell(firm: TestFirm, customerId: string, taxCode: string, unitPrice: string) {
  const dates = { issueDate: '2026-02-10', supplyDate: '2026-02-10' }
  return firm.issued(customerId, { ...dates, lines: [line({ taxCode, unitPrice })] })
}

test('the lines of the German form: number, whole euros and the kind', async () => {
  const firm = await TestFirm.open()
  const vienna = await firm.customer(at('AT', 'ATU33864707', 'Wiener Werk'))
  const athens = await firm.customer(at('GR', 'EL094259216', 'Athen AE'))
  // A rate of the firm's own for what the first buyer in a chain of three sells: box 42.
  await firm.must('POST', '/taxes', {
    ...{ code: 'DREI', name: { de: 'Dreiecksgeschäft' }, rate: '0', category: 'K' },
    note: { de: 'Innergemeinschaftliches Dreiecksgeschäft (§ 25b UStG)' },
    ...{
      direction: 'sale',
      boxes: { saleBase: '42', outputTax: '', purchaseBase: '', inputTax: '' },
    },
  })
  await sell(firm, vienna.id, 'DE-K', '1000.50')
  await sell(firm, vienna.id, 'DE-AE-EU', '250.49')
  await sell(firm, athens.id, 'DREI', '700')
  const { status, body } = await firm.download(path('zm'))
  expect(status).toBe(200)
  expect(body.split('\r\n')).toEqual([
    '#v3.0',
    '#ve3.2.1',
    'Umsatzsteuer-Identifikationsnummer (USt-IdNr.),Summe (Euro),Art der Leistung',
    'ATU33864707,1001,L',
    'ATU33864707,250,S',
    'EL094259216,700,D',
    '',
  ])
  expect((await firm.ask('GET', path('zm', '2026-01-01', '2026-01-20'))).body).toMatchObject({
    data: { fields: { to: { key: 'noReturnPeriod' } } },
  })
  for (const [from, to] of [
    ['2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-12-31'],
  ]) {
    expect((await firm.download(path('zm', from, to))).body).toBe(body)
  }
  expect((await firm.ask('GET', path('modelo349'))).status).toBe(404)
  const how = {
    role: 'x',
    custom: { name: 'Reader', permissions: ['report:view' as const], scopes: {} },
  }
  expect((await firm.ask('GET', path('zm'), undefined, how)).status).toBe(403)

  // A later change of the card doesn't touch what was printed.
  await firm.must('PUT', `/parties/${vienna.id}`, { ...vienna, vatId: '' })
  expect((await firm.download(path('zm'))).body).toBe(body)
})

/** The part of a record from one position to another, as its description counts them. */
const part = (record = '', from: number, to: number) => record.slice(from - 1, to)

test('modelo 349: a record of the declarant and one of each operator and key', async () => {
  const firm = await TestFirm.open({
    ...{ legalName: 'Peña y Gómez, S.L.', vatId: 'ESB58378431', phone: '+34 931 234 567' },
    address: { street: 'Calle 1', postcode: '08001', city: 'Barcelona', country: 'ES' },
  })
  const lyon = await firm.customer(at('FR', 'FR40303265045', 'Société Lyon'))
  const berlin = await firm.customer({
    ...at('DE', 'DE136695976', 'Müller GmbH'),
    roles: ['supplier'],
  })
  await sell(firm, lyon.id, 'ES-K', '1200')
  const credited = await sell(firm, lyon.id, 'ES-AE-EU', '300.25')
  const accounts = await firm.must<{ code: string; type: string }[]>('GET', '/accounts')
  const account = accounts.find(({ type }) => type === 'expense')?.code
  const bought = { description: 'x', quantity: '1', account }
  const made = await firm.must<{ id: string; version: number }>('POST', '/bills', {
    ...{ kind: 'bill', supplierName: berlin.name, supplierNumber: 'R-1' },
    ...{ date: '2026-03-02', currency: 'EUR' },
    lines: [
      { ...bought, unitPrice: '500', taxCode: 'ES-AIC' },
      { ...bought, unitPrice: '80', taxCode: 'ES-ISP-UE' },
    ],
  })
  await firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })

  const { status, body } = await firm.download(path('modelo349'))
  expect(status).toBe(200)
  // ISO 8859-1, of which the reader of the test makes no sense beyond ASCII.
  const records = body.split('\r\n').slice(0, -1)
  expect(records.map(({ length }) => length)).toEqual([500, 500, 500, 500, 500])
  const [first, ...operators] = records
  expect(part(first, 1, 17)).toBe('13492026B58378431')
  expect(part(first, 58, 67)).toBe('T931234567')
  expect(part(first, 108, 120)).toBe('3492026010001')
  expect(part(first, 136, 137)).toBe('1T')
  expect(part(first, 138, 161)).toBe('000000004000000000208025')
  expect(part(first, 162, 185)).toBe('0'.repeat(24))
  expect(
    operators.map((one) => [
      part(one, 1, 17),
      part(one, 76, 92).trim(),
      part(one, 93, 132).trim(),
      part(one, 133, 133),
      part(one, 134, 146),
    ]),
  ).toEqual(
    [
      ['DE136695976', 'MULLER GMBH', 'A', '0000000050000'],
      ['DE136695976', 'MULLER GMBH', 'I', '0000000008000'],
      ['FR40303265045', 'SOCIETE LYON', 'E', '0000000120000'],
      ['FR40303265045', 'SOCIETE LYON', 'S', '0000000030025'],
    ].map((rest) => ['23492026B58378431', ...rest]),
  )
  // No year of it.
  expect((await firm.ask('GET', path('modelo349', '2026-01-01', '2026-12-31'))).status).toBe(422)
  // A loss of the price in April corrects the first quarter, of which 300.25 had been declared.
  const april = { date: '2026-04-02', amount: 10_000, reason: 'x', withTax: true }
  await firm.must('POST', `/invoices/${credited.id}/write-off`, april)
  const second = path('modelo349', '2026-04-01', '2026-06-30')
  const correctionsIn = async (of: string) => {
    const [sums, ...records] = (await firm.download(of)).body.split('\r\n').slice(0, -1)
    const told = records.map((one) => [
      part(one, 76, 92).trim(),
      part(one, 133, 146).trim(),
      part(one, 147, 152),
      [part(one, 153, 165), part(one, 166, 178)].map(Number),
    ])
    return [part(sums, 138, 185), ...told]
  }
  const zeros = '0'.repeat(24)
  expect(await correctionsIn(second)).toEqual([
    `${zeros}000000001000000000020025`,
    ['FR40303265045', 'S', '20261T', [200_25, 300_25]],
  ])
  // What is entered after a return was filed is corrected so, too, and the quarter's own file stays.
  await firm.must('POST', '/tax-returns', { from: '2026-01-01', to: '2026-03-31', reference: '' })
  const late = { date: '2026-03-31', amount: 1000, reason: 'x', withTax: true }
  await firm.must('POST', `/invoices/${credited.id}/write-off`, late)
  expect((await firm.download(path('modelo349'))).body).toBe(body)
  expect(await correctionsIn(second)).toEqual([
    `${zeros}000000001000000000019025`,
    ['FR40303265045', 'S', '20261T', [190_25, 300_25]],
  ])
  // The third quarter begins where the second left it; a supplier's credit finds the last that had enough.
  const july = { ...april, date: '2026-07-03', amount: 5000 }
  await firm.must('POST', `/invoices/${credited.id}/write-off`, july)
  const back = await firm.must<{ id: string; version: number }>('POST', '/bills', {
    ...{ kind: 'credit', supplierName: berlin.name, supplierNumber: 'G-1' },
    ...{ date: '2026-08-02', currency: 'EUR' },
    lines: [{ ...bought, unitPrice: '120', taxCode: 'ES-AIC' }],
  })
  await firm.must('POST', `/bills/${back.id}/approve`, { version: back.version })
  const third = path('modelo349', '2026-07-01', '2026-09-30')
  expect(await correctionsIn(third)).toEqual([
    `${zeros}000000002000000000052025`,
    ['DE136695976', 'A', '20261T', [380_00, 500_00]],
    ['FR40303265045', 'S', '20261T', [140_25, 190_25]],
  ])
  // Of a supplier the card tells, as no document of the firm's own does.
  await firm.must('PUT', `/parties/${berlin.id}`, { ...berlin, vatId: '' })
  const { body: refused } = await firm.ask('GET', path('modelo349'))
  expect(refused.data.fields).toEqual({ to: { key: 'listedWithoutNumber' } })
})
