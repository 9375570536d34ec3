type Make = (path: string, input: object) => Promise<{ id: string; count: CountOf }>
type CountOf = { entries: { id: string }[] }

/** A count of a warehouse in which something was found, by the names of its ids in paths. */
export async function makeCount(make: Make, warehouseId: string, item: string, note: string) {
  const date = new Date().toISOString().slice(0, 10)
  const { id } = await make('/stock-counts', { date, warehouseId, note })
  const { count } = await make(`/stock-counts/${id}/entries`, { item, quantity: '9' })
  return { stockCountId: id, countEntryId: count.entries[0]?.id ?? '' }
}

/** A category of items, a price list and a change of prices that is planned. */
export async function makePricing(make: Make, word: string) {
  const category = await make('/item-categories', { name: word })
  const list = await make('/price-lists', { name: word, currency: 'EUR' })
  const change = await make('/price-changes', { percent: '5', date: '2100-01-01' })
  return { itemCategoryId: category.id, priceListId: list.id, priceChangeId: change.id }
}
