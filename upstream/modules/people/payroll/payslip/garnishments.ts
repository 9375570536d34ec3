import type { Minor } from '#contract/core/money.ts'
import { percentOf } from '../amounts.ts'
import type { Day } from '../days.ts'
import { PayrollFault } from '../fault.ts'

/** What an order leaves to the person. */
export type Protection =
  /** By the country's own table, with so many dependants. */
  | { kind: 'table'; dependants: number }
  /** All above an amount may be taken, as a court sets it for maintenance. */
  | { kind: 'keep'; amount: Minor }
  /** At most a percentage of net pay, and nothing below an amount. */
  | { kind: 'share'; percent: string; keep: Minor }

export type GarnishmentOrder = {
  code: string
  kind: 'maintenance' | 'tax' | 'ordinary'
  servedDate: Day
  /** What is still owed; null: it runs on. */
  claim: Minor | null
  /** What is asked for each period; null: all that may be taken. */
  instalment: Minor | null
  protection: Protection
}

/** Maintenance first, then taxes, then all others; within a kind, who came first. */
const RANKS: Record<GarnishmentOrder['kind'], number> = { maintenance: 0, tax: 1, ordinary: 2 }

export type Attachable = {
  /** Net pay in money, after tax and contributions, without expenses that are paid back. */
  net: Minor
  /** Benefits in kind: a table counts them, and money is all that can be taken. */
  inKind: Minor
  /** The country's table, for net pay and dependants. */
  table: ((net: Minor, dependants: number) => Minor) | undefined
}

/**
 * What each order takes, in their order. Each is held to its own protection over the whole of net
 * pay, less what those before it took; none takes more than it is owed or than there is.
 * Throws PayrollFault('garnishment_table_missing').
 */
export function takeGarnishments(
  orders: readonly GarnishmentOrder[],
  pay: Attachable,
): { code: string; amount: Minor; base: Minor }[] {
  const sorted = [...orders].sort(
    (a, b) =>
      RANKS[a.kind] - RANKS[b.kind] ||
      a.servedDate.localeCompare(b.servedDate) ||
      a.code.localeCompare(b.code),
  )
  let taken = 0
  return sorted.map((order) => {
    const allowed = Math.min(mayTake(order, pay), Math.max(0, pay.net)) - taken
    const asked = Math.min(order.claim ?? allowed, order.instalment ?? allowed)
    const amount = Math.max(0, Math.min(allowed, asked))
    taken += amount
    return { code: order.code, amount, base: pay.net }
  })
}

function mayTake(
  { protection, code }: GarnishmentOrder,
  { net, inKind, table }: Attachable,
): Minor {
  if (protection.kind === 'keep') return Math.max(0, net - protection.amount)
  if (protection.kind === 'share') {
    return Math.max(0, Math.min(percentOf(net, protection.percent), net - protection.keep))
  }
  if (table === undefined) throw new PayrollFault('garnishment_table_missing', { order: code })
  return table(Math.max(0, net + inKind), protection.dependants)
}
