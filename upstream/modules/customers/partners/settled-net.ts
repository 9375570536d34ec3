import { divideRound, sum } from '#contract/core/decimal.ts'
import { apportion, type Minor, unitsOf } from '#contract/core/money.ts'

/** An invoice as far as commissions are counted from it. `gross` is what the customer has to pay. */
export type CommissionInvoice = {
  id: string
  partnerId: string
  partyId: string
  currency: string
  date: string
  gross: Minor
  /** Nets after all discounts of the line and of the document; a negative line lowers the others. */
  lines: readonly { id: string; net: Minor; hasCommission: boolean }[]
}

/**
 * What happened to an invoice. `money` is paid (positive) or goes back (negative): allocations, refunds,
 * chargebacks, chargebacks that were won. `credit` lowers what is to be paid, by credit notes and granted
 * discounts; without lines it is spread. `denied` ends its commissions after a review. What is written
 * off is no event: nobody paid it.
 */
export type CommissionEvent = {
  /** Unique for good: the key of the allocation, the credit note, the dispute. */
  key: string
  /** The firm's day. */
  date: string
} & (
  | { kind: 'money'; cause: 'payment' | 'refund' | 'chargeback' | 'chargebackWon'; gross: Minor }
  | { kind: 'credit'; gross: Minor; lines: readonly { lineId: string; net: Minor }[] }
  | { kind: 'denied' }
)

/** The net of a line that money has come for, and all that was ever invoiced of it. */
export type SettledLine = {
  lineId: string
  settled: bigint
  invoiced: bigint
  hasCommission: boolean
}

/**
 * How much of each line is settled after some events: its net less credits, in the share of what is to
 * be paid that was paid, the cent by largest remainder. It is a function of the sums of the events, not of
 * their order: a credit note and the refund that follows it count once.
 * @throws RangeError('amount_out_of_range')
 */
export function settledLines(
  invoice: CommissionInvoice,
  events: readonly CommissionEvent[],
): SettledLine[] {
  const invoiced = withoutNegative(invoice.lines.map(({ net }) => unitsOf(net)))
  const credited = creditedNets(invoice, events)
  const nets = withoutNegative(
    invoice.lines.map(({ net }, at) => lowered(unitsOf(net), credited[at] ?? 0n)),
  )
  const payable = unitsOf(invoice.gross) - sum(grossOf(events, 'credit'))
  const money = sum(grossOf(events, 'money'))
  const isDenied = events.some(({ kind }) => kind === 'denied')
  const paid = isDenied || payable <= 0n ? 0n : within(money, 0n, payable)
  const divisor = payable > 0n ? payable : 1n
  const total = divideRound(sum(nets) * paid, divisor)
  const settled = apportion(
    total,
    nets.map((net) => net * paid),
    divisor,
  )
  return invoice.lines.map(({ id, hasCommission }, at) => ({
    lineId: id,
    settled: settled[at] ?? 0n,
    invoiced: invoiced[at] ?? 0n,
    hasCommission,
  }))
}

/** What was credited of each line. Credits without lines are spread by what is left of them. */
function creditedNets(
  { lines, gross }: CommissionInvoice,
  events: readonly CommissionEvent[],
): bigint[] {
  const nets = lines.map(({ net }) => unitsOf(net))
  const named = lines.map(({ id }) =>
    sum(
      events.flatMap((event) =>
        event.kind === 'credit'
          ? event.lines.filter(({ lineId }) => lineId === id).map(({ net }) => unitsOf(net))
          : [],
      ),
    ),
  )
  const grossWhere = (hasLines: boolean) =>
    sum(
      events.flatMap((event) =>
        event.kind === 'credit' && event.lines.length > 0 === hasLines ? unitsOf(event.gross) : [],
      ),
    )
  const unnamed = grossWhere(false)
  const payable = unitsOf(gross) - grossWhere(true)
  if (unnamed === 0n || payable <= 0n) return named
  const left = nets.map((net, at) => lowered(net, named[at] ?? 0n))
  const quotas = left.map((net) => net * unnamed)
  const spread = apportion(divideRound(sum(quotas), payable), quotas, payable)
  return named.map((net, at) => net + (spread[at] ?? 0n))
}

/** What is left of a line: never on the other side of zero, and never more than was invoiced. */
function lowered(net: bigint, credited: bigint): bigint {
  return net < 0n ? within(net - credited, net, 0n) : within(net - credited, 0n, net)
}

function within(value: bigint, least: bigint, most: bigint): bigint {
  if (value < least) return least
  return value > most ? most : value
}

/** Negative lines taken from the others in proportion, so that none is below zero. */
function withoutNegative(nets: readonly bigint[]): bigint[] {
  const positive = nets.map((net) => (net > 0n ? net : 0n))
  const all = sum(positive)
  const left = sum(nets)
  if (left <= 0n || all === 0n) return nets.map(() => 0n)
  return apportion(
    left,
    positive.map((net) => net * left),
    all,
  )
}

function grossOf(events: readonly CommissionEvent[], kind: 'credit' | 'money'): bigint[] {
  return events.flatMap((event) =>
    event.kind === kind && 'gross' in event ? unitsOf(event.gross) : [],
  )
}
