import { expect, test } from 'vitest'
import type { StockDocumentRow, StockMove, StockRow } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('what is moved for measuring has its cost, and the books say the same', async () => {
  const firm = await TestFirm.open()
  await firm.must('POST', '/internal/seed-products', { first: 1, count: 60 })
  const moves = { date: `${today.slice(0, 4)}-01-01`, after: 0, products: 60, each: 1 }
  for (const kind of ['receipt', 'delivery', 'transfer', 'adjustment']) {
    await firm.must('POST', '/internal/seed-moves', { ...moves, kind })
  }
  await firm.must('POST', '/internal/seed-moves', {
    ...moves,
    kind: 'delivery',
    products: 1,
    each: 3,
  })
  const { rows } = await firm.must<{ rows: StockRow[] }>('GET', '/stock?q=P-000001')
  // Twenty come in; one is sold, one written off, three more are sold, one lies elsewhere.
  expect(rows).toMatchObject([
    {
      onHand: '15',
      places: [
        { warehouse: 'Hauptlager', onHand: '14' },
        { warehouse: 'Showroom', onHand: '1' },
      ],
    },
  ])
  const valuation = await firm.must<StockValuation>('GET', '/stock-valuation')
  expect(valuation.value).toBe(valuation.account)
  expect(valuation.value).toBeGreaterThan(0)
  const all = await firm.must<{ total: number; rows: StockMove[] }>('GET', '/stock-moves')
  expect(all.total).toBe(60 * 5 + 3)
  const documents = await firm.must<{ total: number; rows: StockDocumentRow[] }>(
    'GET',
    '/stock-documents',
  )
  expect(documents.total).toBe(9)
})
