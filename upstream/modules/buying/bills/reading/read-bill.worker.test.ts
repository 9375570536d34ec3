import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Party } from '#contract/firm/parties.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import ublUrl from '../../../../einvoice/fixtures/invoice.ubl.xml?url&inline'
import fatturaUrl from '../../../../einvoice/fixtures/parcella.fattura.xml?url&inline'
import { readInvoiceInSteps } from '../../../../einvoice/index.ts'
import { receiptReaderOf } from './receipt-reader.ts'

function bytesOf(url: string): Uint8Array {
  const data = url.slice(url.indexOf(',') + 1)
  const isBase64 = url.includes(';base64,')
  return new Uint8Array(
    Buffer.from(isBase64 ? data : decodeURIComponent(data), isBase64 ? 'base64' : 'utf8'),
  )
}

function drop(firm: TestFirm, bytes: Uint8Array | string, name: string, role?: 'readOnly') {
  const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
  return firm.upload<Bill & { data: { fields: object } }>(
    '/bills/read',
    { file },
    role ? { role } : {},
  )
}

const italian = {
  address: { country: 'IT', city: 'Milano' },
  vatId: '',
  language: 'it',
  timeZone: 'Europe/Rome',
}

test.each([
  ['XRechnung in UBL', ublUrl, {}, 'invoice.xml'],
  ['a FatturaPA', fatturaUrl, italian, 'IT01234567890_1.xml'],
])('%s becomes a draft equal in every amount, with its original', async (_, url, profile, name) => {
  const firm = await TestFirm.open(profile)
  const bytes = bytesOf(url)
  const read = await readInvoiceInSteps(bytes)
  if ('refusal' in read) throw new Error(read.refusal)
  const { status, body } = await drop(firm, bytes, name)
  expect(status).toBe(201)
  const { totals, seller, number, issueDate } = read.document
  expect(body).toMatchObject({ supplierName: seller.name, supplierNumber: number, date: issueDate })
  expect(body.totalAmount).toBe(Math.round(Number(totals.gross) * 100))
  const { attachments } = await firm.panels('bill', body.id)
  expect(attachments).toMatchObject([{ name, size: bytes.byteLength }])
  const added = await firm.must<Bill>('POST', `/bills/${body.id}/supplier`, {})
  const supplier = await firm.must<Party>('GET', `/parties/${added.supplierId}`)
  expect(supplier.vatId.replaceAll(' ', '')).toBe(seller.vatId)
  // What a file says of accounts is nobody's word yet: no run pays there.
  const ibans = supplier.bankAccounts.map(({ iban }) => iban)
  expect(ibans).toEqual(body.iban ? [body.iban] : [])
  expect(supplier.heldAccounts.map(({ iban, isOfFile }) => [iban, isOfFile])).toEqual(
    ibans.map((iban) => [iban, true]),
  )
  const again = await drop(firm, bytes, name)
  expect([again.body.supplierId, again.body.similar.length]).toEqual([added.supplierId, 1])
})

const austrian = {
  address: { street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' },
  vatId: 'ATU12345675',
  timeZone: 'Europe/Vienna',
}

/** The invoice of 225.00 and tax, from another seller or at another rate. */
function invoiceOf(changes: readonly [from: string, to: string][]): string {
  const xml = new TextDecoder().decode(bytesOf(ublUrl))
  return changes.reduce((text, [from, to]) => text.replaceAll(from, to), xml)
}

const at20: [string, string][] = [
  ['<cbc:Percent>19<', '<cbc:Percent>20<'],
  ['>42.75<', '>45.00<'],
  ['>267.75<', '>270.00<'],
  ['>200.00<', '>202.25<'],
]

test.each([
  ['of a French hotel is cost', 'FR40303265045', '27000', '0'],
  ['of a seller registered in Austria is input tax', 'ATU13585627', '22500', '4500'],
])('Austrian firm: 20 %% %s', async (_, vatId, net, tax) => {
  const firm = await TestFirm.open(austrian)
  const changes: [string, string][] = [
    ...[...at20, ['DE123456788', vatId] as [string, string]],
    ['<cbc:IdentificationCode>DE<', '<cbc:IdentificationCode>FR<'],
  ]
  const { status, body } = await drop(firm, invoiceOf(changes), 'invoice.xml')
  expect([status, body.net, body.taxAmount]).toEqual([201, Number(net), Number(tax)])
  expect(body.totalAmount).toBe(27_000)
})

test('what was paid ahead or is withheld is not asked for again', async () => {
  const firm = await TestFirm.open()
  const { body } = await drop(firm, invoiceOf([]), 'invoice.xml')
  expect([body.totalAmount, body.askedAmount]).toEqual([26_775, 20_000])
  const whole: [string, string][] = [
    ['>67.75<', '>0.00<'],
    ['>200.00<', '>267.75<'],
  ]
  expect((await drop(firm, invoiceOf(whole), 'whole.xml')).body.askedAmount).toBeNull()
  const roman = await TestFirm.open(italian)
  const fattura = (await drop(roman, bytesOf(fatturaUrl), 'IT01234567890_1.xml')).body
  expect([fattura.totalAmount, fattura.askedAmount]).toEqual([126_880, 106_880])
})

test('a PDF without an invoice in it becomes a draft to be filled in beside the file', async () => {
  const firm = await TestFirm.open()
  const { status, body } = await drop(firm, '%PDF-1.4\n%%EOF\n', 'scan.pdf')
  expect([status, body.state, body.lines.length, body.totalAmount]).toEqual([201, 'draft', 1, 0])
  expect((await firm.panels('bill', body.id)).attachments).toMatchObject([
    { name: 'scan.pdf', type: 'application/pdf' },
  ])
  expect(body.actions).toEqual(expect.arrayContaining(['edit', 'remove']))
})

test('one in another currency takes the rate that is known or typed with it', async () => {
  const firm = await TestFirm.open({ baseCurrency: 'CHF' })
  const refused = await drop(firm, bytesOf(ublUrl), 'invoice.xml')
  expect(refused.body.data.fields).toEqual({ exchangeRate: { key: 'needsExchangeRate' } })
  const file = new File([new Uint8Array(bytesOf(ublUrl))], 'invoice.xml')
  const { body } = await firm.upload<Bill>('/bills/read', { file, exchangeRate: '0.95' })
  expect([body.currency, body.exchangeRate]).toEqual(['EUR', '0.95'])
})

test('what is no bill is refused and leaves nothing, and so is who may not enter one', async () => {
  const firm = await TestFirm.open()
  const wrong: [string, string][] = [
    ['hello', 'brokenInvoice'],
    ['<?xml version="1.0"?><order/>', 'noBillFile'],
    ['<!DOCTYPE x [<!ENTITY e "x">]><Invoice>&e;</Invoice>', 'brokenInvoice'],
  ]
  for (const [text, key] of wrong) {
    const { status, body } = await drop(firm, text, 'file.xml')
    expect([status, body.data.fields]).toEqual([422, { file: { key } }])
  }
  expect((await firm.must<{ rows: Bill[] }>('GET', '/bills')).rows).toEqual([])
  expect((await drop(firm, 'hello', 'x', 'readOnly')).status).toBe(403)
})

test('a picture is read only where that is set, and what the model says is checked', async () => {
  const said = '{"supplierName":"Kiosk","date":"2026-02-31","total":"12.50","currency":"EUR"}'
  const ai = { run: async () => ({ response: `Here it is: ${said}` }) }
  expect(receiptReaderOf({ AI: ai })).toBeUndefined()
  const reader = receiptReaderOf({ AI: ai, RECEIPT_READER: 'workers-ai' })
  expect(await reader?.(new Uint8Array([1]), 'image/png')).toEqual({
    supplierName: 'Kiosk',
    supplierNumber: '',
    date: '',
    total: '12.50',
    currency: 'EUR',
  })
  expect(await reader?.(new Uint8Array([1]), 'application/pdf')).toBeUndefined()
  const broken = { run: () => Promise.reject(new Error('down')) }
  const other = receiptReaderOf({ AI: broken, RECEIPT_READER: 'workers-ai' })
  expect(await other?.(new Uint8Array([1]), 'image/png')).toBeUndefined()
})

test('an invoice of the firm itself, or one that its customer wrote for it, is no bill', async () => {
  const firm = await TestFirm.open({ vatId: 'DE 123456788' })
  const { status, body } = await drop(firm, invoiceOf([['>380<', '>389<']]), 'invoice.xml')
  expect([status, body]).toMatchObject([422, { data: { fields: { file: { key: 'ownInvoice' } } } }])
})

test('what no field holds is shown, and allowances and charges of a line are lines', async () => {
  const firm = await TestFirm.open()
  const adjustment = (isCharge: boolean, reason: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">10.00</cbc:Amount></cac:AllowanceCharge>`
  const parts = adjustment(false, 'Regular') + adjustment(true, 'Night')
  const { status, body } = await drop(
    firm,
    invoiceOf([
      ['<cac:Item><cbc:Description>', `${parts}<cac:Item><cbc:Description>`],
      ['<cbc:CopyIndicator>false', '<cbc:CopyIndicator>true'],
    ]),
    'invoice.xml',
  )
  expect(status).toBe(201)
  expect(body.unread).toContainEqual({ path: 'Invoice/CopyIndicator', text: 'true' })
  // The file names the firm of the example, and is collected by SEPA direct debit (code 59).
  expect(body).toMatchObject({ isCollected: true })
  expect(body.otherBuyer).not.toBe('')
  expect(body.lines.map(({ description, net }) => [description, net])).toEqual([
    ['Unloading', 25_000],
    ['Unloading: Regular', -1_000],
    ['Unloading: Night', 1_000],
    ['Rebate', -2_500],
  ])
})
