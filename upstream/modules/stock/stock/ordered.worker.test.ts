import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import type { ItemStock, StockDocumentRow } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { issuedQuote } from '#upstream/testing/issued-quote.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

/** Lamps at 10.00 are there; eight of them and an hour of fitting are ordered. */
async function ordered(onHand = '5', lamps: Record<string, unknown> = { quantity: '8' }) {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
  const lamp = await firm.must<Item>('POST', '/items', {
    ...{ ...base, kind: 'stock', name: 'Lamp' },
    packages: [{ unit: 'box', size: '12' }],
  })
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: [{ item: 'Lamp', quantity: onHand, unitCost: '10' }],
  })
  const id = await issuedQuote(firm, [
    { itemId: lamp.id, description: 'Lamp', ...lamps },
    { description: 'Fitting', quantity: '1', unit: 'h' },
  ])
  const stock = async () => {
    const { onHand, reserved } = await firm.must<ItemStock>('GET', `/stock/${lamp.id}`)
    return [onHand, reserved]
  }
  const deliveries = async () => {
    const path = '/stock-documents?kind=delivery'
    return (await firm.must<{ rows: StockDocumentRow[] }>('GET', path)).rows
  }
  return { firm, id, path: `/quotes/${id}/delivery`, stock, deliveries }
}

type Made = { invoiceId: string }

const accepted = { answer: 'accepted', name: 'Anna' }

test('an order is reserved, delivered in parts, and invoiced without a second delivery', async () => {
  const { firm, id, path, stock, deliveries } = await ordered()
  const early = await firm.ask('POST', path, {})
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'quoteNotAccepted' }])
  const answered = await firm.must<Quote>('POST', `/quotes/${id}/answer`, accepted)
  expect(answered.actions).toContain('reserve')
  expect((await firm.ask('POST', path, {}, { role: 'readOnly' })).status).toBe(403)
  const reserved = await firm.must<Quote>('POST', path, {})
  expect(reserved.actions).not.toContain('reserve')
  expect(await stock()).toEqual(['5', '8'])
  const again = await firm.ask('POST', path, {})
  expect([again.status, again.body.data.detail]).toEqual([409, { reason: 'quoteDelivers' }])
  const [delivery] = await deliveries()
  const handOut = (quantity: string) =>
    firm.must('POST', `/stock-documents/${delivery?.id}/deliver`, {
      ...{ date: today, lines: [{ position: 0, quantity }] },
    })
  await handOut('3')
  expect(await stock()).toEqual(['2', '5'])
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `/quotes/${id}/convert`, {})
  const invoice = await firm.finalise(invoiceId)
  expect(await stock()).toEqual(['2', '5'])
  expect(await deliveries()).toMatchObject([
    { id: delivery?.id, state: 'open', sourceNumber: invoice.number },
  ])
  await handOut('2')
  expect(await stock()).toEqual(['0', '3'])
  // All that was invoiced is credited: five come back, three are expected by nobody any more.
  await firm.must('POST', `/invoices/${invoiceId}/credit-note`, {})
  expect(await stock()).toEqual(['5', '0'])
  const trial = await firm.trial()
  expect(trial.debit).toBe(trial.credit)
})

test('what an invoice adds to its order is delivered beside it, what it leaves out is given up', async () => {
  const { firm, id, path, stock, deliveries } = await ordered()
  await firm.must('POST', `/quotes/${id}/answer`, accepted)
  await firm.must('POST', path, {})
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `/quotes/${id}/convert`, {})
  const { id: _, version, ...draft } = await firm.invoice(invoiceId)
  const base = { kind: 'stock', unit: 'pc', unitPrice: '5', taxCode: 'DE-S19' }
  const vase = await firm.must<Item>('POST', '/items', { ...base, name: 'Vase' })
  const [lamps] = draft.lines
  const vases = { ...lamps, itemId: vase.id, description: 'Vase', quantity: '1' }
  const lines = [{ ...lamps, quantity: '4' }, vases]
  await firm.must('PUT', `/invoices/${invoiceId}`, { ...draft, lines, version })
  await firm.finalise(invoiceId)
  // Four of the eight lamps were left out; the vase has a delivery of its own.
  expect(await stock()).toEqual(['5', '4'])
  expect(await deliveries()).toHaveLength(2)
})

test('a deposit leaves what is reserved alone: the final invoice takes it over', async () => {
  const { firm, id, path, stock, deliveries } = await ordered('20')
  await firm.must('POST', `/quotes/${id}/answer`, accepted)
  await firm.must('POST', path, {})
  const [delivery] = await deliveries()
  const handOut = (quantity: string) =>
    firm.must('POST', `/stock-documents/${delivery?.id}/deliver`, {
      ...{ date: today, lines: [{ position: 0, quantity }] },
    })
  await handOut('3')
  const asked = { kind: 'percent', value: '30' }
  const deposit = await firm.must<Made>('POST', `/quotes/${id}/deposits`, asked)
  await firm.finalise(deposit.invoiceId)
  expect(await stock()).toEqual(['17', '5'])
  const { invoiceId } = await firm.must<Made>('POST', `/quotes/${id}/convert`, {})
  const { number } = await firm.finalise(invoiceId)
  expect(await stock()).toEqual(['17', '5'])
  expect(await deliveries()).toMatchObject([{ id: delivery?.id, sourceNumber: number }])
  await handOut('5')
  // Eight went out, 80.00.
  expect(await stock()).toEqual(['12', '0'])
  expect(await firm.balances()).toMatchObject({ '4000': 8000 })
})

test('what is taken over counts in the unit of the invoice', async () => {
  const { firm, id, path, stock } = await ordered('24', { quantity: '2', unit: 'box' })
  await firm.must('POST', `/quotes/${id}/answer`, accepted)
  await firm.must('POST', path, {})
  const { invoiceId } = await firm.must<Made>('POST', `/quotes/${id}/convert`, {})
  const { id: _, version, ...draft } = await firm.invoice(invoiceId)
  const lines = draft.lines.map((line, at) =>
    at === 0 ? { ...line, unit: 'pc', quantity: '24' } : line,
  )
  await firm.must('PUT', `/invoices/${invoiceId}`, { ...draft, lines, version })
  const invoice = await firm.finalise(invoiceId)
  expect(await stock()).toEqual(['24', '24'])
  await firm.must('POST', `/invoices/${invoiceId}/credit-note`, {
    lines: [{ lineId: invoice.lines[0]?.id, quantity: '1' }],
  })
  expect(await stock()).toEqual(['24', '23'])
})

test('goods that went out for an order cost their customer before they are invoiced', async () => {
  const { firm, id, path, deliveries } = await ordered()
  await firm.must('POST', `/quotes/${id}/answer`, accepted)
  await firm.must('POST', path, {})
  const [delivery] = await deliveries()
  await firm.must('POST', `/stock-documents/${delivery?.id}/deliver`, {
    ...{ date: today, lines: [{ position: 0, quantity: '3' }] },
  })
  const days = `period=custom&from=${today}&to=${today}`
  const { rows } = await firm.must<Report>(
    'GET',
    `/reports/custom?${days}&measure=cost&by=customer`,
  )
  expect(rows.map(({ cells }) => [cells[0]?.text, cells[1]?.amount])).toEqual([
    ['Ärzte am Dom', 3000],
    ['Summe', 3000],
  ])
})
