import type { TillItem } from '#contract/till-tickets.ts'

/** An item as a device keeps it, with its price, its tax and where its picture is; '' for none. */
export type OfflineItem = Pick<
  TillItem,
  'itemId' | 'sku' | 'name' | 'unit' | 'barcodes' | 'unitPrice' | 'taxCode' | 'taxRate'
> & { picture: string }

/** What a device knows of a register that it sells at without a connection. */
export type Device = {
  tillId: string
  /** What the firm knows this device by. */
  device: string
  /** Its own series of numbers, and the next one of it. */
  series: string
  next: number
  items: OfflineItem[]
  /** When the items were fetched. */
  fetchedAt: string
}

export type OfflineLine = { item: OfflineItem; quantity: number }

export type OfflineState = 'waiting' | 'sending' | 'posted' | 'refused'

/** A ticket on the device: what was sold, what its receipt says, and how far it has come. */
export type OfflineTicket = {
  id: string
  tillId: string
  device: string
  series: string
  running: number
  number: string
  soldAt: string
  cashierId: string
  cashierName: string
  lines: OfflineTicketLine[]
  taxGroups: { rate: string; base: number; tax: number }[]
  total: number
  rounding: number
  tender: 'cash' | 'card'
  /** What was handed over, and what was given back. */
  given: number
  change: number
  state: OfflineState
  /** Why it was refused, and the key of that reason. */
  reason: string
  reasonKey: string
}

export type OfflineTicketLine = {
  itemId: string
  description: string
  unit: string
  quantity: string
  unitPrice: string
  taxCode: string
  amount: number
}

/** What the firm says of a ticket that was sent. */
export type SendAnswer =
  | { state: 'posted' }
  | { state: 'waiting' }
  | { state: 'otherPerson' }
  | { state: 'refused'; reason: string; reasonKey: string }
