import { divideRound } from '#contract/core/decimal.ts'
import { allocate, type Minor } from '#contract/core/money.ts'
import type { BilledPart } from '../time/index.ts'
import { hourMoney } from './hour-money.ts'

type Part = Omit<BilledPart, 'isReached'>

type Line = { id: string; net: Minor; unitPrice: string }

/** What an entry comes to on its line, and what an hour of it does where that is one price. */
export type Share = { amount: Minor; hourly: string | null }

/**
 * What each entry comes to on the line of an invoice that bills it: the line's net, spread over its entries
 * as their frozen amounts were (largest remainder), so that they add up to it whatever the draft was
 * changed to. An entry whose line is not there has none.
 */
export function sharesOfLines(
  parts: readonly Part[],
  lines: readonly Line[],
  currency: string,
): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>()
  const byLine = new Map<string, Part[]>()
  for (const part of parts) {
    const own = byLine.get(part.lineId)
    if (own) own.push(part)
    else byLine.set(part.lineId, [part])
  }
  for (const line of lines) {
    const own = byLine.get(line.id) ?? []
    if (own.length === 0) continue
    const hasWorth = own.some(({ amount }) => amount !== 0)
    const weights = own.map(({ seconds, amount }) => (hasWorth ? amount : seconds))
    const hourly = hourlyOf(line, own, currency)
    for (const [at, amount] of allocate(line.net, weights).entries()) {
      shares.set(own[at]?.id ?? '', { amount, hourly })
    }
  }
  return shares
}

/** The frozen price of an hour where the line bills what was frozen, else its own where its hours come to it. */
function hourlyOf({ net, unitPrice }: Line, parts: readonly Part[], currency: string) {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) === net) return parts[0]?.hourly ?? null
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(unitPrice)) return null
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  const { quota, divisor } = hourMoney(seconds, unitPrice, currency)
  return divideRound(quota, divisor) === BigInt(net) ? unitPrice : null
}
