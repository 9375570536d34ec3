import { expect, test } from 'vitest'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** Five lamps are ordered that are not there, and a supplier has them. */
async function opened() {
  const firm = await TestFirm.open()
  const lamp = await firm.must<Item>('POST', '/items', {
    ...{ kind: 'stock', name: 'Lamp', unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' },
  })
  const customer = await firm.customer()
  await firm.customer({ name: 'Licht Elbe', roles: ['supplier'] })
  const { id } = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'de' },
    lines: [
      {
        ...{ itemId: lamp.id, description: 'Lamp', quantity: '5', unit: 'pc', unitPrice: '20' },
        taxCode: 'DE-S19',
      },
    ],
  })
  await firm.must('POST', `/sales-orders/${id}/confirm`, {})
  const order = () => firm.must<SalesOrder>('GET', `/sales-orders/${id}`)
  const stock = async () => {
    const { onHand, reserved } = await firm.must<ItemStock>('GET', `/stock/${lamp.id}`)
    return [onHand, reserved]
  }
  return { firm, id, order, stock, supplier: { supplierName: 'Licht Elbe' } }
}

async function approved(firm: TestFirm, { id, version }: PurchaseOrder) {
  return firm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, { version })
}

test('what a supplier sends straight to the customer fulfils both orders', async () => {
  const { firm, id, order, stock, supplier } = await opened()
  const bought = await firm.must<PurchaseOrder>('POST', `/sales-orders/${id}/drop-ship`, supplier)
  expect(bought).toMatchObject({ state: 'draft', supplierName: 'Licht Elbe' })
  expect(bought.lines.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Lamp', '5'],
  ])
  expect(bought.notes).toContain('Ärzte am Dom')
  const sent = await approved(firm, bought)
  // Two arrive, then the rest: each is delivered as it arrives, and nothing stays in stock.
  const lineId = sent.lines[0]?.id
  const at = `/purchase-orders/${bought.id}/receive`
  const half = await firm.must<PurchaseOrder>('POST', at, {
    date: today,
    lines: [{ lineId, quantity: '2' }],
  })
  expect(half.state).toBe('partReceived')
  expect(await order()).toMatchObject({ state: 'open', deliveryState: 'partly' })
  expect(await stock()).toEqual(['0', '3'])
  expect((await firm.must<PurchaseOrder>('POST', at, { date: today })).state).toBe('received')
  expect(await order()).toMatchObject({ deliveryState: 'done' })
  expect(await stock()).toEqual(['0', '0'])
  const { deliveries } = await order()
  expect(deliveries.map(({ state }) => state)).toEqual(['done', 'done'])
  // Each leads to the other.
  const panels = await firm.panels('salesOrder', id)
  expect(panels.links.map(({ kind }) => kind)).toContain('purchaseOrder')
})

test('what the customer gave up meanwhile stays in stock', async () => {
  const { firm, id, order, stock, supplier } = await opened()
  const bought = await firm.must<PurchaseOrder>('POST', `/sales-orders/${id}/drop-ship`, supplier)
  await approved(firm, bought)
  const { lines } = await order()
  await firm.must('POST', `/sales-orders/${id}/close`, {
    reason: 'Needs three alone',
    lines: [{ lineId: lines[0]?.id, quantity: '2' }],
  })
  await firm.must('POST', `/purchase-orders/${bought.id}/receive`, { date: today })
  expect(await order()).toMatchObject({ deliveryState: 'done' })
  expect(await stock()).toEqual(['2', '0'])
})

test('nobody orders for a supplier who is not there, twice, or without the right', async () => {
  const { firm, id, supplier } = await opened()
  const at = `/sales-orders/${id}/drop-ship`
  const unknown = await firm.ask('POST', at, { supplierName: 'Nobody' })
  expect([unknown.status, Object.keys(unknown.body.data.fields)]).toEqual([422, ['supplierName']])
  for (const role of ['sales', 'readOnly', 'cashier']) {
    expect((await firm.ask('POST', at, supplier, { role })).status, role).toBe(403)
  }
  await firm.must('POST', `/sales-orders/${id}/close`, { reason: 'Not wanted', lines: [] })
  expect((await firm.ask('POST', at, supplier)).status).toBe(409)
})

test('who sees no orders of customers sends nobody their goods', async () => {
  const { firm, id, supplier } = await opened()
  const buyer = {
    role: 'own',
    custom: { name: 'Buyer', permissions: ['firm:view', 'bill:view', 'bill:edit'], scopes: {} },
  } as const
  const refused = await firm.ask('POST', `/sales-orders/${id}/drop-ship`, supplier, buyer)
  expect(refused.status).toBe(403)
})
