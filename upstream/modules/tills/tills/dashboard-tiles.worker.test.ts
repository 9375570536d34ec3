import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { WholeDashboard } from '#contract/reporting/dashboard.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('what was sold today is told as far as somebody reaches the customers', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const register = { name: 'Kasse', code: 'K', warehouseId: rows[0]?.id, float: 0 }
  const till = await firm.must<{ id: string }>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const sell = (unitPrice: string, customerId: string | null) =>
    firm.must('POST', '/till-tickets', {
      ...{ id: newId(), registerId: till.id, customerId },
      lines: [{ description: 'Ware', quantity: '1', unitPrice, taxCode: 'DE-S19' }],
      tenders: [{ tender: 'card', amount: Number(unitPrice) * 100 }],
    })
  await sell('119', (await firm.customer({ name: 'Verborgen AG' })).id)
  await sell('10', null)

  const today = async (how = {}) => {
    const { tiles } = await firm.must<WholeDashboard>('GET', '/dashboard', undefined, how)
    return tiles.find(({ name }) => name === 'tills.today')
  }
  const all = await today()
  expect([all?.amount, all?.notes[0]?.count]).toEqual([12_900, 2])
  const permissions = ['firm:view', 'invoice:view', 'till:view', 'party:view'] as const
  const custom = { name: 'Own', permissions, scopes: { party: 'own' } } as const
  const own = await today({ role: 'own', custom, userId: newId() })
  expect([own?.amount, own?.notes[0]?.count]).toEqual([1000, 1])
})

test('the profit of an open till has what it sold, and is the same when it is closed', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const warehouseId = rows[0]?.id
  const named = { kind: 'stock', unit: 'pc', taxCode: 'DE-S19', name: 'Tee', sku: 'TEA' }
  const goods = await firm.must<Item>('POST', '/items', { ...named, unitPrice: '100' })
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId },
    lines: [{ item: goods.id, quantity: '5', unitCost: '40' }],
  })
  const register = { name: 'Kasse', code: 'K', warehouseId, float: 0 }
  const till = await firm.must<{ id: string }>('POST', '/till-registers', register)
  const session = await firm.must<{ id: string }>('POST', `/till-registers/${till.id}/open`, {
    other: 0,
  })
  await firm.must('POST', '/till-tickets', {
    ...{ id: newId(), registerId: till.id, customerId: null },
    lines: [
      { itemId: goods.id, description: 'Ware', quantity: '1', unitPrice: '119', taxCode: 'DE-S19' },
    ],
    tenders: [{ tender: 'cash', amount: 11_900 }],
  })

  const seen = async () => {
    const { tiles } = await firm.must<WholeDashboard>('GET', '/dashboard')
    const report = await firm.must<Report>('GET', '/reports/profit-and-loss?period=year')
    const results = report.rows.filter(({ kind }) => kind === 'result')
    const tile = tiles.find(({ name }) => name === 'reports.profit')
    return {
      tile: tile?.amount,
      open: tile?.notes.find(({ key }) => key === 'openTills')?.amount,
      report: results.at(-1)?.cells[1]?.amount,
      books: results.findLast(({ cells }) => cells[0]?.text === 'Ergebnis')?.cells[1]?.amount,
    }
  }
  const open = await seen()
  expect(open).toMatchObject({ open: 10_000, books: (open.report ?? 0) - 10_000 })
  expect(open.tile).toBe(open.report)
  await firm.must('POST', `/till-sessions/${session.id}/count`, { other: 11_900 })
  const closed = await seen()
  expect(closed).toEqual({ ...open, open: undefined, books: open.report })
})
