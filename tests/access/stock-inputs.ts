type Make = (path: string, input: object) => Promise<{ id: string; count: CountOf }>
type CountOf = { entries: { id: string }[] }

/** A count of a warehouse in which something was found, by the names of its ids in paths. */
export async function makeCount(make: Make, warehouseId: string, item: string, note: string) {
  const date = new Date().toISOString().slice(0, 10)
  const { id } = await make('/stock-counts', { date, warehouseId, note })
  const { count } = await make(`/stock-counts/${id}/entries`, { item, quantity: '9' })
  return { stockCountId: id, countEntryId: count.entries[0]?.id ?? '' }
}
