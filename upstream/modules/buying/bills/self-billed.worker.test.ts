import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { MailPreview } from '#contract/firm/mails.ts'
import { brokenRules, readInvoiceInSteps } from '#upstream/einvoice/index.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { type Refused, TestFirm, today } from '#upstream/testing/test-firm.ts'

const agreed = { selfBillingSince: '2026-01-01' }
const home = { street: 'Waldweg 2', postcode: '38640', city: 'Goslar', country: 'DE' }
const line = { description: 'Oak', unit: 'h', quantity: '3', account: '3400', taxCode: 'DE-S19' }
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
})

async function supplier(name: string, values: object = {}) {
  const email = 'forst@harz.example'
  const { id } = await firm.customer({ name, email, address: home, roles: ['supplier'], ...values })
  return id
}

function input(supplierName: string, values: object = {}) {
  const lines = [{ ...line, unitPrice: '33.33' }]
  const head = { supplierName, date: today, currency: 'EUR', exchangeRate: '' }
  return { ...head, isSelfBilled: true, lines, ...values }
}

async function issue(supplierName: string, values: object = {}): Promise<Bill> {
  const draft = await firm.must<Bill>('POST', '/bills', input(supplierName, values))
  return firm.must('POST', `/bills/${draft.id}/approve`, { version: draft.version })
}

async function refusalOf(supplierName: string, values: object = {}) {
  const { status, body } = await firm.ask<Refused>('POST', '/bills', input(supplierName, values))
  return status === 422 ? body.data.fields : status
}

async function xmlOf({ id }: Bill, format: 'ubl' | 'cii'): Promise<Uint8Array> {
  const path = `/bills/${id}/electronic-file?format=${format}`
  return new Uint8Array(await (await askFirm(firm, 'GET', path)).arrayBuffer())
}

async function readBack(bill: Bill, format: 'ubl' | 'cii') {
  const read = await readInvoiceInSteps(await xmlOf(bill, format))
  if ('refusal' in read) throw new Error(read.refusal)
  return read.document
}

test('an invoice for a supplier has a number of its own series and posts as a bill', async () => {
  await supplier('Forst Harz', { ...agreed, vatId: 'DE136695976' })
  const two = [
    { ...line, unitPrice: '33.33' },
    { ...line, quantity: '1', unitPrice: '10.05', taxCode: 'DE-S7' },
  ]
  const bill = await issue('Forst Harz', { supplierNumber: 'typed', lines: two })
  const number = `GS-${today.slice(0, 4)}-0001`
  // 3 × 33.33 = 99.99 at 19 % = 19.00; 10.05 at 7 % = 0.70: together 129.74.
  expect(bill).toMatchObject({ number, supplierNumber: number, net: 11004, taxAmount: 1970 })
  expect(bill).toMatchObject({ totalAmount: 12974, due: 12974, state: 'open' })
  const sides = bill.entries.flatMap((entry) => entry.lines)
  expect(sides.map(({ account, debit, credit }) => [account, debit - credit])).toEqual(
    expect.arrayContaining([
      ['1576', 1900],
      ['1571', 70],
      ['1600', -12974],
    ]),
  )
  // The next bill that comes in goes on with the firm's usual series.
  const usual = await issue('Forst Harz', { isSelfBilled: false, supplierNumber: 'R-1' })
  expect(usual.number).toMatch(/^ER-/)
})

test.each(['ubl', 'cii'] as const)(
  'as %s it breaks no rule and says what the bill says',
  async (format) => {
    await supplier(`Säge ${format}`, {
      ...agreed,
      taxNumbers: [{ label: 'St.-Nr.', number: '27/181' }],
    })
    const gross = { priceMode: 'gross', supplyDate: '2026-03-01', iban: 'DE89370400440532013000' }
    const lines = [
      { ...line, unitPrice: '33.33' },
      { ...line, quantity: '2', unitPrice: '-4.99', description: 'Returned' },
      { ...line, quantity: '1', unitPrice: '10.05', taxCode: 'DE-S7' },
    ]
    const bill = await issue(`Säge ${format}`, { ...gross, lines })
    const invoice = await readBack(bill, format)
    expect(brokenRules(invoice, { pricesIncludeTax: true })).toEqual([])
    // Gross 99.99 − 9.98 = 90.01 has 14.37 of tax, 10.05 has 0.66.
    expect(invoice).toMatchObject({
      typeCode: '389',
      number: bill.number,
      seller: { name: `Säge ${format}`, taxNumber: '27/181', vatId: '' },
      buyer: { name: 'Nord & Söhne GmbH', vatId: 'DE136695976' },
      delivery: { date: '2026-03-01' },
      totals: { lines: '85.03', net: '85.03', tax: '15.03', gross: '100.06', due: '100.06' },
      taxes: [
        { category: 'S', rate: '19', base: '75.64', tax: '14.37' },
        { category: 'S', rate: '7', base: '9.39', tax: '0.66' },
      ],
    })
    expect(bill).toMatchObject({ net: 8503, taxAmount: 1503, totalAmount: 10006 })
  },
)

test('the supplier’s status decides about the tax, and says why there is none', async () => {
  await supplier('Klein', {
    ...agreed,
    isSmallBusiness: true,
    taxNumbers: [{ label: 'St.-Nr.', number: '1' }],
  })
  const taxed = { 'lines.0.taxCode': { key: 'supplierChargesNoTax' } }
  expect(await refusalOf('Klein')).toEqual(taxed)
  const bill = await issue('Klein', { lines: [{ ...line, unitPrice: '50', taxCode: 'DE-P0' }] })
  expect(bill).toMatchObject({ taxAmount: 0, totalAmount: 15000 })
  const xml = new TextDecoder().decode(await xmlOf(bill, 'ubl'))
  expect(xml).toMatch(/TaxExemptionReason>[^<]*Kleinunternehmer/)

  const austria = { street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' }
  await supplier('Wiener Holz', { ...agreed, vatId: 'ATU13585627', address: austria })
  const goods = [{ ...line, unitPrice: '50', account: '3425', taxCode: 'DE-IGE19' }]
  const acquired = await issue('Wiener Holz', { lines: goods })
  const invoice = await readBack(acquired, 'cii')
  expect(invoice.taxes).toMatchObject([
    { category: 'K', base: '150.00', tax: '0.00', reasonCode: 'VATEX-EU-IC' },
  ])
  expect(brokenRules(invoice)).toEqual([])
})

test('nothing is written without an agreement of its day, or a number that must stand on it', async () => {
  const missing = { isSelfBilled: { key: 'noSelfBilling' } }
  await supplier('Ohne', { vatId: 'DE136695976' })
  expect(await refusalOf('Ohne')).toEqual(missing)
  const over = { selfBillingSince: '2026-01-01', selfBillingUntil: '2026-01-31' }
  await supplier('Vorbei', { ...over, vatId: 'DE136695976' })
  expect(await refusalOf('Vorbei')).toEqual(missing)
  expect(await refusalOf('Vorbei', { date: '2026-01-31' })).toBe(201)
  await supplier('Nummernlos', agreed)
  expect(await refusalOf('Nummernlos')).toEqual({
    'lines.0.taxCode': { key: 'supplierNeedsNumber' },
  })
  expect(await refusalOf('Unbekannt')).toEqual({ supplierName: { key: 'noSupplierYet' } })

  const id = await supplier('Endet', { ...agreed, vatId: 'DE136695976' })
  const draft = await firm.must<Bill>('POST', '/bills', input('Endet'))
  const party = await firm.must<object>('GET', `/parties/${id}`)
  await firm.must('PUT', `/parties/${id}`, { ...party, selfBillingUntil: '2026-01-31' })
  const { status, body } = await firm.ask('POST', `/bills/${draft.id}/approve`, { version: 1 })
  expect([status, body.data.detail]).toEqual([409, { reason: 'noSelfBilling' }])
})

test('a credit corrects what was written, in parts and never beyond it', async () => {
  const id = await supplier('Rück', { ...agreed, vatId: 'DE136695976' })
  const bill = await issue('Rück', { lines: [{ ...line, unitPrice: '100' }] })
  const back = { kind: 'credit', corrects: bill.number }
  const part = (quantity: string) => [{ ...line, quantity, unitPrice: '100' }]
  expect(await refusalOf('Rück', { kind: 'credit' })).toEqual({ corrects: { key: 'required' } })
  expect(await refusalOf('Rück', { ...back, corrects: 'GS-0' })).toEqual({
    corrects: { key: 'noSelfBilledInvoice' },
  })
  // What was agreed then may have ended since.
  const party = await firm.must<object>('GET', `/parties/${id}`)
  await firm.must('PUT', `/parties/${id}`, { ...party, selfBillingSince: null })
  const credit = await issue('Rück', { ...back, lines: part('2') })
  expect(credit).toMatchObject({ totalAmount: 23800, supplierNumber: credit.number })
  expect(credit.number).toMatch(/^GS-/)
  for (const format of ['ubl', 'cii'] as const) {
    const read = await readBack(credit, format)
    expect(brokenRules(read)).toEqual([])
    expect(read).toMatchObject({
      typeCode: '261',
      precedingInvoices: [{ number: bill.number, issueDate: today }],
      totals: { gross: '238.00', due: '238.00' },
    })
  }
  const preview = await firm.must<MailPreview>(
    'POST',
    `/mails/selfBilledCredit/${credit.id}/preview`,
    {},
  )
  expect(preview.files).toEqual([`Korrektur-einer-Gutschrift-${credit.number}.pdf`])

  const draft = await firm.must<Bill>(
    'POST',
    '/bills',
    input('Rück', { ...back, lines: part('2') }),
  )
  const refused = await firm.ask('POST', `/bills/${draft.id}/approve`, { version: draft.version })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'correctsTooMuch' }])
  const kept = await firm.ask('POST', `/bills/${bill.id}/void`, { reason: 'Wrong' })
  expect([kept.status, kept.body.data.detail]).toEqual([409, { reason: 'billIsCorrected' }])
  await firm.must('POST', `/bills/${credit.id}/void`, { reason: 'Wrong' })
  await firm.must('POST', `/bills/${bill.id}/void`, { reason: 'Wrong' })
})

test('the paper goes to the supplier by mail, with the seller’s name and the word of the law', async () => {
  await supplier('Posta', { ...agreed, vatId: 'DE136695976', language: 'it' })
  const bill = await issue('Posta')
  const mail = await firm.must<MailPreview>(
    'POST',
    `/mails/selfBilledInvoice/${bill.id}/preview`,
    {},
  )
  expect(mail.to).toBe('forst@harz.example')
  expect(mail.files).toEqual([`Autofattura-per-conto-del-fornitore-${bill.number}.pdf`])
  const pdf = await firm.download(`/bills/${bill.id}/pdf`)
  expect(pdf.status).toBe(200)
  expect(pdf.body).toContain('factur-x.xml')
  const refused = await firm.ask('GET', `/bills/${bill.id}/pdf`, undefined, { role: 'sales' })
  expect(refused.status).toBe(403)
})
