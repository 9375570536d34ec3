import type { OfflinePlace } from './place.ts'
import { type NewOfflineTicket, noteTicket } from './store.ts'
import { offlineSums } from './sums.ts'
import { newTicketId } from './ticket-id.ts'
import type { OfflineItem, OfflineLine, OfflineTicket } from './types.ts'

/** As many stand before something is searched for. */
const shown = 24

/** What is meant exactly by a barcode, code or whole name. */
export function itemMeant(items: readonly OfflineItem[], text: string): OfflineItem | undefined {
  const typed = text.trim()
  const folded = typed.toLocaleLowerCase()
  return (
    items.find(({ barcodes }) => barcodes.includes(typed)) ??
    items.find(({ sku }) => sku !== '' && sku.toLocaleLowerCase() === folded) ??
    onlyOne(items.filter(({ name }) => name.toLocaleLowerCase() === folded))
  )
}

/** What a text may mean: items with each of its words in their name or code; without one the first. */
export function itemsFound(items: readonly OfflineItem[], text: string): OfflineItem[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, sku }: OfflineItem) => {
    const said = `${name} ${sku}`.toLocaleLowerCase()
    return words.every((word) => said.includes(word))
  }
  return (words.length === 0 ? items : items.filter(fits)).slice(0, shown)
}

/** A cart with so many more of an item; lines of none are left out. */
export function withItem(
  lines: readonly OfflineLine[],
  item: OfflineItem,
  times: number,
): OfflineLine[] {
  const known = lines.some((line) => line.item.itemId === item.itemId)
  const all = known ? lines : [...lines, { item, quantity: 0 }]
  return all
    .map((line) =>
      line.item.itemId === item.itemId ? { ...line, quantity: line.quantity + times } : line,
    )
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Sells a cart on the device: numbered, kept and waiting when it returns.
 * @param given what was handed over in cash, minor units; what is due if it is left out
 */
export function sellOffline(
  place: OfflinePlace,
  lines: readonly OfflineLine[],
  tender: 'cash' | 'card',
  given?: number,
): Promise<OfflineTicket> {
  const sums = offlineSums(lines, place)
  const due = tender === 'cash' ? sums.cashTotal : sums.total
  const now = new Date()
  const ticket: NewOfflineTicket = {
    id: newTicketId(now.getTime()),
    tillId: place.tillId,
    soldAt: now.toISOString(),
    cashierId: place.cashierId,
    cashierName: place.cashierName,
    lines: lines.map(({ item, quantity }, at) => ({
      itemId: item.itemId,
      description: item.name,
      unit: item.unit,
      quantity: String(quantity),
      unitPrice: item.unitPrice,
      taxCode: item.taxCode,
      amount: sums.amounts[at] ?? 0,
    })),
    taxGroups: sums.taxGroups,
    total: sums.total,
    rounding: due - sums.total,
    tender,
    given: given ?? due,
    change: (given ?? due) - due,
    state: 'waiting',
    reason: '',
    reasonKey: '',
  }
  return noteTicket(ticket, place.code)
}

function onlyOne<One>(found: readonly One[]): One | undefined {
  return found.length === 1 ? found[0] : undefined
}
