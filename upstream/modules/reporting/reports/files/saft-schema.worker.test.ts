import { expect, test } from 'vitest'
import { readTree, type XmlElement } from '#upstream/einvoice/xml/read-tree.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { amounts, dates, longest, saftSchema } from './saft-schema.fixture.ts'

const days = 'period=custom&from=2026-01-01&to=2026-12-31'
const path = `/reports/journal/file?${days}&format=saft`

/** What of an element and all within it the schema does not allow, by where it stands. */
function faultsOf(element: XmlElement, above = ''): string[] {
  const { name, children, text } = element
  const at = `${above}/${name}`
  const order = saftSchema[name]
  if (order !== undefined) {
    const found = children.map((child) => `${child.name},`).join('')
    const own = modelOf(order).test(found) ? [] : [`${at}: ${found}`]
    return [...own, ...children.flatMap((child) => faultsOf(child, at))]
  }
  const faults = children.length > 0 ? [`${at}: holds elements`] : []
  if (text.trim() === '') faults.push(`${at}: empty`)
  if ([...text].length > (longest[name] ?? 256)) faults.push(`${at}: too long`)
  if (dates.has(name) && !/^\d{4}-\d\d-\d\d$/.test(text)) faults.push(`${at}: ${text}`)
  if (amounts.has(name) && !/^-?\d{1,16}(\.\d{1,2})?$/.test(text)) faults.push(`${at}: ${text}`)
  return faults
}

/** `A B? (C|D)*` as an expression over `A,B,C,`. */
function modelOf(order: string): RegExp {
  const parts = order.split(' ').map((part) => {
    const many = /[?*+]$/.exec(part)?.[0] ?? ''
    const names = part.replace(/[()?*+]/g, '').split('|')
    return `(?:${names.map((name) => `${name},`).join('|')})${many}`
  })
  return new RegExp(`^${parts.join('')}$`)
}

async function treeOf(firm: TestFirm): Promise<XmlElement> {
  const { body } = await firm.download(path)
  return readTree(body)
}

test('an audit file has the elements of the OECD’s schema in their order', async () => {
  const firm = await TestFirm.open({
    phone: '+49 40 1234567890 Durchwahl 12',
    email: 'a@b.example',
  })
  const { id } = await firm.customer({ name: `Ä & Ö ${'lang '.repeat(25)}`, vatId: 'ATU33864707' })
  const { id: costCentreId } = await firm.must<{ id: string }>('POST', '/cost-centres', {
    ...{ code: '1', name: 'Laden' },
  })
  const dates = { issueDate: '2026-03-10', supplyDate: '2026-03-10' }
  await firm.issued(id, { ...dates, lines: [line({ costCentreId })] })
  const dollars = { currency: 'USD', exchangeRate: '0.9', lines: [line({ taxCode: 'DE-G' })] }
  await firm.issued(id, { ...dates, ...dollars })
  const supplierName = 'Liffey Adverts'
  const address = { city: 'Dublin', country: 'IE' }
  await firm.customer({ name: supplierName, roles: ['supplier'], address })
  const { id: bill, version } = await firm.must<{ id: string; version: number }>('POST', '/bills', {
    ...{ supplierName, supplierNumber: 'L-1', date: '2026-04-01', currency: 'EUR' },
    ...{ exchangeRate: '' },
    lines: [{ description: 'Ads', unitPrice: '50', account: '4930', taxCode: 'DE-13B-EU' }],
  })
  await firm.must('POST', `/bills/${bill}/approve`, { version })
  const root = await treeOf(firm)
  expect(root.namespace).toBe('urn:OECD:StandardAuditFile-Taxation/2.00')
  expect(faultsOf(root)).toEqual([])
  const names = new Set<string>()
  const walk = (element: XmlElement) => {
    names.add(element.name)
    element.children.forEach(walk)
  }
  walk(root)
  // Only what stands in the file was compared.
  expect([...names]).toEqual(
    expect.arrayContaining([
      'Customer',
      'Supplier',
      'Analysis',
      'CurrencyAmount',
      'TaxInformation',
    ]),
  )
})

test('books without an entry make a file that the schema allows', async () => {
  expect(faultsOf(await treeOf(await TestFirm.open()))).toEqual([])
})

test('the comparison finds what is out of order, missing or too long', () => {
  const wrong = '<AuditFile><MasterFiles/><Header><TaxEntity>x</TaxEntity></Header></AuditFile>'
  expect(faultsOf(readTree(wrong))).toEqual([
    '/AuditFile: MasterFiles,Header,',
    '/AuditFile/Header: TaxEntity,',
  ])
  expect(faultsOf(readTree('<TaxCode>DE-13B-EU-LONG</TaxCode>'))).toEqual(['/TaxCode: too long'])
})

test('who may not see customers and suppliers gets no file that says where they live', async () => {
  const firm = await TestFirm.open()
  const permissions = ['report:view', 'ledger:view'] as const
  const how = { role: 'x', custom: { name: 'Reader', permissions, scopes: {} } }
  expect((await firm.download(path, how)).status).toBe(403)
  expect((await firm.download(path.replace('saft', 'hledger'), how)).status).toBe(200)
  const permitted = { ...how.custom, permissions: [...permissions, 'party:view'] as const }
  expect((await firm.download(path, { ...how, custom: permitted })).status).toBe(200)
})
