import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { shiftLocal } from '#contract/core/zoned-time.ts'
import { fromTenThousandths, tenThousandths } from './cart.ts'
import type { OrderLine, PlacedOrder } from './place-order.ts'

/** What came back of a line, by its place in the order. */
export type ReturnedLine = { position: number; quantity: string }

/** What a return gave back. */
export type PastReturn = { lines: ReturnedLine[]; refund: Refund }

export type RefundLine = {
  position: number
  quantity: string
  amount: Minor
  net: Minor
  taxAmount: Minor
}

export type Refund = {
  lines: RefundLine[]
  /** Of delivery, when the last of the goods came back. */
  delivery: RefundLine[]
  total: Minor
  /** Back to what was paid with, and back to gift cards. */
  toPayment: Minor
  toGiftCards: { cardId: string; amount: Minor }[]
}

/** An order as far as returns ask: what was paid for each line, and by what. */
export type Returnable = Pick<PlacedOrder, 'standardDelivery' | 'due'> & {
  lines: readonly (Pick<OrderLine, 'kind' | 'quantity' | 'amount' | 'net' | 'taxAmount'> & {
    /** Of delivery: what of its amount was given back before, by whichever way. */
    credited?: Minor
  })[]
  giftCards: readonly { cardId: string; amount: Minor }[]
}

export type ReturnProblem = 'nothing' | 'unknownLine' | 'tooMuch' | 'tooLate'

/**
 * What a return gives back: of each line its share of what was paid, so that all returns together are
 * exactly what was paid, to the minor unit. When the last of the goods is back, delivery of the usual kind
 * comes back, too (Directive 2011/83/EU, 13 (1) and (2)). Money goes back where it came from: first to the
 * payment, then to gift cards.
 */
export function refundOf(
  order: Returnable,
  wanted: readonly ReturnedLine[],
  before: readonly PastReturn[],
): Refund | { problem: Exclude<ReturnProblem, 'tooLate'> } {
  const asked = joined(wanted)
  if (asked.size === 0) return { problem: 'nothing' }
  const lines: RefundLine[] = []
  for (const [position, units] of asked) {
    const line = order.lines[position]
    if (line?.kind !== 'goods') return { problem: 'unknownLine' }
    const past = returnedUnits(before, position)
    if (past + units > tenThousandths(line.quantity)) return { problem: 'tooMuch' }
    lines.push(share(line, position, past, units))
  }
  const isAll = order.lines.every(
    (line, position) =>
      line.kind !== 'goods' ||
      returnedUnits(before, position) + (asked.get(position) ?? 0n) ===
        tenThousandths(line.quantity),
  )
  const delivery = isAll ? deliveryBack(order) : []
  const total = [...lines, ...delivery].reduce(
    (sum, { net, taxAmount }) => sum + net + taxAmount,
    0,
  )
  return { lines, delivery, total, ...wayBack(order, total, before) }
}

function joined(wanted: readonly ReturnedLine[]): Map<number, bigint> {
  const units = new Map<number, bigint>()
  for (const { position, quantity } of wanted) {
    const more = tenThousandths(quantity)
    if (more > 0n) units.set(position, (units.get(position) ?? 0n) + more)
  }
  return units
}

function returnedUnits(before: readonly PastReturn[], position: number): bigint {
  return before
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + tenThousandths(quantity), 0n)
}

/** The share up to and with these pieces, less the share up to them. */
function share(
  line: Returnable['lines'][number],
  position: number,
  past: bigint,
  units: bigint,
): RefundLine {
  const all = tenThousandths(line.quantity)
  const upTo = (worth: Minor, count: bigint) => divideRound(unitsOf(worth) * count, all)
  const part = (worth: Minor) => minorFrom(upTo(worth, past + units) - upTo(worth, past))
  const taxAmount = part(line.taxAmount)
  const whole = part(line.net + line.taxAmount)
  return {
    position,
    quantity: fromTenThousandths(units),
    amount: part(line.amount),
    net: whole - taxAmount,
    taxAmount,
  }
}

/** The lines of delivery, down to what the usual kind costs, less what of them was given back before. */
function deliveryBack(order: Returnable): RefundLine[] {
  const ways = order.lines.filter(({ kind }) => kind === 'delivery')
  const credited = ways.reduce((sum, line) => sum + (line.credited ?? 0), 0)
  const rest = ways.reduce((sum, line) => sum + restOfDelivery(line), 0)
  const back = Math.min(order.standardDelivery - credited, rest)
  if (back <= 0) return []
  let done = 0
  let used = 0
  return order.lines.flatMap((line, position): RefundLine[] => {
    const left = restOfDelivery(line)
    if (left === 0) return []
    done += left
    // Shares of one sum, which add up to it.
    const upTo = minorFrom(divideRound(unitsOf(back) * unitsOf(done), unitsOf(rest)))
    const amount = upTo - used
    used = upTo
    const before = line.credited ?? 0
    const share = (worth: Minor, part: Minor) =>
      minorFrom(divideRound(unitsOf(worth) * unitsOf(part), unitsOf(line.amount)))
    const part = (worth: Minor) => share(worth, before + amount) - share(worth, before)
    const taxAmount = part(line.taxAmount)
    const net = part(line.net + line.taxAmount) - taxAmount
    return amount === 0 ? [] : [{ position, quantity: '1', amount, net, taxAmount }]
  })
}

function restOfDelivery({ kind, amount, credited = 0 }: Returnable['lines'][number]): Minor {
  return kind === 'delivery' ? Math.max(amount - credited, 0) : 0
}

function wayBack(
  order: Returnable,
  total: Minor,
  before: readonly PastReturn[],
): Pick<Refund, 'toPayment' | 'toGiftCards'> {
  const pastPayment = before.reduce((sum, { refund }) => sum + refund.toPayment, 0)
  const toPayment = Math.min(total, order.due - pastPayment)
  let left = total - toPayment
  const toGiftCards = [...order.giftCards].reverse().flatMap(({ cardId, amount }) => {
    const past = before
      .flatMap(({ refund }) => refund.toGiftCards)
      .filter((each) => each.cardId === cardId)
      .reduce((sum, each) => sum + each.amount, 0)
    const back = Math.min(left, amount - past)
    left -= back
    return back > 0 ? [{ cardId, amount: back }] : []
  })
  return { toPayment, toGiftCards }
}

/**
 * The last day on which a consumer may withdraw: so many days after the goods came, and where that is no
 * working day the next one (Directive 2011/83/EU, 9; Regulation (EEC) 1182/71, 3 (4)).
 * @param isWorkingDay of the customer's country
 */
export function lastReturnDay(
  deliveredDate: string,
  days: number,
  isWorkingDay: (date: string) => boolean,
): string {
  let date = shiftLocal(deliveredDate, days * 1440)
  for (let more = 0; more < 14 && !isWorkingDay(date); more += 1) date = shiftLocal(date, 1440)
  return date
}
