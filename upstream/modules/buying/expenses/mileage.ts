import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { type Minor, minorFrom, parseAmount } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { expenseRules } from './rules.ts'

type Driven = {
  /** Decimal text in the country's unit. */
  distance: string
  date: string
  userId: string
  /** Of the expense itself, whose distance does not count before it. */
  expenseId: string | undefined
}

/**
 * What was driven in one's own car is worth by the rate of its day: the firm's own, else the
 * country's. Where a country takes less above so many units in a tax year, what the member drove
 * in it before counts.
 * @returns minor units of the base currency and the rate; undefined where no rate is known
 */
export function mileageAmount(
  reader: Reader,
  driven: Driven,
): { amount: Minor; rate: string } | undefined {
  const { mileage, countryMileage } = expenseRules(reader)
  const { distance, date } = driven
  const own = mileage.findLast(({ from }) => from <= date)
  if (own) return { amount: worth(reader, distance, own.rate), rate: own.rate }
  const rate = countryMileage.findLast(({ from }) => from <= date)
  if (!rate) return undefined
  if (rate.above === null) return { amount: worth(reader, distance, rate.rate), rate: rate.rate }
  const before = drivenBefore(reader, driven)
  const atRate = Math.min(Math.max(rate.above * 10 - before, 0), tenths(distance))
  const amount =
    worth(reader, tenthsText(atRate), rate.rate) +
    worth(reader, tenthsText(tenths(distance) - atRate), rate.rateAbove)
  return { amount, rate: atRate > 0 ? rate.rate : rate.rateAbove }
}

function worth(reader: Reader, distance: string, rate: string): Minor {
  const { baseCurrency } = getFirmProfile(reader)
  const one = parseAmount('1', baseCurrency) ?? 1
  const [units, price] = [scaled(distance), scaled(rate)]
  return minorFrom(divideRound(units * price * BigInt(one), 10_000n * 10_000n))
}

function scaled(text: string): bigint {
  const value = parseDecimal(text, { maxScale: 4 })
  return value ? scaleTo(value, 4) : 0n
}

/** Tenths of a unit: distances have one decimal. */
function tenths(distance: string): number {
  return Math.round(Number(distance) * 10)
}

function tenthsText(value: number): string {
  return `${Math.floor(value / 10)}.${value % 10}`
}

/** Tenths that a member drove in the British tax year of a day, which begins on 6 April, until then. */
function drivenBefore({ sql }: Reader, { date, userId, expenseId }: Driven): number {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < '04-06' ? 1 : 0)
  return sql
    .exec<{ driven: number }>(
      `select coalesce(sum(round(cast(distance as real) * 10)), 0) as driven
       from expenses indexed by expenses_by_date
       where date >= ? and date <= ? and distance <> '' and created_by = ? and id <> ?
         and state not in ('rejected', 'reversed')`,
      `${year}-04-06`,
      date,
      userId,
      expenseId ?? '',
    )
    .one().driven
}
