import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ItemStock, StockDocument, StockDocumentRow } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { issuedQuote } from '#upstream/testing/issued-quote.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** Three hundred lamps at 10.00 are there; a hundred of them and ten shades are ordered. */
async function ordered() {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const base = { kind: 'stock', unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
  const lamp = await firm.must<Item>('POST', '/items', { ...base, name: 'Lamp' })
  const shade = await firm.must<Item>('POST', '/items', { ...base, name: 'Shade' })
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: ['Lamp', 'Shade'].map((item) => ({ item, quantity: '300', unitCost: '10' })),
  })
  const id = await issuedQuote(firm, [
    { itemId: lamp.id, description: 'Lamp', quantity: '100' },
    { itemId: shade.id, description: 'Shade', quantity: '10' },
  ])
  await firm.must('POST', `/quotes/${id}/answer`, { answer: 'accepted', name: 'Anna' })
  await firm.must('POST', `/quotes/${id}/delivery`, {})
  const found = await firm.must<{ rows: StockDocumentRow[] }>(
    'GET',
    '/stock-documents?kind=delivery',
  )
  const at = `/stock-documents/${found.rows[0]?.id}`
  const deliver = (quantity: string, more: object = {}, as: object = {}) =>
    firm.ask(
      'POST',
      `${at}/deliver`,
      { date: today, lines: [{ position: 0, quantity }], ...more },
      as,
    )
  const stock = async () => {
    const { onHand, reserved } = await firm.must<ItemStock>('GET', `/stock/${lamp.id}`)
    return [onHand, reserved]
  }
  return { firm, id, at, deliver, stock }
}

const atMost = (maximum: string) => ({
  'lines.0.quantity': { key: 'aboveSurplus', params: { maximum } },
})

test('a tenth above an order goes out without a question, and not a piece more', async () => {
  const { firm, at, deliver, stock } = await ordered()
  const refused = await deliver('111')
  expect([refused.status, refused.body.data.fields]).toEqual([422, atMost('110')])
  expect((await deliver('60')).status).toBe(200)
  expect(await stock()).toEqual(['240', '40'])
  expect((await deliver('51')).body.data.fields).toEqual(atMost('50'))
  expect((await deliver('50')).status).toBe(200)
  // What went out above the order leaves nothing reserved, nor less than nothing.
  expect(await stock()).toEqual(['190', '0'])
  expect((await deliver('1')).body.data.fields).toEqual(atMost('0'))
  // The shades are still to go out: all that is left takes no lamp more.
  await firm.must('POST', `${at}/deliver`, { date: today })
  const { state, lines } = await firm.must<StockDocument>('GET', at)
  expect([state, lines.map(({ quantity, done }) => [quantity, done])]).toEqual([
    'done',
    [
      ['100', '110'],
      ['10', '10'],
    ],
  ])
})

test('more goes out where who may adjust stock says that it is meant', async () => {
  const { deliver, stock } = await ordered()
  const more = { acceptsMore: true }
  const refused = await deliver('111', more, { role: 'sales' })
  expect([refused.status, refused.body.data.fields]).toEqual([422, atMost('110')])
  expect((await deliver('111', more)).status).toBe(200)
  expect(await stock()).toEqual(['189', '0'])
})

test('an invoice and its credit note take back what they name, and not the surplus', async () => {
  const { firm, id, deliver, stock } = await ordered()
  await deliver('105')
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `/quotes/${id}/convert`, {})
  const invoice = await firm.finalise(invoiceId)
  expect(await stock()).toEqual(['195', '0'])
  await firm.must('POST', `/invoices/${invoiceId}/credit-note`, {
    lines: [{ lineId: invoice.lines[0]?.id, quantity: '4' }],
  })
  // Four are credited, four come back.
  expect(await stock()).toEqual(['199', '0'])
})
