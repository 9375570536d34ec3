import { expect, test } from 'vitest'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('tips are owed to who serves, and no income; they are counted, and paid out with a reason', async () => {
  const firm = await TestFirm.open()
  const item = { name: 'Coffee', sku: 'C', unit: 'pc', unitPrice: '11.9', priceMode: 'gross' }
  await firm.must('POST', '/items', { ...item, taxCode: 'DE-S19' })
  const places = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Bar', code: 'B', warehouseId: places.rows[0]?.id },
  })
  const session = await firm.must<TillSession>('POST', `/till-registers/${till.id}/open`, {
    other: 10_000,
    source: 'bank',
  })
  const sell = async (tenders: object[], tips: object[]) => {
    const cart = await firm.must<{ id: string }>('POST', `/till-registers/${till.id}/carts`, {})
    await firm.must('POST', `/till-carts/${cart.id}/lines`, { text: 'C' })
    return firm.ask<Ticket>('POST', `/till-carts/${cart.id}/pay`, { tenders, tips })
  }
  const card = await sell([{ tender: 'card', amount: 1190 }], [{ tender: 'card', amount: 110 }])
  expect(card.body).toMatchObject({ total: 1190, tips: [{ tender: 'card', amount: 110 }] })
  // 20.00 are handed over: 2.00 are kept, 6.10 given back.
  const cash = await sell([{ tender: 'cash', amount: 1800 }], [{ tender: 'cash', amount: 200 }])
  expect(cash.body.tenders).toMatchObject([{ amount: 1800, change: 610 }])
  const path = `/till-sessions/${session.id}`
  const x = await firm.must<TillSession>('GET', path)
  expect(x.report).toMatchObject({
    ...{ total: 2380, cash: { tips: 200, expected: 11_390 } },
    tips: [
      { tender: 'cash', amount: 200 },
      { tender: 'card', amount: 110 },
    ],
  })
  // Whoever sells takes out what is owed and no more.
  const out = { direction: 'out', reason: 'tips' }
  const cashier = { role: 'cashier' } as const
  const more = await firm.ask('POST', `${path}/moves`, { ...out, amount: 311 }, cashier)
  expect(more.body.data.fields).toEqual({
    amount: { key: 'moreThanTips', params: { owed: '3.10 EUR' } },
  })
  await firm.must('POST', `${path}/moves`, { ...out, amount: 310 }, cashier)
  const again = await firm.ask('POST', `${path}/moves`, { ...out, amount: 1 }, cashier)
  expect(again.status).toBe(422)
  const closed = await firm.must<TillSession>('POST', `${path}/count`, { other: 11_080 })
  expect(closed.state).toBe('closed')
  const balances = await firm.balances()
  expect(['1000', '1365', '1758', '8400', '1776'].map((code) => balances[code] ?? 0)).toEqual([
    11_080, 1300, 0, -2000, -380,
  ])
  const sales = await firm.must<DailySales>('GET', `/daily-sales?date=${today}`)
  expect(sales.sold.total).toBe(2380)
  expect(sales.tips.map(({ amount }) => amount)).toEqual([200, 110])
  const refund = await firm
    .must<Ticket>('POST', `/till-registers/${till.id}/open`, {
      other: 0,
      confirmsOpening: true,
      source: 'owner',
    })
    .then(() =>
      firm.must<Ticket>('POST', `/till-tickets/${card.body.id}/refund`, {
        ...{ registerId: till.id, reason: 'Cold' },
      }),
    )
  expect(refund.tenders).toMatchObject([{ tender: 'card', amount: -1190 }])
  expect(await firm.must('GET', '/journal-verification')).toMatchObject({ broken: null })
})
