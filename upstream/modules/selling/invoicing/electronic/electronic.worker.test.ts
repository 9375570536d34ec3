import { beforeAll, expect, test } from 'vitest'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { readInvoiceInSteps } from '../../../../einvoice/index.ts'

let firm: TestFirm
let customerId: string
const account = { iban: 'DE89370400440532013000' }

beforeAll(async () => {
  firm = await TestFirm.open({ bankAccount: account, email: 'post@nord.example' })
  customerId = (await firm.customer({ buyerReference: '04011000-12345-34' })).id
})

async function xmlOf(id: string, format: string): Promise<string> {
  const answer = await askFirm(firm, 'GET', `/invoices/${id}/electronic/file?format=${format}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain(`-${format}.xml`)
  return await answer.text()
}

async function read(xml: string) {
  const result = await readInvoiceInSteps(new TextEncoder().encode(xml))
  if ('refusal' in result) throw new Error(result.refusal)
  return result.document
}

test('an issued invoice says the same in both syntaxes, and for ever', async () => {
  const draft = await firm.draft(customerId)
  const terms = { contractReference: 'V-1', typeCode: '384', precedingNumber: 'R-1' }
  await firm.must('PUT', `/invoices/${draft.id}/electronic`, terms)
  const invoice = await firm.must<Invoice>('POST', `/invoices/${draft.id}/finalise`, {})
  const [ubl, cii] = [await xmlOf(draft.id, 'ubl'), await xmlOf(draft.id, 'cii')]
  expect(await read(ubl)).toEqual(await read(cii))
  expect(await read(ubl)).toMatchObject({
    number: invoice.number,
    typeCode: '384',
    contractReference: 'V-1',
    buyerReference: '04011000-12345-34',
    precedingInvoices: [{ number: 'R-1', issueDate: '' }],
    seller: { vatId: 'DE136695976' },
    payments: [{ code: '58', account: { id: account.iban } }],
    totals: { net: '100.00', tax: '19.00', gross: '119.00', due: '119.00' },
  })
  const { body: stored } = await firm.ask('PUT', `/invoices/${draft.id}/electronic`, terms)
  expect(stored).toMatchObject({ code: 'conflict' })
  const party = await firm.must<Record<string, unknown>>('GET', `/parties/${customerId}`)
  await firm.must('PUT', `/parties/${customerId}`, { ...party, name: 'Renamed' })
  expect(await xmlOf(draft.id, 'ubl')).toBe(ubl)
})

test('what the ledger posts is what the XML says', async () => {
  const { id } = await firm.issued(customerId)
  const { totals } = await read(await xmlOf(id, 'ubl'))
  const { rows } = await firm.must<{ rows: JournalEntry[] }>('GET', '/journal-entries')
  const lines = rows.find(({ source }) => source.id === id)?.lines ?? []
  const posted = lines.map(({ debit, credit }) => debit - credit).sort((a, b) => a - b)
  const minor = [-Number(totals.net), -Number(totals.tax), Number(totals.gross)]
  expect(posted).toEqual(minor.map((amount) => Math.round(amount * 100)))
})

test('the PDF of an issued document holds the same XML', async () => {
  const { id } = await firm.issued(customerId)
  const answer = await askFirm(firm, 'GET', `/invoices/${id}/electronic/file?format=facturx`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const inside = await readInvoiceInSteps(bytes)
  if ('refusal' in inside) throw new Error(inside.refusal)
  expect(inside.document).toEqual(await read(await xmlOf(id, 'cii')))
  const raw = new TextDecoder('latin1').decode(bytes)
  expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  // What the file says of itself is XML, whatever the firm is called.
  expect(raw).toContain('<rdf:li>Nord &amp; Söhne GmbH</rdf:li>'.replace('ö', 'Ã¶'))
  expect(raw).toContain('/AFRelationship /Alternative')
})

test('a firm in Italy gives a FatturaPA, to be sent as the customer’s code says', async () => {
  const italian = await TestFirm.open({
    vatId: 'IT00743110157',
    address: {
      street: 'Via Roma 1',
      postcode: '20121',
      city: 'Milano',
      region: 'MI',
      country: 'IT',
    },
  })
  const { id: office } = await italian.customer({
    electronicScheme: '0205',
    electronicId: 'UF1234',
    vatId: 'IT01234567897',
    address: { street: 'Corso 2', postcode: '00145', city: 'Roma', region: 'RM', country: 'IT' },
  })
  const line = { description: 'Molo', quantity: '1', unitPrice: '100', taxCode: 'IT-S22' }
  const { id } = await italian.issued(office, { lines: [line] })
  const { formats } = await italian.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
  expect(formats).toContain('fattura')
  const answer = await askFirm(italian, 'GET', `/invoices/${id}/electronic/file?format=fattura`)
  expect(answer.headers.get('content-disposition')).toMatch(/IT00743110157_\w{5}\.xml/)
  const xml = await answer.text()
  expect(xml).toContain('<FormatoTrasmissione>FPA12</FormatoTrasmissione>')
  expect(await read(xml)).toMatchObject({
    typeCode: '380',
    buyer: { endpoint: { id: 'UF1234', scheme: '0205' } },
    totals: { net: '100.00', gross: '122.00', due: '122.00' },
  })
  const { id: person } = await italian.customer({
    kind: 'person',
    name: 'Mario Rossi',
    taxNumbers: [{ label: 'Codice fiscale', number: 'RSSMRA85T10A562S' }],
    address: { street: 'Via Po 3', postcode: '10124', city: 'Torino', region: 'TO', country: 'IT' },
  })
  const sold = await italian.issued(person, { lines: [line] })
  const file = `/invoices/${sold.id}/electronic/file?format=fattura`
  const toPerson = await (await askFirm(italian, 'GET', file)).text()
  expect(toPerson).toContain('<CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale>')
  const { id: german } = await firm.issued(customerId)
  const none = await askFirm(firm, 'GET', `/invoices/${german}/electronic/file?format=fattura`)
  expect(none.status).toBe(409)
})

test('a credit note names its invoice', async () => {
  const invoice = await firm.issued(customerId)
  const note = await firm.must<Invoice>('POST', `/invoices/${invoice.id}/credit-note`, {})
  const document = await read(await xmlOf(note.id, 'cii'))
  expect(document).toMatchObject({
    typeCode: '381',
    precedingInvoices: [{ number: invoice.number, issueDate: invoice.issueDate }],
    totals: { gross: '119.00' },
  })
})

test('says which rules a document would break, and where to mend it', async () => {
  const bare = await TestFirm.open()
  const office = await bare.customer({ electronicProfile: 'xrechnung' })
  const draft = await bare.draft(office.id)
  const view = await bare.must<ElectronicView>('GET', `/invoices/${draft.id}/electronic`)
  expect(view.isDraft).toBe(true)
  expect(view.broken).toEqual(
    expect.arrayContaining([
      {
        rule: 'BR-DE-15',
        key: 'buyerReference',
        place: 'terms',
        line: null,
        field: 'buyerReference',
      },
      { rule: 'BR-DE-6', key: 'contactPhone', place: 'firm', line: null, field: 'phone' },
    ]),
  )
  const file = await askFirm(bare, 'GET', `/invoices/${draft.id}/electronic/file`)
  expect(file.status).toBe(409)
})

test('only who may edit invoices sets what they say', async () => {
  const draft = await firm.draft(customerId)
  const { status } = await firm.ask(
    'PUT',
    `/invoices/${draft.id}/electronic`,
    {},
    { role: 'readOnly' },
  )
  expect(status).toBe(403)
})

test('what breaks a rule is not handed out as if it were good: a currency with three decimals', async () => {
  const { id } = await firm.issued(customerId, {
    currency: 'KWD',
    exchangeRate: '3',
    lines: [line({ unitPrice: '10.005' })],
  })
  const view = await firm.must<ElectronicView>('GET', `/invoices/${id}/electronic`)
  expect(view.broken.map(({ rule }) => rule)).toContain('BR-DEC-14')
  expect(view.formats).toEqual(['ubl', 'cii'])
  for (const format of ['ubl', 'cii']) {
    const file = await askFirm(firm, 'GET', `/invoices/${id}/electronic/file?format=${format}`)
    expect(file.headers.get('content-disposition')).toContain(`-${format}.not-valid.xml`)
    await file.body?.cancel()
  }
  const facturx = `/invoices/${id}/electronic/file?format=facturx`
  expect((await askFirm(firm, 'GET', facturx)).status).toBe(409)
})

test('where nothing is subject to VAT an Italian firm names no VAT id but in its FatturaPA', async () => {
  const italian = await TestFirm.open({
    vatId: 'IT12345670017',
    email: 'posta@nord.example',
    address: { street: 'Via Po 1', postcode: '10124', city: 'Torino', region: 'TO', country: 'IT' },
  })
  const { id: customer } = await italian.customer({ vatId: 'ATU13585627' })
  const words = (text: string) => ({ en: text, de: text, it: text, ru: text, es: text })
  const rate = { code: 'IT-X1', name: words('Fuori campo'), category: 'O', rate: '0' }
  await italian.must('POST', '/taxes', { ...rate, note: words('Fuori campo IVA') })
  const { id } = await italian.issued(customer, { lines: [line({ taxCode: 'IT-X1' })] })
  const file = async (format: string) => {
    const path = `/invoices/${id}/electronic/file?format=${format}`
    return (await askFirm(italian, 'GET', path)).text()
  }
  for (const format of ['ubl', 'cii']) {
    expect(await read(await file(format))).toMatchObject({
      seller: { vatId: '' },
      buyer: { vatId: '' },
    })
  }
  expect(await file('fattura')).toContain('<IdCodice>12345670017</IdCodice>')
})
