import { divideRound, formatFixed } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import { hourMoney } from './hour-money.ts'
import type { RateBook, Worked } from './rates.ts'

/** A posted amount in the firm's currency; credits are negative. */
export type ProfitDocument = { id: string; date: string; amount: Minor }
/** Hours of a person that all cost the same, and a day on which they do. */
export type ProfitHours = Worked & { personName: string; seconds: number }

/** A figure and what it is made of, for the page behind it. */
export type Figure = { amount: Minor; lines: ProfitDocument[] }

/** What the hours of a person at one rate cost. */
export type CostOfHours = {
  personId: string
  personName: string
  hourly: string
  seconds: number
  amount: Minor
}

export type Profit = {
  invoiced: Figure
  timeCost: { amount: Minor; lines: CostOfHours[] }
  expenses: Figure
  purchases: Figure
  /** Invoiced without all costs. */
  profit: Minor
  /** Of what was invoiced, a decimal of per cent with one digit; null where nothing was. */
  marginPercent: string | null
  /** Seconds that have no cost rate on their day: the profit is too high by them. */
  withoutCost: number
}

/**
 * The profit of a project: invoiced − (hours × cost of the day on which they were worked + expenses +
 * purchases), all in one currency. What the hours of a person at one rate cost is rounded to the cent
 * once, as on invoices, so that the lines of the figure sum to it.
 * @throws RangeError 'currency_differs' where a cost rate is in another currency
 */
export function projectProfit(of: {
  currency: string
  invoices: readonly ProfitDocument[]
  hours: readonly ProfitHours[]
  costRates: RateBook
  expenses: readonly ProfitDocument[]
  purchases: readonly ProfitDocument[]
}): Profit {
  const { lines, withoutCost } = costsOf(of.hours, of.costRates, of.currency)
  const invoiced = figureOf(of.invoices)
  const timeCost = { amount: sumOf(lines), lines }
  const expenses = figureOf(of.expenses)
  const purchases = figureOf(of.purchases)
  const profit = invoiced.amount - timeCost.amount - expenses.amount - purchases.amount
  const marginPercent = percentOf(profit, invoiced.amount)
  return { invoiced, timeCost, expenses, purchases, profit, marginPercent, withoutCost }
}

function costsOf(hours: readonly ProfitHours[], rates: RateBook, currency: string) {
  const lines = new Map<string, CostOfHours>()
  let withoutCost = 0
  for (const one of hours) {
    const rate = rates.find(one)
    if (rate === undefined) {
      withoutCost += one.seconds
      continue
    }
    if (rate.currency !== currency) throw new RangeError('currency_differs')
    const { personId, personName, seconds } = one
    const { hourly } = rate
    const key = JSON.stringify([personId, hourly])
    const known = lines.get(key)
    if (known) known.seconds += seconds
    else lines.set(key, { personId, personName, hourly, seconds, amount: 0 })
  }
  return { withoutCost, lines: [...lines.values()].map((line) => priced(line, currency)) }
}

function priced(line: CostOfHours, currency: string): CostOfHours {
  const { quota, divisor } = hourMoney(line.seconds, line.hourly, currency)
  return { ...line, amount: minorFrom(divideRound(quota, divisor)) }
}

function figureOf(lines: readonly ProfitDocument[]): Figure {
  return { amount: sumOf(lines), lines: [...lines] }
}

function sumOf(lines: readonly { amount: Minor }[]): Minor {
  return minorFrom(lines.reduce((sum, line) => sum + unitsOf(line.amount), 0n))
}

/** Per cent with one digit, halves away from zero. */
export function percentOf(part: number, whole: number): string | null {
  if (whole === 0) return null
  return formatFixed(divideRound(unitsOf(part) * 1000n, unitsOf(whole)), 1)
}
