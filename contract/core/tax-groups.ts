import { compare, type Decimal, divideRound, formatDecimal, sum } from './decimal.ts'
import { apportion, type Minor, minorFrom } from './money.ts'

export type TaxGroup = { category: string; rate: string; base: Minor; tax: Minor; codes: string[] }

export type TaxMode = { priceMode: 'net' | 'gross'; taxRounding?: 'group' | 'line' }

/** `amount` is in minor units after every discount, gross in gross mode; `rate` in percent. */
export type TaxableLine = { amount: bigint; category: string; code: string; rate: Decimal }

type Group = { category: string; rate: Decimal; members: number[] }

/**
 * Groups lines by category and rate and taxes each group once (EN 16931 BR-CO-17), or each line
 * where the mode says so. `taxes` has each line's part, in line order; the parts sum to the groups.
 */
export function taxByGroup(
  lines: readonly TaxableLine[],
  mode: TaxMode,
): { groups: TaxGroup[]; taxes: bigint[] } {
  const taxes = lines.map(() => 0n)
  const groups = groupLines(lines).map(({ category, rate, members }) => {
    const amounts = members.map((index) => lines[index]?.amount ?? 0n)
    const parts = taxAmounts(amounts, rate, mode)
    for (const [position, index] of members.entries()) taxes[index] = parts[position] ?? 0n
    const tax = sum(parts)
    const base = mode.priceMode === 'gross' ? sum(amounts) - tax : sum(amounts)
    const codes = [...new Set(members.map((index) => lines[index]?.code ?? ''))]
    return {
      category,
      rate: formatDecimal(rate),
      base: minorFrom(base),
      tax: minorFrom(tax),
      codes,
    }
  })
  return { groups, taxes }
}

/** Highest rate first, then by category. */
function groupLines(lines: readonly TaxableLine[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, { category, rate }] of lines.entries()) {
    const key = `${category} ${formatDecimal(rate)}`
    const group = groups.get(key)
    if (group) group.members.push(index)
    else groups.set(key, { category, rate, members: [index] })
  }
  return [...groups.values()].sort(
    (a, b) => compare(b.rate, a.rate) || (a.category < b.category ? -1 : 1),
  )
}

function taxAmounts(amounts: bigint[], rate: Decimal, mode: TaxMode): bigint[] {
  const whole = 100n * 10n ** BigInt(rate.scale)
  const divisor = mode.priceMode === 'gross' ? whole + rate.units : whole
  if (mode.taxRounding === 'line') {
    return amounts.map((amount) => divideRound(amount * rate.units, divisor))
  }
  const total = sum(amounts)
  const tax = divideRound(total * rate.units, divisor)
  // The quota is each line's own exact tax, not its part of the sum: so lines that cancel each
  // other out keep theirs.
  if (mode.priceMode === 'net') return apportion(tax, scaled(amounts, rate.units), divisor)
  const nets = apportion(total - tax, scaled(amounts, whole), divisor)
  return amounts.map((amount, index) => amount - (nets[index] ?? 0n))
}

function scaled(amounts: bigint[], factor: bigint): bigint[] {
  return amounts.map((amount) => amount * factor)
}
