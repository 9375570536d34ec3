import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument } from '#contract/stock/stock.ts'
import type { LotGap } from '#contract/stock/stock-lots.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('batches and what is to be assigned add up to what is on hand, whatever happens', async () => {
  const random = randomFrom(5)
  const whole = (to: number) => 1 + Math.floor(random() * to)
  const firm = await TestFirm.open()
  const { rows: places } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const base = { unit: 'pc', unitPrice: '30', taxCode: 'DE-S19', name: 'Oil' }
  const tracked = { ...base, kind: 'stock', tracking: 'batches' }
  const { id } = await firm.must<Item>('POST', '/items', tracked)
  const ask = (kind: string, lines: object[], more: object) =>
    firm.ask<StockDocument>('POST', '/stock-documents', {
      ...{ kind, warehouseId: places[0]?.id, lines },
      ...more,
    })
  const gone: StockDocument[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const date = `2026-05-${String(whole(28)).padStart(2, '0')}`
    const more = { date, confirmsCosts: true }
    const kind = random()
    if (kind < 0.4) {
      const named = random() < 0.7 ? { codes: [`B${whole(4)}`] } : {}
      const line = { item: id, quantity: String(whole(9)), unitCost: '1', ...named }
      await ask(random() < 0.8 && 'codes' in named ? 'receipt' : 'adjustment', [line], more)
    } else if (kind < 0.8) {
      const { status, body } = await ask(
        'delivery',
        [{ item: id, quantity: String(whole(6)) }],
        more,
      )
      if (status < 300) gone.push(body)
    } else {
      const from = gone[whole(gone.length) - 1]
      const step = { date: '2026-05-31', confirmsCosts: true }
      const lines = [{ position: 0, quantity: '1' }]
      if (from) await firm.ask('POST', `/stock-documents/${from.id}/return`, { ...step, lines })
    }
    const stock = await firm.must<ItemStock>('GET', `/stock/${id}?date=2026-05-31`)
    const { rows } = await firm.must<{ rows: LotGap[] }>('GET', '/stock-lot-gaps')
    const open = rows.filter(({ itemId }) => itemId === id).map(({ quantity }) => Number(quantity))
    const lots = stock.lots.map(({ quantity }) => Number(quantity))
    expect(Math.min(0, ...lots)).toBe(0)
    expect([...lots, ...open].reduce((sum, one) => sum + one, 0)).toBe(Number(stock.onHand))
  }
  expect(gone.length).toBeGreaterThan(5)
})
