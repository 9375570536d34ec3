import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'

const files = import.meta.glob<string>('./fixtures/*', {
  eager: true,
  query: '?url&inline',
  import: 'default',
})

function fixture(name: string): Uint8Array<ArrayBuffer> {
  const url = files[`./fixtures/${name}`] ?? ''
  const data = url.slice(url.indexOf(',') + 1)
  const isBase64 = url.includes(';base64,')
  return new Uint8Array(
    Buffer.from(isBase64 ? data : decodeURIComponent(data), isBase64 ? 'base64' : 'utf8'),
  )
}

function textOf(name: string): string {
  return new TextDecoder().decode(fixture(name))
}

/** The firm is the seller of some of the files, which would be refused as its own. */
const other = { vatId: '' }

function drop(firm: TestFirm, content: Uint8Array<ArrayBuffer> | string, name = 'invoice.xml') {
  return firm.upload<Bill & Refused>('/bills/read', { file: new File([content], name) })
}

const milan = {
  address: { country: 'IT', city: 'Milano' },
  vatId: '',
  language: 'it',
  timeZone: 'Europe/Rome',
}

test.each<[name: string, total: number, what: Partial<Bill>]>([
  ['dec-plus.xml', 11_305, {}],
  ['dec-leading-dot.xml', 10_770, {}],
  ['dec-trailing-dot.xml', 11_305, {}],
  ['ubl-line-amount-plus.xml', 11_900, {}],
  ['ubl-charge-0-1.xml', 11_305, {}],
  ['ubl-charge-true-false.xml', 11_305, {}],
  ['ubl-allowance-0.xml', 10_710, {}],
  ['ubl-charge-1.xml', 13_090, {}],
  ['logistics-charge.xml', 13_090, {}],
  ['comment-line.xml', 11_900, { note: 'Nur ein Hinweis' }],
  ['ubl-creditnote-nocode.xml', 11_900, { kind: 'credit' }],
  ['avoir-380-negative-basicwl.xml', 11_900, { kind: 'credit' }],
  ['basicwl.xml', 11_900, { taxAmount: 1_900 }],
  ['facturx-basicwl.xml', 11_900, { taxAmount: 1_900 }],
  ['facturx-basicwl.pdf', 11_900, { taxAmount: 1_900 }],
  ['minimum.xml', 11_900, { taxAmount: 1_900 }],
  ['facturx-minimum.xml', 11_900, { taxAmount: 1_900 }],
  ['basicwl-fr.xml', 12_000, { taxAmount: 0 }],
  ['ubl-date-tz.xml', 11_900, { date: '2026-11-10' }],
  ['ubl-utf16.xml', 11_900, {}],
])('%s comes to what it states: %i', async (name, total, what) => {
  const firm = await TestFirm.open(other)
  const { status, body } = await drop(firm, fixture(name), name)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ totalAmount: total, statedSum: null, ...what })
})

test.each(['fattura-global-percent.xml', 'fattura-global-MG-percent.xml'])(
  '%s: a discount in percent that its lines hold already is not taken again',
  async (name) => {
    const firm = await TestFirm.open(milan)
    const { status, body } = await drop(firm, fixture(name), name)
    expect([status, body.totalAmount, body.statedSum]).toEqual([201, 12_200, null])
  },
)

test('a discount in percent that is not in the lines is worked out of them', async () => {
  const firm = await TestFirm.open(milan)
  const file = textOf('fattura-global-percent.xml')
    .replace('>100.00</ImponibileImporto', '>90.00</ImponibileImporto')
    .replace('>22.00</Imposta', '>19.80</Imposta')
    .replace('>122.00<', '>109.80<')
  const { body } = await drop(firm, file)
  expect([body.totalAmount, body.statedSum]).toEqual([10_980, null])
})

test.each([
  ['dec-comma.xml', 'invoiceLineAmount', { line: '1', text: '100,00' }],
  ['500-ubl-line-amount-comma.xml', 'invoiceLineAmount', { line: '1', text: '100,00' }],
  ['500-ubl-line-amount-words.xml', 'invoiceLineAmount', { line: '1' }],
  ['ubl-sci.xml', 'invoiceLineAmount', { line: '1', text: '1e2' }],
  ['500-ubl-allowance-empty.xml', 'invoiceAdjustment', undefined],
  ['ubl-nocurrency.xml', 'invoiceNoCurrency', undefined],
])('%s is refused: %s', async (name, key, params) => {
  const firm = await TestFirm.open(other)
  const { status, body } = await drop(firm, fixture(name), name)
  expect([status, body.data.fields]).toMatchObject([
    422,
    { file: params ? { key, params } : { key } },
  ])
})

test('what counts for nothing is not added up: groups and information, at any depth', async () => {
  const firm = await TestFirm.open(other)
  const plain = textOf('sum-differs.xml')
    .replaceAll('200.00', '100.00')
    .replace(/219\.00/g, '119.00')
  const coded = (code: string, parent: string) =>
    `<ram:LineID>$1</ram:LineID>${parent && `<ram:ParentLineID>${parent}</ram:ParentLineID>`}<ram:LineStatusCode>NEW</ram:LineStatusCode><ram:LineStatusReasonCode>${code}</ram:LineStatusReasonCode>`
  const [, line = ''] =
    /(<ram:IncludedSupplyChainTradeLineItem>.*?<\/ram:IncludedSupplyChainTradeLineItem>)/.exec(
      plain,
    ) ?? []
  const of = (code: string, parent: string) =>
    line.replace(/<ram:LineID>(\d+)<\/ram:LineID>/, coded(code, parent))
  const whole = of('GROUP', '') + of('GROUP', '1') + of('INFORMATION', '1')
  const { status, body } = await drop(firm, plain.replace(line, `${whole}${of('DETAIL', '1')}`))
  expect([status, body.totalAmount, body.statedSum, body.lines.length]).toEqual([
    201,
    11_900,
    null,
    2,
  ])
})

test('a total beyond any amount is refused, and no other sum taken for it', async () => {
  const firm = await TestFirm.open(other)
  const tooMuch = '999999999999999'
  const xml = textOf('ubl-charge-1.xml').replace(
    /(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/,
    `$1${tooMuch}`,
  )
  const { status, body } = await drop(firm, xml)
  const problem = { key: 'invoiceAmount', params: { text: tooMuch } }
  expect([status, body.data.fields.file]).toEqual([422, problem])
})

test('blanks around the "=" of an attribute lose nothing', async () => {
  const firm = await TestFirm.open(other)
  const spaced = textOf('minimum.xml').replaceAll('schemeID="', 'schemeID = "')
  const { body } = await drop(firm, spaced)
  const supplier = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  const party = await firm.must<{ vatId: string }>('GET', `/parties/${supplier.supplierId}`)
  expect(party.vatId.replaceAll(' ', '')).toBe('DE987654328')
})

test.each([
  ['sum-differs.xml', 21_900, ['lines', 'gross']],
  ['ubl-line-missing.xml', 23_800, ['net']],
])('%s shows both sums, and nobody approves it without deciding', async (name, total, terms) => {
  const firm = await TestFirm.open(other)
  const { status, body } = await drop(firm, fixture(name), name)
  expect(status).toBe(201)
  expect(body.statedSum).toMatchObject({
    total,
    difference: total - 11_900,
    isDecided: false,
    decidedBy: '',
  })
  expect(body.statedSum?.parts.map(({ term }) => term)).toEqual(
    expect.arrayContaining(terms.slice(0, 1)),
  )
  const path = `/bills/${body.id}`
  const linked = await firm.must<Bill>('POST', `${path}/supplier`, {})
  expect(linked.actions).toContain('decideSum')
  expect(linked.actions).not.toContain('approve')
  const tried = await firm.ask('POST', `${path}/approve`, { version: linked.version })
  expect([tried.status, tried.body.data.detail]).toEqual([409, { reason: 'sumDiffers' }])

  const readOnly = { role: 'readOnly' }
  const decision = { version: linked.version, take: 'lines' }
  expect((await firm.ask('POST', `${path}/sum`, decision, readOnly)).status).toBe(403)
  const decided = await firm.must<Bill>('POST', `${path}/sum`, decision)
  expect(decided.statedSum).toMatchObject({ isDecided: true, decidedBy: 'Maria' })
  expect(
    (await firm.ask('POST', `${path}/sum`, { ...decision, version: decided.version })).status,
  ).toBe(409)
  const approved = await firm.must<Bill>('POST', `${path}/approve`, { version: decided.version })
  expect([approved.state, approved.totalAmount]).toEqual(['open', 11_900])
})

test('the total of the file is taken by a line of what is missing', async () => {
  const firm = await TestFirm.open(other)
  const { body } = await drop(firm, fixture('ubl-line-missing.xml'))
  const linked = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  const decision = { version: linked.version, take: 'file' }
  const whole = await firm.must<Bill>('POST', `/bills/${body.id}/sum`, decision)
  expect([whole.totalAmount, whole.statedSum, whole.lines.length]).toEqual([23_800, null, 2])
  await firm.must('POST', `/bills/${body.id}/approve`, { version: whole.version })
})

test('a PDF whose invoice cannot be read is a draft that says why', async () => {
  const firm = await TestFirm.open(other)
  const pdf = Buffer.from(fixture('zugferd-two-xml.pdf')).toString('latin1')
  const xml = textOf('ubl-sci.xml')
  const attached = `%PDF-1.4\n1 0 obj\n<</Type/EmbeddedFile/Length ${xml.length}>>\nstream\n${xml}\nendstream\nendobj\n%%EOF\n`
  expect(pdf.startsWith('%PDF')).toBe(true)
  const { status, body } = await drop(firm, attached, 'invoice.pdf')
  expect([status, body.fileProblem]).toEqual([
    201,
    { key: 'invoiceLineAmount', params: { line: '1', text: '1e2' } },
  ])
})

test('of two files in a PDF the invoice is that with the name and place of one', async () => {
  const firm = await TestFirm.open(other)
  const { body } = await drop(firm, fixture('zugferd-two-xml.pdf'), 'invoice.pdf')
  expect([body.supplierNumber, body.totalAmount]).toEqual(['NEU-0002', 984_023])
})

test('an invoice in the envelope of a network is read', async () => {
  const firm = await TestFirm.open(other)
  const { body } = await drop(firm, fixture('ubl-sbdh.xml'))
  expect([body.supplierNumber, body.totalAmount]).toEqual(['R-SBDH', 5_950])
})

test('terms are kept: the order is shown, and what paying early saves is the discount', async () => {
  const firm = await TestFirm.open(other)
  const { body } = await drop(firm, fixture('ubl-skonto.xml'))
  expect(body.terms).toContainEqual({ term: 'orderReference', text: 'PO-77' })
  const linked = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  // 2 % until 14 days after 20 August.
  const amount = Math.round(body.totalAmount * 0.02)
  expect(linked.discount).toEqual({ amount, date: '2026-09-03' })
})

test('a day due before the date is kept as the file says it, also when it is changed', async () => {
  const firm = await TestFirm.open(other)
  const file = textOf('ubl-skonto.xml').replace(
    '<cbc:DueDate>2026-09-19',
    '<cbc:DueDate>2026-08-01',
  )
  const { status, body } = await drop(firm, file)
  expect([status, body.dueDate]).toEqual([201, '2026-08-01'])
  const changed = await firm.must<Bill>('PUT', `/bills/${body.id}`, { ...body, note: 'Seen' })
  expect([changed.note, changed.dueDate]).toEqual(['Seen', '2026-08-01'])
})

test('the day due is read where an invoice says it with the way of paying', async () => {
  const firm = await TestFirm.open(other)
  const means =
    '<cac:PaymentMeans><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-01</cbc:PaymentDueDate></cac:PaymentMeans><cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE75 5121 0800 1245 1261 99</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>'
  const file = textOf('ubl-charge-1.xml').replace(
    '<cac:AllowanceCharge>',
    `${means}<cac:AllowanceCharge>`,
  )
  const { body } = await drop(firm, file)
  // The second way has the account.
  expect([body.dueDate, body.iban]).toEqual(['2026-12-01', 'DE75512108001245126199'])
})

test('what paying early saves is read in figures, and its day is not the day due', async () => {
  const firm = await TestFirm.open(other)
  const day = (date: string) =>
    `<ram:DueDateDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:DueDateDateTime>`
  const early = `<ram:SpecifiedTradePaymentTerms><ram:Description>2 % bis 24.11.</ram:Description>${day('20261124')}<ram:ApplicableTradePaymentDiscountTerms><ram:BasisPeriodMeasure unitCode="DAY">14</ram:BasisPeriodMeasure><ram:CalculationPercent>2.00</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms></ram:SpecifiedTradePaymentTerms>`
  const file = textOf('comment-line.xml')
    .replace(/<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s, '')
    .replace(
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      `${early}<ram:SpecifiedTradePaymentTerms>${day('20261210')}</ram:SpecifiedTradePaymentTerms>$&`,
    )
  const { body } = await drop(firm, file)
  const linked = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  expect([linked.dueDate, linked.discount]).toEqual([
    '2026-12-10',
    { amount: 238, date: '2026-11-24' },
  ])
})

test('a discount on a part alone is not taken of the whole', async () => {
  const firm = await TestFirm.open(other)
  const file = textOf('ubl-skonto.xml').replace(/#PROZENT=[\d.]+#/g, '$&BASISBETRAG=1.00#')
  const { body } = await drop(firm, file)
  const linked = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  expect(linked.discount).toBe(null)
  expect(linked.terms).toContainEqual({
    term: 'paymentTerms',
    text: expect.stringContaining('BASISBETRAG=1.00'),
  })
})

test('sums in another currency are not those of the invoice', async () => {
  const firm = await TestFirm.open(other)
  const plain = textOf('ubl-charge-1.xml').replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, '')
  const [total = ''] = /<cac:TaxTotal>.*<\/cac:TaxTotal>/s.exec(plain) ?? []
  const ubl = plain.replace(total, total + total.replaceAll('"EUR"', '"SEK"'))
  const cii = textOf('comment-line.xml').replace(
    '<ram:GrandTotalAmount>',
    '<ram:GrandTotalAmount currencyID="SEK">1309.00</ram:GrandTotalAmount><ram:GrandTotalAmount>',
  )
  const read = [await drop(firm, ubl), await drop(firm, cii)]
  expect(read.map(({ body }) => [body.totalAmount, body.statedSum])).toEqual([
    [13_090, null],
    [11_900, null],
  ])
})

test.each([
  '<udt:DateTimeString format="203">202611102359</udt:DateTimeString>',
  '<udt:DateTimeString format="205">202611102359+0100</udt:DateTimeString>',
  '<udt:DateTimeString format="101">261110</udt:DateTimeString>',
  '<udt:DateTime>2026-11-10T00:00:00</udt:DateTime>',
])('a day is read with a time behind it or without its century: %s', async (day) => {
  const firm = await TestFirm.open(other)
  const file = textOf('comment-line.xml').replace(
    /(<ram:IssueDateTime>).*?(<\/ram:IssueDateTime>)/s,
    `$1${day}$2`,
  )
  const { status, body } = await drop(firm, file)
  expect([status, body.date]).toEqual([201, '2026-11-10'])
})

test('an invoice that names no supplier is refused with that', async () => {
  const firm = await TestFirm.open(other)
  const file = textOf('ubl-charge-1.xml')
    .replace('Muster Lieferant GmbH', '')
    .replace('DE987654328', '')
  const { status, body } = await drop(firm, file)
  expect([status, body.data.fields.file]).toMatchObject([422, { key: 'invoiceNoSeller' }])
})
