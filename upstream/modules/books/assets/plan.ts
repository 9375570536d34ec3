import type { AssetInput } from '#contract/books/assets.ts'
import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { allocate, type Minor, minorFrom } from '#contract/core/money.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'

type Planned = Pick<AssetInput, 'cost' | 'residual' | 'startDate' | 'months' | 'method' | 'rate'>

export type Share = { date: string; amount: Minor }

/**
 * The shares of a cost over its months, from the first one on, each on the month's last day; they
 * sum to the cost less what is left at the end. Straight: all alike. Declining: each year a rate of
 * what it stands at, until the rest spread over the rest of its life is more (§ 7 Abs. 2, 3 EStG).
 */
export function planOf({ cost, residual, startDate, months, method, rate }: Planned): Share[] {
  const first = `${startDate.slice(0, 7)}-01`
  const dates = Array.from({ length: months }, (_, at) => addDays(addMonths(first, at + 1), -1))
  const amounts =
    method === 'straight' ? even(cost - residual, months) : declining(cost, residual, months, rate)
  return dates.map((date, at) => ({ date, amount: amounts[at] ?? 0 }))
}

function even(total: Minor, months: number): Minor[] {
  return allocate(
    total,
    Array.from({ length: months }, () => 1),
  )
}

function declining(cost: Minor, residual: Minor, months: number, rate: string): Minor[] {
  const percent = parseDecimal(rate, { maxScale: 4 }) ?? { units: 0n, scale: 0 }
  const divisor = 100n * 10n ** BigInt(percent.scale)
  const amounts: Minor[] = []
  let book = cost
  while (amounts.length < months) {
    const left = months - amounts.length
    const length = Math.min(12, left)
    const byRate = minorFrom(
      divideRound(BigInt(book) * percent.units * BigInt(length), divisor * 12n),
    )
    const rest = book - residual
    const straight = minorFrom(divideRound(BigInt(rest) * BigInt(length), BigInt(left)))
    if (straight >= byRate || byRate >= rest) return [...amounts, ...even(rest, left)]
    amounts.push(...even(byRate, length))
    book -= byRate
  }
  return amounts
}
