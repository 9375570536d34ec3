import type { OfflinePlace } from './place.ts'
import { type NewOfflineTicket, noteTicket } from './store.ts'
import { offlineSums } from './sums.ts'
import type { OfflineItem, OfflineLine, OfflineSale, OfflineTicket } from './types.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id as the firm gives them (ULID): ten letters of the time, sixteen at random. */
export function newTicketId(now: number): string {
  const time = Array.from(
    { length: 10 },
    (_, at) => letters[Math.floor(now / 32 ** (9 - at)) % 32] ?? '0',
  )
  const random = Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => letters[byte % 32],
  )
  return [...time, ...random].join('')
}

/** As many stand before something is searched for. */
const shown = 24

/** What is meant exactly by a barcode, code or whole name; by that of a package as many as are in it. */
export function itemMeant(
  items: readonly OfflineItem[],
  text: string,
): { item: OfflineItem; times: number } | undefined {
  const typed = text.trim()
  const folded = typed.toLocaleLowerCase()
  const packed = items.flatMap((item) =>
    item.packages
      .filter(({ barcode }) => barcode === typed)
      .map(({ size }) => ({ item, times: Number(size) })),
  )
  const item =
    items.find(({ barcodes }) => barcodes.includes(typed)) ??
    (packed.length > 0 ? undefined : items.find(({ sku }) => isNamed(sku, folded))) ??
    (packed.length > 0 ? undefined : onlyOne(items.filter(({ name }) => isNamed(name, folded))))
  return item ? { item, times: 1 } : packed[0]
}

function isNamed(name: string, folded: string): boolean {
  return name !== '' && name.toLocaleLowerCase() === folded
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
  const all = known ? lines : [...lines, { item, quantity: 0, discount: '' }]
  return all
    .map((line) =>
      line.item.itemId === item.itemId ? { ...line, quantity: sumOf(line.quantity, times) } : line,
    )
    .filter(({ quantity }) => quantity > 0)
}

/** To the four places that the firm takes: a package may hold 0.1 of a unit. */
function sumOf(one: number, other: number): number {
  return Math.round((one + other) * 10_000) / 10_000
}

/** How a sale is paid, in minor units. */
export type OfflinePayment = {
  tender: 'cash' | 'card'
  /** What was handed over, tip and all; what is due with the tip if it is left out. */
  given?: number | undefined
  tip: number
}

/** Sells a cart on the device: numbered, kept and waiting when it returns. */
export function sellOffline(
  place: OfflinePlace,
  { lines, discount, customer }: OfflineSale,
  { tender, given: handed, tip }: OfflinePayment,
): Promise<OfflineTicket> {
  const sums = offlineSums({ lines, discount }, place)
  const due = tender === 'cash' ? sums.cashTotal : sums.total
  const given = handed ?? due + tip
  const now = new Date()
  const ticket: NewOfflineTicket = {
    id: newTicketId(now.getTime()),
    tillId: place.tillId,
    soldAt: now.toISOString(),
    cashierId: place.cashierId,
    cashierName: place.cashierName,
    customer,
    discount,
    discountTotal: sums.discountTotal,
    lines: lines.map(({ item, quantity, discount: own }, at) => ({
      itemId: item.itemId,
      description: item.name,
      unit: item.unit,
      quantity: String(quantity),
      unitPrice: item.unitPrice,
      discount: own,
      taxCode: item.taxCode,
      amount: sums.amounts[at] ?? 0,
    })),
    taxGroups: sums.taxGroups,
    total: sums.total,
    rounding: due - sums.total,
    tender,
    given,
    tip,
    change: given - tip - due,
  }
  return noteTicket(ticket, place.code)
}

function onlyOne<One>(found: readonly One[]): One | undefined {
  return found.length === 1 ? found[0] : undefined
}
