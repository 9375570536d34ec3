import { expect, test } from 'vitest'
import type { WholeDashboard } from '#contract/reporting/dashboard.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

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
  const permissions = ['firm:view', 'report:view', 'till:view', 'party:view'] as const
  const custom = { name: 'Own', permissions, scopes: { party: 'own' } } as const
  const own = await today({ role: 'own', custom, userId: newId() })
  expect([own?.amount, own?.notes[0]?.count]).toEqual([1000, 1])
})
