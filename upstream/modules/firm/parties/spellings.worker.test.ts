import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { SearchResults } from '#contract/firm/search.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

const names = ['Bäckerei Süd GmbH', 'Strasse & Co', 'ООО «Ромашка»', 'Mueller Bau', 'Søren Ågård']

beforeAll(async () => {
  firm = await TestFirm.open()
  for (const name of names) {
    const { id } = await firm.customer({ name, roles: ['customer', 'supplier'] })
    await firm.issued(id)
  }
})

// What banks, machines and people without the keys write.
test.each([
  ['Baeckerei Sued', 'Bäckerei Süd GmbH'],
  ['BACKEREI SUD', 'Bäckerei Süd GmbH'],
  ['Bäcker', 'Bäckerei Süd GmbH'],
  ['Straße', 'Strasse & Co'],
  ['Romashka', 'ООО «Ромашка»'],
  ['ромашка', 'ООО «Ромашка»'],
  ['Müller', 'Mueller Bau'],
  ['Soeren Aagaard', 'Søren Ågård'],
])('%s finds %s in every list and in the search of the firm', async (typed, name) => {
  const q = encodeURIComponent(typed)
  type Named = { rows: { name?: string; customerName?: string }[] }
  const parties = await firm.must<Named>('GET', `/parties?q=${q}`)
  expect(parties.rows.map((row) => row.name)).toEqual([name])
  const invoices = await firm.must<Named>('GET', `/invoices?q=${q}`)
  expect(invoices.rows.map((row) => row.customerName)).toEqual([name])
  const { counts } = await firm.must<SearchResults>('GET', `/search?q=${q}`)
  expect(counts.map(({ kind }) => kind).sort()).toEqual(['invoice', 'party'])
})

test.each([
  ['BAECKEREI SUED GMBH', 'Bäckerei Süd GmbH'],
  ['Baeckerei Sued', 'Bäckerei Süd GmbH'],
  ['Romashka', 'ООО «Ромашка»'],
  ['Müller Bau', 'Mueller Bau'],
])('a bill of %s is one of %s, who is known', async (supplierName, name) => {
  const bill = await firm.must<Bill>('POST', '/bills', {
    ...{ kind: 'bill', supplierName, supplierNumber: supplierName, currency: 'EUR' },
    ...{ date: '2026-03-02', exchangeRate: '' },
    lines: [{ description: 'Flour', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }],
  })
  expect(bill.supplierName).toBe(name)
})

test('a name with another legal form is somebody else', async () => {
  const bill = await firm.must<Bill>('POST', '/bills', {
    ...{ kind: 'bill', supplierName: 'Baeckerei Sued AG', supplierNumber: '7', currency: 'EUR' },
    ...{ date: '2026-03-02', exchangeRate: '' },
    lines: [{ description: 'Flour', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }],
  })
  expect(bill.supplierName).toBe('Baeckerei Sued AG')
})
