import { compare, type Decimal, divideRound, formatDecimal, multiply, parseDecimal } from './decimal'
import { allocate, apportion, type Minor, minorFrom, parseAmount, toMinor, unitsOf } from './money'

/** Percent: "0" to "100", up to 4 decimals. Amount: a machine decimal in the document's currency. */
export type Discount = { kind: 'percent'; value: string } | { kind: 'amount'; value: string }

/** Quantity up to 4 decimals, unit price up to 6 (net or gross as the document says), rate in percent up to 3. */
export type TotalsLine = {
  quantity: string
  unitPrice: string
  discount: Discount | null
  /** `category` is a code of EN 16931 (S Z E AE K G O); all but S carry no tax. */
  tax: { code: string; category: string; rate: string }
}

export type TotalsInput = {
  currency: string
  priceMode: 'net' | 'gross'
  discount: Discount | null
  lines: readonly TotalsLine[]
  /** Round tax once for each group (default, BR-CO-17) or on each line. */
  taxRounding?: 'group' | 'line'
  /** The smallest cash step in minor units: 5 makes the payable a multiple of 0.05. */
  cashRounding?: Minor
  paid?: Minor
}

export type TaxGroup = { category: string; rate: string; base: Minor; tax: Minor; codes: string[] }

/** `amount` is after the line's discount, in terms of the price mode; `net` after the document's too. */
export type LineTotals = {
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

type Mode = Pick<TotalsInput, 'priceMode' | 'taxRounding'>
type PricedLine = { amount: bigint; discount: bigint; code: string; category: string; rate: Decimal }
type Line = PricedLine & { share: bigint; rest: bigint; tax: bigint }
type Group = { category: string; rate: Decimal; lines: Line[] }

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
  const subtotal = sum(priced.map((line) => line.amount))
  const discount = readDiscount(input.discount, subtotal, input.currency)
  const documentDiscount = priced.length === 0 ? 0n : discount
  const lines = spreadDiscount(priced, documentDiscount)
  const taxGroups = groupLines(lines).map((group) => closeGroup(group, input))
  const net = sum(taxGroups.map((group) => unitsOf(group.base)))
  const tax = sum(taxGroups.map((group) => unitsOf(group.tax)))
  return {
    lines: lines.map((line) => formatLine(line, input.priceMode)),
    subtotal: minorFrom(subtotal),
    lineDiscounts: minorFrom(sum(priced.map((line) => line.discount))),
    documentDiscount: minorFrom(documentDiscount),
    taxGroups,
    net: minorFrom(net),
    tax: minorFrom(tax),
    ...settle(net + tax, input),
  }
}

function priceLine({ quantity, unitPrice, discount, tax }: TotalsLine, currency: string): PricedLine {
  const count = requireDecimal(quantity, 4, 'quantity_malformed')
  const price = requireDecimal(unitPrice, 6, 'price_malformed')
  const rate = requireDecimal(tax.rate, 3, 'rate_malformed')
  if (rate.units < 0n) throw new RangeError('rate_negative')
  if (!CATEGORIES.has(tax.category)) throw new RangeError('category_unknown')
  const full = toMinor(multiply(count, price), currency)
  const off = readDiscount(discount, full, currency)
  const charged = tax.category === 'S' ? rate : { units: 0n, scale: 0 }
  return { amount: full - off, discount: off, code: tax.code, category: tax.category, rate: charged }
}

function readDiscount(discount: Discount | null, of: bigint, currency: string): bigint {
  if (discount === null) return 0n
  if (discount.kind === 'amount') {
    const amount = parseAmount(discount.value, currency)
    if (amount === undefined) throw new TypeError('discount_malformed')
    return unitsOf(amount)
  }
  const percent = requireDecimal(discount.value, 4, 'discount_malformed')
  const whole = hundredPercent(percent)
  if (percent.units < 0n || percent.units > whole) throw new RangeError('discount_out_of_range')
  return divideRound(of * percent.units, whole)
}

function spreadDiscount(lines: PricedLine[], discount: bigint): Line[] {
  const amounts = lines.map((line) => line.amount)
  const shares = allocate(minorFrom(discount), amounts).map(unitsOf)
  return lines.map((line, index) => {
    const share = shares[index] ?? 0n
    return { ...line, share, rest: line.amount - share, tax: 0n }
  })
}

function groupLines(lines: Line[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const key = `${line.category} ${formatDecimal(line.rate)}`
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { category: line.category, rate: line.rate, lines: [line] })
  }
  return [...groups.values()].sort(
    (a, b) => compare(b.rate, a.rate) || (a.category < b.category ? -1 : 1),
  )
}

/** Taxes a group and writes each line's part of the tax on the line. */
function closeGroup({ category, rate, lines }: Group, mode: Mode): TaxGroup {
  const rests = lines.map((line) => line.rest)
  const taxes = taxLines(rests, rate, mode)
  for (const [index, line] of lines.entries()) line.tax = taxes[index] ?? 0n
  const tax = sum(taxes)
  const base = mode.priceMode === 'gross' ? sum(rests) - tax : sum(rests)
  const codes = [...new Set(lines.map((line) => line.code))]
  return { category, rate: formatDecimal(rate), base: minorFrom(base), tax: minorFrom(tax), codes }
}

function taxLines(rests: bigint[], rate: Decimal, { priceMode, taxRounding }: Mode): bigint[] {
  const whole = hundredPercent(rate)
  const divisor = priceMode === 'gross' ? whole + rate.units : whole
  const tax = (amount: bigint) => divideRound(amount * rate.units, divisor)
  if (taxRounding === 'line') return rests.map(tax)
  // The exact tax of each line is the quota, not its share of the sum: lines that cancel out keep theirs.
  const groupTax = tax(sum(rests))
  if (priceMode === 'net') return apportion(groupTax, rests.map((rest) => rest * rate.units), divisor)
  const nets = apportion(sum(rests) - groupTax, rests.map((rest) => rest * whole), divisor)
  return rests.map((rest, index) => rest - (nets[index] ?? 0n))
}

function formatLine(line: Line, priceMode: TotalsInput['priceMode']): LineTotals {
  return {
    amount: minorFrom(line.amount),
    discount: minorFrom(line.discount),
    documentDiscountShare: minorFrom(line.share),
    net: minorFrom(priceMode === 'gross' ? line.rest - line.tax : line.rest),
    tax: minorFrom(line.tax),
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
    paid,
    due: minorFrom(payable - unitsOf(paid)),
  }
}

function requireDecimal(text: string, maxScale: number, message: string): Decimal {
  const value = parseDecimal(text, { maxScale })
  if (value === undefined) throw new TypeError(message)
  return value
}

function hundredPercent(percent: Decimal): bigint {
  return 100n * 10n ** BigInt(percent.scale)
}

function sum(values: bigint[]): bigint {
  return values.reduce((a, b) => a + b, 0n)
}
