import Big from 'big.js'
import { expect, it } from 'vitest'
import { currencyDigits } from './currencies.ts'
import { calculateTotals, type Discount, type TotalsInput, type TotalsLine } from './totals.ts'

const CURRENCIES = ['EUR', 'JPY', 'KWD']
const RATES = ['25.5', '22', '20', '19', '8.1', '7', '5.5', '2.125', '0']

type Random = (below: number) => number

/** Mulberry32: the same numbers from the same seed everywhere. */
function seededRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function randomDecimal(random: Random, below: number, scale: number): string {
  const fraction = scale === 0 ? '' : `.${String(random(10 ** scale)).padStart(scale, '0')}`
  return `${random(below)}${fraction}`
}

function randomDiscount(random: Random, digits: number): Discount | null {
  if (random(3) === 0) return null
  if (random(2) === 0) return { kind: 'percent', value: randomDecimal(random, 99, random(5)) }
  return { kind: 'amount', value: randomDecimal(random, 9, digits) }
}

function randomLine(random: Random, digits: number): TotalsLine {
  const rate = RATES[random(RATES.length)] ?? '0'
  return {
    quantity: `${random(8) === 0 ? '-' : ''}${randomDecimal(random, 200, random(5))}`,
    unitPrice: randomDecimal(random, 2000, random(7)),
    discount: randomDiscount(random, digits),
    tax: { code: rate, category: random(6) === 0 ? 'AE' : 'S', rate },
  }
}

function randomCase(seed: number): TotalsInput {
  const random = seededRandom(seed)
  const currency = CURRENCIES[random(CURRENCIES.length)] ?? 'EUR'
  const digits = currencyDigits(currency)
  return {
    currency,
    priceMode: random(2) === 0 ? 'net' : 'gross',
    discount: randomDiscount(random, digits),
    taxRounding: random(3) === 0 ? 'line' : 'group',
    cashRounding: [1, 5, 10, 100][random(4)],
    paid: random(1000),
    lines: Array.from({ length: 1 + random(12) }, () => randomLine(random, digits)),
  }
}

function negate(text: string): string {
  return text.startsWith('-') ? text.slice(1) : `-${text}`
}

function mirror<T extends { discount: Discount | null }>(part: T): T {
  const { discount } = part
  if (discount?.kind !== 'amount') return part
  return { ...part, discount: { ...discount, value: negate(discount.value) } }
}

function mirrorDocument(input: TotalsInput): TotalsInput {
  const lines = input.lines.map((line) => mirror({ ...line, quantity: negate(line.quantity) }))
  return mirror({ ...input, lines, paid: -(input.paid ?? 0) })
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

/** Halves away from zero; adding 0 drops the negative zero. */
function rounded(value: Big): number {
  return value.round(0, Big.roundHalfUp).toNumber() + 0
}

/** Every number negated, without the negative zero. */
function negated(value: unknown): unknown {
  const flip = (_: string, part: unknown) => (typeof part === 'number' ? 0 - part : part)
  return JSON.parse(JSON.stringify(value, flip))
}

const CASES = Array.from({ length: 500 }, (_, seed) => {
  const input = randomCase(seed)
  return { seed: `seed ${seed}`, input, totals: calculateTotals(input) }
})

it('adds every line, discount and tax group up to its total', () => {
  for (const { seed, input, totals } of CASES) {
    const { lines, taxGroups, total } = totals
    expect(sum(lines.map((line) => line.amount)), seed).toBe(totals.subtotal)
    expect(sum(lines.map((line) => line.discount)), seed).toBe(totals.lineDiscounts)
    expect(sum(lines.map((line) => line.documentDiscountShare)), seed).toBe(totals.documentDiscount)
    expect(sum(taxGroups.map((group) => group.base + group.tax)), seed).toBe(total)
    expect(Math.abs(totals.payable % (input.cashRounding ?? 1)), seed).toBe(0)
    expect(totals.due, seed).toBe(total - totals.paid + totals.rounding)
  }
})

it('has the same bases and taxes by line and by group', () => {
  for (const { seed, input, totals } of CASES) {
    for (const { category, rate, base, tax } of totals.taxGroups) {
      const lines = totals.lines.filter((_, index) => {
        const own = input.lines[index]?.tax
        return own?.category === category && (category !== 'S' || own.rate === rate)
      })
      expect(sum(lines.map((line) => line.net)), seed).toBe(base)
      expect(sum(lines.map((line) => line.tax)), seed).toBe(tax)
    }
  }
})

it('keeps the gross prices, or the net prices, as they were but for discounts', () => {
  for (const { seed, input, totals } of CASES) {
    const isGross = input.priceMode === 'gross'
    const kept = totals.subtotal - totals.documentDiscount
    expect(isGross ? totals.total : totals.net, seed).toBe(kept)
    for (const { amount, documentDiscountShare, net, tax } of totals.lines) {
      expect(isGross ? net + tax : net, seed).toBe(amount - documentDiscountShare)
    }
  }
})

it('rounds lines and group taxes as another decimal library does', () => {
  for (const { seed, input, totals } of CASES) {
    for (const [index, { quantity, unitPrice }] of input.lines.entries()) {
      const line = totals.lines[index]
      const exact = Big(quantity)
        .times(unitPrice)
        .times(10 ** currencyDigits(input.currency))
      expect(line && line.amount + line.discount, seed).toBe(rounded(exact))
    }
    const isGross = input.priceMode === 'gross'
    for (const { rate, base, tax } of input.taxRounding === 'line' ? [] : totals.taxGroups) {
      const taxed = Big(isGross ? base + tax : base).times(rate)
      expect(rounded(taxed.div(isGross ? Big(rate).plus(100) : 100)), seed).toBe(tax)
    }
  }
})

it('gives a credit note the exact mirror of its invoice', () => {
  for (const { seed, input, totals } of CASES) {
    expect(calculateTotals(mirrorDocument(input)), seed).toEqual(negated(totals))
  }
})
