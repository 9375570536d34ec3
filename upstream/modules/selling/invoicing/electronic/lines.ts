import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound, formatDecimal, multiply, parseDecimal } from '#contract/core/decimal.ts'
import { minorFrom, minorToDecimal, toMinor, unitsOf } from '#contract/core/money.ts'
import { parseDiscount } from '../../../../documents/stored-document.ts'
import { unitCode } from '../../../../documents/unit-code.ts'
import type { AllowanceCharge, ElectronicLine } from '../../../../einvoice/index.ts'
import type { LineRow } from '../reader.ts'

type Way = { currency: string; language: string; reason: string; isGross: boolean }

/** A line with `net` in minor units, as the document's allowances count on it. */
export type NettedLine = { row: LineRow; net: number }

type PricedRow = Pick<
  LineRow,
  | ('description' | 'quantity' | 'unit' | 'unitPrice' | 'discount' | 'amount' | 'sku')
  | ('taxCategory' | 'taxRate')
>

/** A line of a document of any kind. */
export function lineOf(
  { row, net }: { row: PricedRow; net: number },
  at: number,
  way: Way,
): ElectronicLine {
  const [name = '', ...description] = row.description.split('\n')
  const code = unitCode(row.unit, way.language)
  const unit = code ?? 'C62'
  const priced = way.isGross ? grossPrice(row, net, way, unit) : netPrice(row, net, way, unit)
  return {
    id: String(at + 1),
    note: '',
    object: null,
    quantity: row.quantity,
    unit,
    net: minorToDecimal(net, way.currency),
    orderLine: '',
    accountingReference: '',
    period: null,
    ...priced,
    category: row.taxCategory,
    rate: rateOf(row.taxCategory, row.taxRate),
    name: name.trim() || row.description.trim(),
    description: description.join('\n').trim(),
    sellerId: row.sku,
    buyerId: '',
    standardId: null,
    classes: [],
    origin: '',
    // A unit that no list knows is written in words.
    attributes: code === undefined ? [{ name: 'Unit', value: row.unit }] : [],
  }
}

/** Only S has a rate other than zero, and O has none at all (BR-O-05). */
export function rateOf(category: string, rate: string): string {
  if (category === 'O') return ''
  return category === 'S' ? rate : '0'
}

type Priced = Pick<ElectronicLine, 'price' | 'allowances' | 'charges'>

/** The price as it was agreed, and the line's discount as an allowance. */
function netPrice(row: PricedRow, net: number, { currency, reason }: Way, unit: string): Priced {
  const full = fullAmount(row, currency)
  const discount = parseDiscount(row.discount)
  const percent = discount?.kind === 'percent' ? discount.value : ''
  const each = { net: row.unitPrice, discount: '', gross: '', quantity: '', unit: '' }
  const whole = { net: minorToDecimal(Math.abs(full), currency), quantity: unsigned(row.quantity) }
  const price = isRoundedFar(row, currency) ? { ...each, ...whole, unit } : each
  return { price, ...adjustment(full - net, { currency, reason, percent, base: full }) }
}

/**
 * Of a document with prices that include tax: the price without it, which the net amount follows
 * from to the cent. Where it can't be said for one unit, it is said for the whole quantity.
 */
function grossPrice(row: PricedRow, net: number, { currency }: Way, unit: string): Priced {
  const none = { discount: '', gross: '', allowances: [], charges: [] }
  const amount = minorToDecimal(net, currency)
  const quantity = parseDecimal(row.quantity, { maxScale: 4 })
  const each = quantity && quantity.units !== 0n ? exactQuotient(amount, row.quantity) : undefined
  const price =
    each === undefined
      ? { net: unsigned(amount), quantity: unsigned(row.quantity), unit }
      : { net: each, quantity: '', unit: '' }
  return {
    price: { ...price, discount: none.discount, gross: none.gross },
    allowances: none.allowances,
    charges: none.charges,
  }
}

function unsigned(text: string): string {
  return text.replace(/^-/, '')
}

/**
 * Currencies without cents round further than receivers bear (0.02, Peppol R120): there the price
 * is said for the whole quantity.
 */
function isRoundedFar({ quantity, unitPrice }: PricedRow, currency: string): boolean {
  if (currencyDigits(currency) >= 2) return false
  const [count, price] = [quantity, unitPrice].map((text) => parseDecimal(text, { maxScale: 6 }))
  return Boolean(count && price && formatDecimal(multiply(count, price)).includes('.'))
}

/** `amount / quantity` where four decimals hold it exactly and it is not below zero. */
function exactQuotient(amount: string, quantity: string): string | undefined {
  const [a, q] = [amount, quantity].map((text) => parseDecimal(text, { maxScale: 8 }))
  if (!a || !q) return undefined
  const dividend = a.units * 10n ** BigInt(q.scale + 4)
  const divisor = q.units * 10n ** BigInt(a.scale)
  if (dividend % divisor !== 0n || dividend / divisor < 0n) return undefined
  return formatDecimal({ units: dividend / divisor, scale: 4 })
}

function fullAmount({ quantity, unitPrice, amount }: PricedRow, currency: string): number {
  const [count, price] = [quantity, unitPrice].map((text) => parseDecimal(text, { maxScale: 6 }))
  return count && price ? minorFrom(toMinor(multiply(count, price), currency)) : amount
}

type Words = { currency: string; reason: string; percent: string; base: number }

/**
 * An allowance of so much, or below zero a charge. The percentage stands beside it only where it
 * gives just this amount.
 */
export function adjustment(
  amount: number,
  { currency, reason, percent, base }: Words,
  tax = { category: '', rate: '' },
): { allowances: AllowanceCharge[]; charges: AllowanceCharge[] } {
  if (amount === 0) return { allowances: [], charges: [] }
  const isCharge = amount < 0
  const isExact = percent !== '' && !isCharge && percentOf(base, percent, currency) === amount
  const one = {
    amount: minorToDecimal(Math.abs(amount), currency),
    base: isExact ? minorToDecimal(base, currency) : '',
    percent: isExact ? percent : '',
    ...tax,
    reason,
    // UNTDID 5189 has 95 for a discount; a charge is described by its text alone.
    reasonCode: isCharge ? '' : '95',
  }
  return isCharge ? { allowances: [], charges: [one] } : { allowances: [one], charges: [] }
}

function percentOf(base: number, percent: string, currency: string): number | undefined {
  const rate = parseDecimal(percent, { maxScale: 4 })
  if (!rate) return undefined
  const whole = 100n * 10n ** BigInt(rate.scale)
  const isRounded = (unitsOf(base) * rate.units) % whole !== 0n
  // Without cents the rounding is more than receivers bear (0.02, Peppol R040).
  if (isRounded && currencyDigits(currency) < 2) return undefined
  return minorFrom(divideRound(unitsOf(base) * rate.units, whole))
}
