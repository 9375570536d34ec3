import { Buffer } from 'node:buffer'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import ublUrl from './fixtures/invoice.ubl.xml?url&inline'
import fatturaUrl from './fixtures/parcella.fattura.xml?url&inline'
import { type ReadInvoice, readElectronicInvoice } from './read-electronic-invoice.ts'

const ubl = fromUrl(ublUrl)
const fattura = fromUrl(fatturaUrl)

function fromUrl(url: string): Uint8Array {
  const data = url.slice(url.indexOf(',') + 1)
  return new Uint8Array(
    url.includes(';base64,') ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data)),
  )
}

function read(bytes: Uint8Array, name = ''): ReadInvoice {
  const result = readElectronicInvoice(bytes, { name, type: '' })
  if ('refusal' in result) throw new Error(result.refusal)
  return result
}

function text(xml: string): Uint8Array {
  return new TextEncoder().encode(xml)
}

describe('UBL', () => {
  const { document, warnings, syntax } = read(ubl)

  it('gives every business term as it is written', () => {
    expect(syntax).toBe('ubl')
    expect(document).toMatchObject({
      specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      number: 'HB-2026-17',
      issueDate: '2026-11-02',
      dueDate: '2026-12-02',
      typeCode: '380',
      currency: 'EUR',
      buyerReference: '04011000-12345-34',
      orderReference: 'PO-88',
      object: { id: 'METER-7', scheme: '' },
      notes: [{ subject: 'AAI', text: 'Work at the north quay & the mole' }],
      seller: {
        name: 'Harbour Builders GmbH',
        vatId: 'DE123456788',
        taxNumber: '60/123/45678',
        legalId: { id: 'HRB 4711', scheme: '' },
        endpoint: { id: 'office@harbour.example', scheme: 'EM' },
        ids: [],
      },
      buyer: { name: 'Hafenamt', vatId: '', endpoint: { id: '04011000-12345-34', scheme: '0204' } },
      delivery: { date: '2026-10-30', address: null },
      payments: [
        {
          code: '59',
          text: 'SEPA direct debit',
          remittance: 'HB-2026-17',
          debit: {
            mandate: 'M-1',
            creditorId: 'DE98ZZZ09999999999',
            account: 'DE89370400440532013000',
          },
        },
      ],
      allowances: [{ amount: '25.00', base: '250.00', percent: '10', category: 'S', rate: '19' }],
      taxes: [{ base: '225.00', tax: '42.75', category: 'S', rate: '19' }],
      totals: {
        lines: '250.00',
        allowances: '25.00',
        net: '225.00',
        tax: '42.75',
        gross: '267.75',
        prepaid: '67.75',
        due: '200.00',
      },
      documents: [
        { id: 'hours.csv', file: { type: 'text/csv', name: 'hours.csv', content: 'YTtiCjE7Mgo=' } },
      ],
      lines: [{ quantity: '2.5', unit: 'HUR', name: 'Unloading', price: { net: '100' } }],
    })
  })

  it('tells what has no business term', () => {
    expect(warnings).toEqual([])
    const xml = new TextDecoder().decode(ubl).replace('CopyIndicator>false', 'CopyIndicator>true')
    expect(read(text(xml)).warnings).toEqual([{ path: 'Invoice/CopyIndicator', text: 'true' }])
  })

  // The euro sign stands in Windows' letters alone.
  it.each([
    ['ISO-8859-1', 'Möbel Süß', [0xf6, 0xfc, 0xdf]],
    ['windows-1252', 'Büro €', [0xfc, 0x80]],
  ])('is read in %s, as it declares', (named, wanted, high) => {
    const signs = [...high]
    const raw = wanted.replace(/[^\p{ASCII}]/gu, () => String.fromCharCode(signs.shift() ?? 0))
    const xml = new TextDecoder()
      .decode(ubl)
      .replace('UTF-8', named)
      .replace(/[^\p{ASCII}]/gu, '?')
      .replaceAll('Unloading', raw)
    const { lines } = read(Uint8Array.from(xml, (sign) => sign.charCodeAt(0))).document
    expect(lines[0]?.name).toBe(wanted)
  })

  it.each(['utf-16le', 'utf-16be'])('is read in %s', (encoding) => {
    const xml = new TextDecoder().decode(ubl).replace('UTF-8', 'UTF-16')
    const isLittle = encoding === 'utf-16le'
    const bytes = new Uint8Array(2 + xml.length * 2)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, 0xfeff, isLittle)
    for (let at = 0; at < xml.length; at++) {
      view.setUint16(2 + at * 2, xml.charCodeAt(at), isLittle)
    }
    expect(read(bytes).document.number).toBe('HB-2026-17')
  })
})

describe('FatturaPA', () => {
  it('is read with its pension fund, withheld tax and natura', () => {
    const { document, warnings } = read(fattura)
    expect(document).toMatchObject({
      number: '12/A',
      typeCode: '380',
      seller: { name: 'Mario Rossì', vatId: 'IT01234567897', taxNumber: 'RSSMRA70A01F205X' },
      buyer: { name: 'Cantiere Nord', endpoint: { id: 'cantiere@pec.example', scheme: '0202' } },
      precedingInvoices: [{ number: '11/A', issueDate: '2026-10-01' }],
      charges: [{ amount: '40.00', percent: '4.00', rate: '22.00', reason: 'TC04' }],
      taxes: [
        { base: '1040.00', tax: '228.80', category: 'S' },
        { base: '0.00', tax: '0.00', category: 'E', reasonCode: 'N1', reason: 'art. 15' },
      ],
      totals: { lines: '1000.00', net: '1040.00', tax: '228.80', gross: '1268.80', due: '1068.80' },
      withheld: [{ kind: 'RT01', amount: '200.00' }],
      payments: [{ code: '30', text: 'MP05', account: { id: 'IT60X0542811101000000123456' } }],
    })
    expect(warnings).toContainEqual(
      expect.objectContaining({ path: expect.stringContaining('CausalePagamento'), text: 'A' }),
    )
  })

  it.each([
    ['in DER', (signed: Uint8Array) => signed],
    ['in base 64', (signed: Uint8Array) => text(Buffer.from(signed).toString('base64'))],
  ])('is taken out of its signature, %s', (_, wrap) => {
    const { container, document } = read(wrap(signedFile(fattura)), 'IT1_9.xml.p7m')
    expect([container, document.number]).toEqual(['p7m', '12/A'])
  })
})

/** A CMS SignedData around the contents, its octets in two parts as long files have them. */
function signedFile(content: Uint8Array): Uint8Array {
  const half = content.length >> 1
  const octets = ber(0x24, ber(0x04, content.subarray(0, half)), ber(0x04, content.subarray(half)))
  const oid = (end: number) => Uint8Array.of(0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 7, end)
  const signed = ber(
    0x30,
    Uint8Array.of(0x02, 1, 1),
    ber(0x31),
    ber(0x30, oid(1), ber(0xa0, octets)),
    ber(0x31),
  )
  return ber(0x30, oid(2), ber(0xa0, signed))
}

function ber(tag: number, ...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const head = size < 0x80 ? [tag, size] : [tag, 0x83, size >> 16, (size >> 8) & 0xff, size & 0xff]
  return Uint8Array.from([...head, ...parts.flatMap((part) => [...part])])
}

function pdfWith(files: [name: string, bytes: Uint8Array][]): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, font: '' })
  const chunks: Uint8Array[] = []
  for (const [name, bytes] of files) doc.file(Buffer.from(bytes), { name })
  return new Promise((resolve) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.end()
  })
}

describe('PDF', () => {
  it('gives the invoice among its attachments', async () => {
    const pdf = await pdfWith([
      ['hours.csv', text('a;b')],
      ['other.xml', text('<?xml version="1.0"?><hours/>')],
      ['factur-x.xml', ubl],
    ])
    const { container, document } = read(pdf, 'invoice.pdf')
    expect([container, document.number]).toEqual(['pdf', 'HB-2026-17'])
  })

  it('without an invoice is said to have none', async () => {
    expect(readElectronicInvoice(await pdfWith([['a.txt', text('a')]]))).toEqual({
      refusal: 'noAttachment',
    })
  })

  it('that unpacks to far more than it weighs is given up', async () => {
    const bomb = await pdfWith([['factur-x.xml', new Uint8Array(30_000_000)]])
    expect(quickly(bomb)).toEqual({ refusal: 'noAttachment' })
  })
})

/** A refusal is due in under a second, on a machine that does nothing else. */
function quickly(bytes: Uint8Array) {
  const start = performance.now()
  const result = readElectronicInvoice(bytes)
  expect(performance.now() - start).toBeLessThan(5_000)
  return result
}

describe('attacks', () => {
  const invoice = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"'
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  )
  it.each([
    ['file of the machine', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['billion laughs', `<!DOCTYPE Invoice [<!ENTITY l0 "ha">${laughs.join('')}]>`],
    ['foreign DTD', '<!doctype Invoice SYSTEM "https://attacker.example/x.dtd">'],
  ])('%s: a DOCTYPE is refused', (_, doctype) => {
    const xml = `<?xml version="1.0"?>${doctype}<Invoice ${invoice}>&l9;&x;</Invoice>`
    expect(quickly(text(xml))).toEqual({ refusal: 'doctype' })
  })

  it('an unknown entity stays text', () => {
    const { document } = read(text(`<Invoice ${invoice}><ID>&x;</ID></Invoice>`))
    expect(document.number).toBe('&x;')
  })

  it.each([
    ['depth', `<Invoice ${invoice}>${'<a>'.repeat(100_000)}`, 'tooLarge'],
    ['elements', `<Invoice ${invoice}>${'<a/>'.repeat(210_000)}</Invoice>`, 'tooLarge'],
    ['bytes', `<Invoice ${invoice}>${' '.repeat(12_000_000)}</Invoice>`, 'tooLarge'],
    ['an open end', `<Invoice ${invoice}><ID>1</ID>`, 'malformed'],
    ['XML of another kind', '<?xml version="1.0"?><html/>', 'noInvoice'],
    ['no XML', 'a,b,c', 'noInvoice'],
  ])('%s: %#', (_, xml, refusal) => {
    expect(quickly(text(xml))).toEqual({ refusal })
  })

  it('a PDF of many empty objects takes no long', () => {
    const objects = '1 0 obj <</Type /ObjStm /EF <</F 1 0 R>> >> '.repeat(100_000)
    expect(quickly(text(`%PDF-1.7\n${objects}`))).toEqual({ refusal: 'noAttachment' })
  })

  it('a signature whose lengths lie is refused', () => {
    const signed = signedFile(fattura)
    for (const at of [1, 3, 5, 16, 20, 28, 40]) {
      const bytes = signed.slice()
      bytes[at] = 0xff
      const result = quickly(bytes)
      expect('refusal' in result || result.document.number).toBeTruthy()
    }
    const nested = Uint8Array.from({ length: 200_000 }, (_, at) => (at % 2 === 0 ? 0x30 : 0x80))
    expect(quickly(nested)).toEqual({ refusal: 'noInvoice' })
  })
})
