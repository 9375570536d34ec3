import { divideRound, formatFixed } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { hourMoney } from './hour-money.ts'
import type { RateBook, Worked } from './rates.ts'

/** A posted amount in the firm's currency; credits are negative. */
export type ProfitDocument = { id: string; date: string; amount: Minor }
export type ProfitEntry = Worked & { id: string; seconds: number }

/** A figure and what it is made of, for the page behind it. */
export type Figure = { amount: Minor; lines: ProfitDocument[] }

export type Profit = {
  invoiced: Figure
  timeCost: Figure
  expenses: Figure
  purchases: Figure
  /** Invoiced without all costs. */
  profit: Minor
  /** Of what was invoiced, a decimal of per cent with one digit; null where nothing was. */
  marginPercent: string | null
  /** Entries whose hours have no cost rate on their day: the profit is too high by them. */
  withoutCost: string[]
}

/**
 * The profit of a project: invoiced − (hours × cost of the day on which they were worked + expenses +
 * purchases), all in one currency. The cost of each entry is rounded to the cent, so that the lines of
 * the figure sum to it.
 * @throws RangeError 'currency_differs' where a cost rate is in another currency
 */
export function projectProfit(of: {
  currency: string
  invoices: readonly ProfitDocument[]
  entries: readonly ProfitEntry[]
  costRates: RateBook
  expenses: readonly ProfitDocument[]
  purchases: readonly ProfitDocument[]
}): Profit {
  const withoutCost: string[] = []
  const costs = of.entries.flatMap((entry): ProfitDocument[] => {
    const amount = costOf(entry, of.costRates, of.currency)
    if (amount === undefined) withoutCost.push(entry.id)
    return amount === undefined ? [] : [{ id: entry.id, date: entry.date, amount }]
  })
  const invoiced = figureOf(of.invoices)
  const timeCost = figureOf(costs)
  const expenses = figureOf(of.expenses)
  const purchases = figureOf(of.purchases)
  const profit = invoiced.amount - timeCost.amount - expenses.amount - purchases.amount
  const marginPercent = percentOf(profit, invoiced.amount)
  return { invoiced, timeCost, expenses, purchases, profit, marginPercent, withoutCost }
}

function costOf(entry: ProfitEntry, rates: RateBook, currency: string): Minor | undefined {
  const rate = rates.find(entry)
  if (rate === undefined) return undefined
  if (rate.currency !== currency) throw new RangeError('currency_differs')
  const { quota, divisor } = hourMoney(entry.seconds, rate.hourly, currency)
  return minorFrom(divideRound(quota, divisor))
}

function figureOf(lines: readonly ProfitDocument[]): Figure {
  const amount = lines.reduce((sum, line) => sum + unitsOf(line.amount), 0n)
  return { amount: minorFrom(amount), lines: [...lines] }
}

/** Per cent with one digit, halves away from zero. */
export function percentOf(part: number, whole: number): string | null {
  if (whole === 0) return null
  return formatFixed(divideRound(unitsOf(part) * 1000n, unitsOf(whole)), 1)
}
