import { expect, test } from 'vitest'
import type { PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import { oakInput, orderInput } from '#upstream/testing/purchase-inputs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('a price or quantity far from what was ordered before is told until an order is approved', async () => {
  const firm = await TestFirm.open()
  for (const name of ['Holz AG', 'Moor AG']) await firm.customer({ name, roles: ['supplier'] })
  await firm.must('POST', '/items', oakInput)
  const order = (supplierName: string, quantity: string, unitPrice: string) =>
    firm.must<PurchaseOrder>('POST', '/purchase-orders', {
      ...{ ...orderInput, supplierName },
      lines: [{ item: 'OAK-1', description: '', quantity, unitPrice, taxCode: '' }],
    })
  const approve = ({ id, version }: PurchaseOrder) =>
    firm.must<PurchaseOrder>('POST', `/purchase-orders/${id}/approve`, { version })
  for (const price of ['12', '11', '13']) await approve(await order('Holz AG', '10', price))
  // A draft is no habit.
  await order('Holz AG', '1000', '12')
  const far = await order('Holz AG', '100', '120')
  expect(far.unusual.map((one) => [one.what, one.value, one.usual, one.isOfParty])).toEqual([
    ['price', '120', '12', true],
    ['quantity', '100', '10', true],
  ])
  expect((await order('Moor AG', '10', '120')).unusual).toEqual([])
  for (const price of ['12', '12']) await approve(await order('Holz AG', '10', price))
  const dear = await order('Moor AG', '10', '120')
  expect(dear.unusual).toMatchObject([{ what: 'price', usual: '12', count: 5, isOfParty: false }])
  // Who reaches their own suppliers alone is not told what others charge.
  const buyer: Parameters<TestFirm['ask']>[3] = {
    ...{ role: 'buyer', userId: '01HZZZZZZZZZZZZZZZZZZZZZZN' },
    custom: {
      name: 'Buyer',
      permissions: ['firm:view', 'bill:view', 'bill:edit', 'party:view', 'party:edit', 'item:view'],
      scopes: { party: 'own' },
    },
  }
  const kept = { name: 'Own AG', roles: ['supplier'], language: 'de', currency: 'EUR' }
  const address = { city: 'Köln', country: 'DE' }
  await firm.must('POST', '/parties', { ...kept, address }, buyer)
  const own = await firm.must<PurchaseOrder>(
    'POST',
    '/purchase-orders',
    {
      ...{ ...orderInput, supplierName: 'Own AG' },
      lines: [{ item: 'OAK-1', description: '', quantity: '10', unitPrice: '120', taxCode: '' }],
    },
    buyer,
  )
  expect(own.unusual).toEqual([])
  expect((await approve(dear)).unusual).toEqual([])
})
