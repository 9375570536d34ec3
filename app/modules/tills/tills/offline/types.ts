import type { TillItem } from '#contract/tills/till-tickets.ts'

/** An item as a device keeps it, with its price, its tax and where its picture is; '' for none. */
export type OfflineItem = Pick<
  TillItem,
  'itemId' | 'sku' | 'name' | 'unit' | 'barcodes' | 'packages' | 'unitPrice' | 'taxCode' | 'taxRate'
> & { picture: string }

/** A customer as a device keeps one: nothing but what is chosen by. */
export type OfflineCustomer = { id: string; name: string }

/** What stays of a device when somebody leaves it: its number series, by which it is known again. */
export type KnownDevice = {
  tillId: string
  /** What the firm knows this device by. */
  device: string
  /** Its own series of numbers, and the next one of it. */
  series: string
  next: number
}

/** What a device knows of a till that it sells at without a connection. */
export type Device = KnownDevice & {
  /** What its tickets are sealed with. */
  key: CryptoKey
  items: OfflineItem[]
  customers: OfflineCustomer[]
  /** When they were fetched. */
  fetchedAt: string
}

/** A discount is percent as a decimal; '' for none. */
export type OfflineLine = { item: OfflineItem; quantity: number; discount: string }

/** What is being sold on the device. */
export type OfflineSale = {
  lines: readonly OfflineLine[]
  discount: string
  customer: OfflineCustomer | undefined
}

export type OfflineState = 'waiting' | 'sending' | 'posted' | 'refused'

/** A ticket on the device: what was sold, what its receipt says, and how far it has come. */
export type OfflineTicket = TicketHead & TicketContent

/** What anybody may know of a ticket on the device. */
export type TicketHead = {
  id: string
  tillId: string
  device: string
  series: string
  running: number
  number: string
  state: OfflineState
  /** Why it was refused, and the key of that reason. */
  reason: string
  reasonKey: string
}

/** What is sealed of it. */
export type TicketContent = {
  soldAt: string
  cashierId: string
  cashierName: string
  customer: OfflineCustomer | undefined
  lines: OfflineTicketLine[]
  discount: string
  taxGroups: { rate: string; base: number; tax: number }[]
  discountTotal: number
  total: number
  rounding: number
  tender: 'cash' | 'card'
  /** What was handed over, what of it is a tip, and what was given back. */
  given: number
  tip: number
  change: number
}

export type OfflineTicketLine = {
  itemId: string
  description: string
  unit: string
  quantity: string
  unitPrice: string
  discount: string
  taxCode: string
  amount: number
}

/** What the firm says of a ticket that was sent. */
export type SendAnswer =
  | { state: 'posted' }
  | { state: 'waiting' }
  | { state: 'otherPerson' }
  | { state: 'refused'; reason: string; reasonKey: string }
