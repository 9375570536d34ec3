import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { ClosingPoint } from '#contract/reporting/closing.ts'
import type { InvoicePreview } from '#contract/selling/invoice-previews.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import type { StockDocumentRow } from '#contract/stock/stock.ts'
import type { StockSettings, Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { documentInput, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Rows<Row> = { rows: Row[] }
type Warehouses = Rows<Warehouse> & { settings: StockSettings }

/** A firm with one tea on hand. */
async function shopWithOneTea() {
  const firm = await TestFirm.open()
  const { rows, settings } = await firm.must<Warehouses>('GET', '/warehouses')
  const warehouseId = rows[0]?.id ?? ''
  const goods = { kind: 'stock', unit: 'pc', taxCode: 'DE-S19', name: 'Tee', sku: 'TEA' }
  const tea = await firm.must<Item>('POST', '/items', { ...goods, unitPrice: '10' })
  const lines = [{ item: tea.id, quantity: '1', unitCost: '4' }]
  const receipt = { kind: 'receipt', date: today, warehouseId, lines }
  await firm.must('POST', '/stock-documents', receipt)
  const openOf = (sourceId: string) =>
    firm.must<Rows<StockDocumentRow>>('GET', `/stock-documents?tab=open&sourceId=${sourceId}`)
  const save = (more: Partial<StockSettings>) =>
    firm.must('PUT', '/stock-settings', { ...settings, ...more })
  return { firm, tea, warehouseId, openOf, save }
}

test('a till asks before it sells what is not there, and the delivery that stays is told', async () => {
  const { firm, warehouseId, openOf, save } = await shopWithOneTea()
  const register = { name: 'Till', code: 'T', warehouseId }
  const till = await firm.must<TillRegister>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, {})
  const cartOf = async (quantity: string) => {
    const { id } = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
    const line = { text: 'TEA', quantity }
    const { total } = await firm.must<Cart>('POST', `/till-carts/${id}/lines`, line)
    const tenders = [{ tender: 'cash', amount: total }]
    return (more: object = {}) =>
      firm.ask<Ticket>('POST', `/till-carts/${id}/pay`, { tenders, ...more })
  }
  const pay = await cartOf('3')
  expect(await pay()).toMatchObject({
    status: 422,
    body: {
      data: { fields: { confirmsStock: { key: 'notOnHand', params: { items: 'Tee: 2' } } } },
    },
  })
  const { body: ticket } = await pay({ confirmsStock: true })
  expect(ticket.flags).toContain('notOnHand')
  expect((await openOf(ticket.id)).rows).toMatchObject([{ kind: 'delivery', state: 'open' }])
  const { points } = await firm.must<{ points: ClosingPoint[] }>(
    'GET',
    `/closing/months/${today.slice(0, 7)}`,
  )
  const told = points.find(({ key }) => key === 'openDeliveries')
  expect(told).toMatchObject({ count: 1, isDone: false, isRequired: false })
  // A firm that does not wish to be asked is not.
  await save({ asksBeyondStock: false })
  expect((await (await cartOf('5'))()).status).toBe(200)
})

test('an invoice says before it is final what would stay to be delivered', async () => {
  const { firm, tea, openOf, save } = await shopWithOneTea()
  const customer = await firm.customer()
  const line = { itemId: tea.id, description: 'Tee', unit: 'pc', unitPrice: '10' }
  const wanted = (quantity: string) =>
    documentInput(customer.id, { lines: [{ ...line, quantity, taxCode: 'DE-S19' }] })
  const missing = async (quantity: string) =>
    (await firm.must<InvoicePreview>('POST', '/invoices/preview', wanted(quantity))).missing
  expect(await missing('1')).toEqual([])
  expect(await missing('4')).toEqual([{ itemId: tea.id, name: 'Tee', missing: '3' }])
  const { id } = await firm.must<{ id: string }>('POST', '/invoices', wanted('4'))
  await firm.must('POST', `/invoices/${id}/finalise`, {})
  expect((await openOf(id)).rows).toHaveLength(1)
  await save({ asksBeyondStock: false })
  expect(await missing('4')).toEqual([])
})

test('an invoice of an order asks for nothing that the order itself delivers', async () => {
  const { firm, tea } = await shopWithOneTea()
  const customer = await firm.customer()
  const line = { itemId: tea.id, description: 'Tee', unit: 'pc', unitPrice: '10' }
  const wanted = documentInput(customer.id, {
    lines: [{ ...line, quantity: '4', taxCode: 'DE-S19' }],
  })
  const order = await firm.must<SalesOrder>('POST', '/sales-orders', wanted)
  await firm.must('POST', `/sales-orders/${order.id}/confirm`, {})
  const path = `/sales-orders/${order.id}/invoices`
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', path, {})
  const { missing } = await firm.must<InvoicePreview>('POST', '/invoices/preview', {
    ...wanted,
    draftId: invoiceId,
  })
  expect(missing).toEqual([])
})
