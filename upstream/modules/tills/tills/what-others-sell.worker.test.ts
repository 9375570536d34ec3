import { afterEach, expect, test, vi } from 'vitest'
import type { ItemVariants } from '#contract/catalogue/item-variants.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { ClosingPoint } from '#contract/reporting/closing.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket, TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const lastMonth = addMonths(today, -1).slice(0, 7)

afterEach(() => {
  vi.useRealTimers()
})

test('the barcode of a case adds its bottles', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const warehouseId = rows[0]?.id
  await firm.must<Item>('POST', '/items', {
    name: 'Juice',
    kind: 'stock',
    unit: 'bottle',
    unitPrice: '2',
    taxCode: 'DE-S19',
    barcodes: ['4006381333931'],
    packages: [{ unit: 'Case', size: '12', barcode: '96385074' }],
  })
  const register = { name: 'Till', code: 'T', warehouseId, float: 0 }
  const till = await firm.must<{ id: string }>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const cart = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const scan = (text: string, quantity = '') =>
    firm.must<Cart>('POST', `/till-carts/${cart.id}/lines`, { text, quantity })
  await scan('4006381333931')
  const { lines } = await scan('96385074', '2')
  expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([['25', 'bottle']])
})

test('variants of an item are chosen, where the parent is refused', async () => {
  const testFirm = await TestFirm.open()
  const input = { name: 'T-shirt', sku: 'TEE', kind: 'stock', unit: 'pc', unitPrice: '20' }
  const parent = await testFirm.must<Item>('POST', '/items', { ...input, taxCode: 'DE-S19' })
  const made = await testFirm.must<ItemVariants>('POST', `/items/${parent.id}/variants`, {
    version: parent.version,
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { values: ['S'], sku: 'TEE-S' },
      { values: ['M'], sku: 'TEE-R-M' },
    ],
  })
  const places = await testFirm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await testFirm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Shop', code: 'S', warehouseId: places.rows[0]?.id },
  })
  await testFirm.must('POST', `/till-registers/${till.id}/open`, {})
  const shown = await testFirm.must<{ rows: TillItem[] }>('GET', `/till-registers/${till.id}/items`)
  expect(shown.rows.map(({ name, isParent }) => [name, isParent])).toEqual([['T-shirt', true]])
  const cart = await testFirm.must<{ id: string }>('POST', `/till-registers/${till.id}/carts`, {})
  const refused = await testFirm.ask('POST', `/till-carts/${cart.id}/lines`, { text: 'TEE' })
  expect(refused.body.data.fields).toEqual({
    text: { key: 'chooseVariant', params: { itemId: parent.id } },
  })
  const choice = await testFirm.must<{ rows: TillItem[] }>(
    'GET',
    `/till-registers/${till.id}/items?variantsOf=${parent.id}`,
  )
  expect(choice.rows.map(({ itemId }) => itemId)).toEqual(made.variants.map(({ id }) => id))
  await testFirm.must('POST', `/till-carts/${cart.id}/lines`, { text: 'TEE-R-M' })
})

test('a card that is sold at a till has its last day on the receipt', async () => {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/gift-card-settings', { years: 3, version: 1 })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id }
  const till = await firm.must<{ id: string }>('POST', '/till-registers', register)
  await firm.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const cart = await firm.must<{ id: string }>('POST', `/till-registers/${till.id}/carts`, {})
  await firm.must('POST', `/till-carts/${cart.id}/gift-cards`, { amount: 2_000 })
  const tenders = [{ tender: 'cash', amount: 2_000 }]
  const { id } = await firm.must<Ticket>('POST', `/till-carts/${cart.id}/pay`, { tenders })
  const { giftCards } = await firm.must<Ticket>('GET', `/till-tickets/${id}`)
  expect(giftCards).toMatchObject([
    { expiresOn: `${Number(today.slice(0, 4)) + 3}-12-31`, isTopUp: false },
  ])
  expect((await firm.download(`/till-tickets/${id}/pdf`)).status).toBe(200)
})

test('a month and its tax return wait for the tills that sold in it', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const input = { name: 'Laden', code: 'L', warehouseId: rows[0]?.id }
  const till = await firm.must<TillRegister>('POST', '/till-registers', input)
  const from = `${lastMonth}-01`
  const last = addDays(addMonths(from, 1), -1)
  // 100.00 net at 19 % sold on the last day; the drawer is counted in the month after.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${last}T12:00:00Z`) })
  const { id } = await firm.must<TillSession>('POST', `/till-registers/${till.id}/open`, {})
  await firm.must('POST', '/till-tickets', {
    id: newId(),
    registerId: till.id,
    tenders: [{ tender: 'card', amount: 11_900 }],
    lines: [{ description: 'Tisch', quantity: '1', unitPrice: '119', taxCode: 'DE-S19' }],
  })
  vi.useRealTimers()
  const path = `/closing/months/${lastMonth}`
  const pointOf = async () =>
    (await firm.must<{ points: ClosingPoint[] }>('GET', path)).points.find(
      ({ key }) => key === 'tillSessions',
    )
  expect(await pointOf()).toMatchObject({ count: 1, isRequired: true, isDone: false })
  const signOff = { note: 'Checked', despite: true }
  const month = await firm.ask('POST', `${path}/sign-off`, signOff)
  expect([month.status, month.body.data.detail]).toEqual([409, { reason: 'tillsOpen' }])
  const filed = await firm.ask('POST', '/tax-returns', { from, to: last })
  expect([filed.status, filed.body.data.fields]).toEqual([422, { to: { key: 'tillsOpen' } }])
  await firm.must('POST', `/till-sessions/${id}/count`, {})
  expect(await pointOf()).toMatchObject({ isDone: true })
  await firm.must('POST', '/tax-returns', { from, to: last })
  const { rows: returns } = await firm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')
  expect(returns.find((one) => one.from === from)).toMatchObject({ owed: 1900 })
  await firm.must('POST', `${path}/sign-off`, signOff)
})
