type Make = (
  path: string,
  input: object,
) => Promise<{ id: string; count: CountOf; lines: { lots: { id: string }[] }[] }>
type CountOf = { entries: { id: string }[] }

/** A count of a warehouse in which something was found, by the names of its ids in paths. */
export async function makeCount(make: Make, warehouseId: string, item: string, note: string) {
  const date = new Date().toISOString().slice(0, 10)
  const { id } = await make('/stock-counts', { date, warehouseId, note })
  const { count } = await make(`/stock-counts/${id}/entries`, { item, quantity: '9' })
  return { stockCountId: id, countEntryId: count.entries[0]?.id ?? '' }
}

/** A batch of an item that is kept by batches. */
export async function makeLot(make: Make, warehouseId: string, word: string) {
  const kept = { kind: 'stock', unit: 'pc', unitPrice: '9', taxCode: 'DE-S19', tracking: 'batches' }
  const { id: item } = await make('/items', { ...kept, name: `${word} oil`, sku: `${word}-O` })
  const date = new Date().toISOString().slice(0, 10)
  const line = { item, quantity: '3', unitCost: '2', codes: [word] }
  const { lines } = await make('/stock-documents', {
    ...{ kind: 'receipt', date, warehouseId, partner: word, note: word },
    lines: [line],
  })
  return { stockLotId: lines[0]?.lots[0]?.id ?? '' }
}

/** A coupon, and a customer with points. */
export async function makeGivenOff(
  make: Make,
  put: (path: string, input: object) => Promise<unknown>,
  customerId: string,
  word: string,
) {
  const coupon = await make('/coupons', {
    code: `${word}-10`,
    name: word,
    value: '10',
    notes: word,
  })
  const programme = { isOn: true, perPoint: 100, worthOfHundred: 500 }
  await put('/loyalty-programme', { ...programme, version: 1 })
  const given = { customerId, points: 10, reason: word }
  const account = await make('/loyalty-adjustments', given)
  return { couponId: coupon.id, loyaltyAccountId: account.id }
}

/** A cost centre, a field of the firm's own, a category of items, a price list and a change of prices that is planned. */
export async function makePricing(make: Make, word: string) {
  const centre = await make('/cost-centres', { code: 'C1', name: word })
  const category = await make('/item-categories', { name: word })
  const list = await make('/price-lists', { name: word, currency: 'EUR' })
  const change = await make('/price-changes', { percent: '5', date: '2100-01-01' })
  const field = await make('/custom-fields', { kind: 'item', type: 'text', label: word })
  const ids = { customFieldId: field.id, priceListId: list.id, priceChangeId: change.id }
  return { ...ids, itemCategoryId: category.id, costCentreId: centre.id }
}

/** A production order of a kit. */
export function productionInput(item: string, word: string) {
  return { item, quantity: '1', dueDate: '2026-01-05', notes: word }
}

/** A kit of one component, and an order to make it. */
export async function makeProduction(
  make: (what: string, input: object) => Promise<{ id: string }>,
  componentId: string,
  word: string,
) {
  const kit = await make('/items', {
    ...{ kind: 'kit', name: `${word} kit`, unit: 'pc', unitPrice: '1', taxCode: 'DE-S19' },
    components: [{ item: componentId, quantity: '1' }],
  })
  const order = await make('/production-orders', productionInput(kit.id, word))
  return { kitId: kit.id, productionOrderId: order.id }
}
