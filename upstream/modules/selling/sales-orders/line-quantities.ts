import type {
  BillingState,
  DeliveryState,
  SalesOrderState,
} from '#contract/selling/sales-orders.ts'

/** What happened to a line, each in ten-thousandths of its unit and never below zero. */
export type LineFacts = {
  /** Whether it is delivered; a service is only invoiced. */
  isGoods: boolean
  ordered: number
  /** Given up: neither delivered nor invoiced. */
  closed: number
  /** Delivered, and not to be invoiced. */
  waived: number
  /** On delivery notes that have not left. */
  onNotes: number
  out: number
  back: number
  /** On draft invoices. */
  drafted: number
  billed: number
  credited: number
  paid: number
}

/** What follows from it. */
export type LineState = LineFacts & {
  toDeliver: number
  /** Of what is to be delivered what no delivery note has reserved yet. */
  toReserve: number
  toInvoice: number
  toCredit: number
}

/**
 * What is left to do of a line. What is due is what the customer still wants, or has kept where more went
 * out than they wanted; what is invoiced less what was credited is held against it. So a return that is
 * not delivered again has to be credited, and one that is delivered again has not.
 */
export function lineState(facts: LineFacts): LineState {
  const { isGoods, ordered, closed, waived, onNotes, out, back } = facts
  const wanted = Math.max(0, ordered - closed)
  const kept = isGoods ? Math.max(0, out - back) : 0
  const toDeliver = isGoods ? Math.max(0, wanted - kept) : 0
  const due = Math.max(wanted, kept)
  const charged = facts.billed - facts.credited
  return {
    ...facts,
    toDeliver,
    toReserve: Math.max(0, toDeliver - onNotes),
    toInvoice: Math.max(0, due - waived - charged - facts.drafted),
    toCredit: Math.max(0, charged - due),
  }
}

/** Where an order stands: delivery and invoicing each by itself. */
export type OrderStates = {
  state: Exclude<SalesOrderState, 'draft'>
  deliveryState: DeliveryState
  billingState: BillingState
}

/** The states of a confirmed order, from the quantities of its lines alone. */
export function orderStates(lines: readonly LineState[]): OrderStates {
  const goods = lines.filter(({ isGoods }) => isGoods)
  const isDelivered = goods.every(({ toDeliver }) => toDeliver === 0)
  const hasLeft = goods.some(({ out }) => out > 0)
  const isInvoiced = lines.every(({ toInvoice, drafted }) => toInvoice === 0 && drafted === 0)
  const isBegun = lines.some(({ drafted, billed }) => drafted > 0 || billed > 0)
  const isRight = lines.every(({ toCredit }) => toCredit === 0)
  const isOver = isDelivered && isInvoiced && isRight
  const isGivenUp = !hasLeft && !isBegun && lines.some(({ closed }) => closed > 0)
  return {
    state: !isOver ? 'open' : isGivenUp ? 'cancelled' : 'done',
    deliveryState: isDelivered ? (hasLeft ? 'done' : 'none') : hasLeft ? 'partly' : 'open',
    billingState: isInvoiced ? 'done' : isBegun ? 'partly' : 'open',
  }
}
