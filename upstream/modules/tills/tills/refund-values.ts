import type { Discount } from '#contract/books/document.ts'
import { divideRound, formatFixed, multiply, parseDecimal } from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'
import { type Minor, minorFrom, parseAmount, toMinor, unitsOf } from '#contract/core/money.ts'
import type { ReturnedBefore, StoredTicketLine } from './ticket-reader.ts'
import { type TicketSums, typedLine, type ValuedLine } from './ticket-values.ts'

/** Of a line: how much of it comes back now, in ten thousandths, and what came back before. */
export type Returned = {
  line: StoredTicketLine
  units: number
  before: ReturnedBefore
}

export type RefundLine = ValuedLine & { refundOfPosition: number }

/**
 * What lines that come back are worth: the share of what the line cost, up to and with this piece,
 * less what came back before. So all the pieces together are exactly what was paid, to the minor unit,
 * and so is the tax among it; a single piece may differ from another one by one unit.
 */
export function refundValues(
  returned: readonly Returned[],
  { priceMode, currency }: { priceMode: 'gross' | 'net'; currency: string },
): { lines: RefundLine[]; sums: TicketSums } {
  const lines = returned.map((one, position) => lineOf(one, position, currency))
  const sum = (of: (line: RefundLine) => Minor) => lines.reduce((all, one) => all + of(one), 0)
  const groups = new Map<string, TicketSums['taxGroups'][number]>()
  for (const { taxCategory, taxRate: rate, net, tax } of lines) {
    const key = `${taxCategory} ${rate}`
    const before = groups.get(key) ?? { base: 0, tax: 0 }
    groups.set(key, { rate, base: before.base + net, tax: before.tax + tax })
  }
  const net = sum((line) => line.net)
  const tax = sum((line) => line.tax)
  const full = sum((line) => fullOf(line, currency))
  return {
    lines,
    sums: {
      subtotal: sum((line) => line.amount),
      net,
      tax,
      giftCardTotal: 0,
      total: net + tax,
      discountTotal: full - (priceMode === 'gross' ? net + tax : net),
      taxGroups: [...groups.values()],
    },
  }
}

function lineOf({ line, units, before }: Returned, position: number, currency: string): RefundLine {
  const { ticketId: _, position: refundOfPosition, ...kept } = line
  const upToNow = before.units + units
  const share = (worth: Minor) =>
    minorFrom(divideRound(unitsOf(worth) * BigInt(upToNow), BigInt(tenThousandths(line.quantity))))
  const tax = share(line.tax) - before.tax
  const whole = share(line.net + line.tax) - before.net - before.tax
  const discount = shareOfDiscount(line, currency)
  return {
    ...kept,
    coupon: before.coupon - share(line.coupon),
    points: before.points - share(line.points),
    position,
    refundOfPosition,
    quantity: String(0 - units / 10_000),
    discount: discount && JSON.stringify(discount),
    amount: before.amount - share(line.amount),
    net: tax - whole,
    tax: 0 - tax,
  }
}

/** A quantity of up to four decimals as a whole number. */
export function tenThousandths(quantity: string): number {
  return Math.round(Number(quantity) * 10_000)
}

/** Quantity times price, before any discount. */
function fullOf({ quantity, unitPrice }: RefundLine, currency: string): Minor {
  const count = parseDecimal(quantity, { maxScale: 4 })
  const price = parseDecimal(unitPrice, { maxScale: 6 })
  invariant(count && price, 'A quantity and a price')
  return minorFrom(toMinor(multiply(count, price), currency))
}

/** A discount in money on a line is shown as the percentage that it was. */
function shareOfDiscount(line: StoredTicketLine, currency: string): Discount | null {
  const { discount } = typedLine(line)
  if (discount?.kind !== 'amount') return discount
  const taken = parseAmount(discount.value, currency) ?? 0
  return percentOf(taken, line.amount + taken)
}

type Discounted = { discount: string | null; subtotal: number; currency: string }

/** What the discount on the whole ticket was, as a percentage of it. */
export function shareOfWhole({ discount, subtotal, currency }: Discounted): Discount | null {
  const known: Discount | null = discount === null ? null : JSON.parse(discount)
  if (known?.kind !== 'amount') return known
  return percentOf(parseAmount(known.value, currency) ?? 0, subtotal)
}

function percentOf(part: Minor, whole: Minor): Discount | null {
  if (whole === 0) return null
  const units = divideRound(unitsOf(part) * 1_000_000n, unitsOf(whole))
  return { kind: 'percent', value: formatFixed(units, 4) }
}
