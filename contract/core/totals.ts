import { type Decimal, divideRound, multiply, parseDecimal, sum } from './decimal.ts'
import { allocate, type Minor, minorFrom, parseAmount, toMinor, unitsOf } from './money.ts'
import { type TaxableLine, type TaxGroup, type TaxMode, taxByGroup } from './tax-groups.ts'

export type { TaxGroup } from './tax-groups.ts'

/** Percent: "0" to "100", up to 4 decimals. Amount: a machine decimal in the document's currency. */
export type Discount = { kind: 'percent'; value: string } | { kind: 'amount'; value: string }

/** Quantity up to 4 decimals, unit price up to 6 (net or gross as the document says), rate in percent up to 4. */
export type TotalsLine = {
  quantity: string
  unitPrice: string
  discount: Discount | null
  /** `category` is a code of EN 16931 (S Z E AE K G O); all but S carry no tax. */
  tax: { code: string; category: string; rate: string }
}

/** Tax is rounded once for each group (default, BR-CO-17) or on each line. */
export type TotalsInput = TaxMode & {
  currency: string
  discount: Discount | null
  lines: readonly TotalsLine[]
  /** The smallest cash step in minor units: 5 makes the payable a multiple of 0.05. */
  cashRounding?: Minor
  paid?: Minor
}

/** `amount` is after the line's discount, in terms of the price mode; `net` after the document's too. */
type LineTotals = {
  amount: Minor
  discount: Minor
  documentDiscountShare: Minor
  net: Minor
  tax: Minor
}

/** `subtotal` is the sum of the line amounts, so gross in gross mode; `net` is without tax in both. */
export type Totals = {
  lines: LineTotals[]
  subtotal: Minor
  lineDiscounts: Minor
  documentDiscount: Minor
  taxGroups: TaxGroup[]
  net: Minor
  tax: Minor
  total: Minor
  rounding: Minor
  payable: Minor
  paid: Minor
  due: Minor
}

type PricedLine = TaxableLine & { discount: bigint }

const CATEGORIES = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'])
const ZERO: Decimal = { units: 0n, scale: 0 }

/**
 * Calculates a document in minor units, by EN 16931 (BR-CO-10 to 17), halves away from zero.
 * Negating quantities and discount amounts negates every result, so a credit note mirrors its
 * invoice. Without lines there is nothing to discount. Throws TypeError('quantity_malformed' |
 * 'price_malformed' | 'rate_malformed' | 'discount_malformed') and RangeError('rate_negative' |
 * 'discount_out_of_range' | 'category_unknown' | 'cash_rounding_not_positive' | 'currency_unknown' |
 * 'amount_out_of_range').
 */
export function calculateTotals(input: TotalsInput): Totals {
  const priced = input.lines.map((line) => priceLine(line, input.currency))
  const amounts = priced.map((line) => line.amount)
  const documentDiscount = readDiscount(input.discount, sum(amounts), input.currency)
  const discount = priced.length === 0 ? 0 : minorFrom(documentDiscount)
  const shares = allocate(discount, amounts).map(unitsOf)
  const taxable = priced.map((line, at) => ({ ...line, amount: line.amount - (shares[at] ?? 0n) }))
  const { groups, taxes } = taxByGroup(taxable, input)
  const net = sum(groups.map((group) => unitsOf(group.base)))
  const tax = sum(taxes)
  return {
    lines: priced.map((line, at) => closeLine(line, shares[at] ?? 0n, taxes[at] ?? 0n, input)),
    subtotal: minorFrom(sum(amounts)),
    lineDiscounts: minorFrom(sum(priced.map((line) => line.discount))),
    documentDiscount: discount,
    taxGroups: groups,
    net: minorFrom(net),
    tax: minorFrom(tax),
    ...settle(net + tax, input),
  }
}

function priceLine(line: TotalsLine, currency: string): PricedLine {
  const { code, category } = line.tax
  const quantity = requireDecimal(line.quantity, 4, 'quantity_malformed')
  const price = requireDecimal(line.unitPrice, 6, 'price_malformed')
  const rate = requireDecimal(line.tax.rate, 4, 'rate_malformed')
  if (rate.units < 0n) throw new RangeError('rate_negative')
  if (!CATEGORIES.has(category)) throw new RangeError('category_unknown')
  const full = toMinor(multiply(quantity, price), currency)
  const discount = readDiscount(line.discount, full, currency)
  const charged = category === 'S' ? rate : ZERO
  return { amount: full - discount, discount, code, category, rate: charged }
}

function readDiscount(discount: Discount | null, of: bigint, currency: string): bigint {
  if (discount === null) return 0n
  if (discount.kind === 'amount') {
    const amount = parseAmount(discount.value, currency)
    if (amount === undefined) throw new TypeError('discount_malformed')
    return unitsOf(amount)
  }
  const percent = requireDecimal(discount.value, 4, 'discount_malformed')
  const whole = 100n * 10n ** BigInt(percent.scale)
  if (percent.units < 0n || percent.units > whole) throw new RangeError('discount_out_of_range')
  return divideRound(of * percent.units, whole)
}

function closeLine(line: PricedLine, share: bigint, tax: bigint, mode: TaxMode): LineTotals {
  const rest = line.amount - share
  return {
    amount: minorFrom(line.amount),
    discount: minorFrom(line.discount),
    documentDiscountShare: minorFrom(share),
    net: minorFrom(mode.priceMode === 'gross' ? rest - tax : rest),
    tax: minorFrom(tax),
  }
}

function settle(total: bigint, { cashRounding = 1, paid = 0 }: TotalsInput) {
  const step = unitsOf(cashRounding)
  if (step <= 0n) throw new RangeError('cash_rounding_not_positive')
  const payable = divideRound(total, step) * step
  return {
    total: minorFrom(total),
    rounding: minorFrom(payable - total),
    payable: minorFrom(payable),
    paid: minorFrom(unitsOf(paid)),
    due: minorFrom(payable - unitsOf(paid)),
  }
}

function requireDecimal(text: string, maxScale: number, message: string): Decimal {
  const value = parseDecimal(text, { maxScale })
  if (value === undefined) throw new TypeError(message)
  return value
}
