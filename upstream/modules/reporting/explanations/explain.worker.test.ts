import { expect, test } from 'vitest'
import type { ExplainedRow, Explanation } from '#contract/books/explanations.ts'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

async function entriesOf(firm: TestFirm, kind: string): Promise<JournalEntry[]> {
  const { rows } = await firm.must<{ rows: JournalEntry[] }>('GET', '/journal-entries?size=100')
  return rows.filter(({ source }) => source.kind === kind)
}

async function explained(firm: TestFirm, entryId: string) {
  const path = `/journal-entries/${entryId}/explanation`
  const { parts } = await firm.must<Explanation>('GET', path)
  return new Map(parts.map(({ what, rows }) => [what, rows]))
}

const written = ({ terms, amount }: ExplainedRow) =>
  `${terms
    .map((term) => {
      if ('sign' in term) return term.sign
      if ('percent' in term) return `${term.percent} %`
      return 'amount' in term ? term.amount : term.number
    })
    .join(' ')} = ${amount}`

test('an invoice is explained from its lines to the box of the return', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const lines = [
    line({ quantity: '3', unitPrice: '18.55' }),
    line({ quantity: '1.5', unitPrice: '9.99' }),
  ]
  const invoice: Invoice = await firm.issued(id, { lines })
  const [entry] = await entriesOf(firm, 'invoice')
  const parts = await explained(firm, entry?.id ?? '')
  expect(parts.get('lines')?.map(written)).toEqual(['3 × 18.55 = 5565', '1.5 × 9.99 = 1499'])
  expect(parts.get('lines')?.map(({ isRounded }) => isRounded)).toEqual([false, true])
  expect(parts.get('tax')?.map(written)).toEqual(['7064 × 19 % = 1342'])
  expect(parts.get('total')?.map(written)).toEqual(['7064 + 1342 = 8406'])
  expect(invoice.totals.total).toBe(8406)
  const rows = parts.get('entry') ?? []
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(rows.filter(({ box }) => box !== '').map(({ box, amount }) => [box, amount])).toEqual([
    ['81', -7064],
    ['81', -1342],
  ])
  const refused = await firm.ask('GET', `/journal-entries/${entry?.id}/explanation`, undefined, {
    role: 'sales',
  })
  expect(refused.status).toBe(403)
  // Who keeps the books and sees no invoices is told of the accounts alone.
  const books = {
    role: 'own',
    custom: { name: 'Books', permissions: ['firm:view', 'ledger:view'], scopes: {} },
  } as const
  const path = `/journal-entries/${entry?.id}/explanation`
  const shown = await firm.must<Explanation>('GET', path, undefined, books)
  expect(shown.parts.map(({ what }) => what)).toEqual(['entry'])
})

test('tax within prices is explained out of the sum that holds it', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const lines = [line({ quantity: '1', unitPrice: '0.03' })]
  await firm.issued(id, { priceMode: 'gross', lines: [...lines, ...lines] })
  const [entry] = await entriesOf(firm, 'invoice')
  const parts = await explained(firm, entry?.id ?? '')
  // 5 × 19 % would be 1 as well, and of 3 not: each comes out of the sum of six.
  expect(parts.get('tax')?.map(written)).toEqual(['6 × 19 ÷ 119 = 1'])
  expect(parts.get('total')?.map(written)).toEqual(['5 + 1 = 6'])
})

test('what goods cost is explained by the receipts that they came in with', async () => {
  const firm = await TestFirm.open()
  const item = await firm.must<{ id: string; sku: string }>('POST', '/items', {
    ...{ name: 'Lamp', sku: 'LAMP', kind: 'stock', unit: 'pc', unitPrice: '30' },
    ...{ taxCode: 'DE-S19', costMethod: 'fifo' },
  })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const move = (kind: string, quantity: string, unitCost?: string) =>
    firm.must<{ id: string }>('POST', '/stock-documents', {
      ...{ kind, date: today, warehouseId: rows[0]?.id },
      lines: [{ item: 'LAMP', quantity, ...(unitCost && { unitCost }) }],
    })
  const first = await move('receipt', '3', '10')
  const second = await move('receipt', '6', '12.50')
  const out = await move('delivery', '5')
  const entries = await entriesOf(firm, 'stockDocument')
  const entry = entries.find(({ source }) => source.id === out.id)
  const parts = await explained(firm, entry?.id ?? '')
  const stock = parts.get('stock') ?? []
  expect(stock.map(written)).toEqual([' = -5500', '3000 × 3 ÷ 3 = -3000', '7500 × 2 ÷ 6 = -2500'])
  expect(stock.slice(1).map(({ path }) => path)).toEqual([
    `stock/documents/${first.id}`,
    `stock/documents/${second.id}`,
  ])
  const [whole, ...taken] = stock.map(({ amount }) => amount)
  expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(whole)
  expect(item.sku).toBe('LAMP')
})
