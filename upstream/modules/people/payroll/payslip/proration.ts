import { add, type Decimal, formatDecimal } from '#contract/core/decimal.ts'
import { decimalOf } from '../amounts.ts'
import {
  type Day,
  dayNumber,
  dayOf,
  daysBetween,
  earlierOf,
  endOfMonth,
  laterOf,
  partsOf,
} from '../days.ts'

/** What a day's pay is a part of: the days of the calendar, those worked, or 30 for each month. */
export type ProrationBasis = 'calendarDays' | 'workingDays' | 'thirtyDays'

export type Span = { fromDate: Day; toDate: Day }

export type ProrationInput = {
  basis: ProrationBasis
  /** The pay period, both days counted. */
  period: Span
  /** The parts of it that somebody is employed in, in order: one for each state of the contract. */
  segments: readonly Span[]
  /** Days of the whole period on which the person would work, paid holidays among them. */
  workingDays: readonly Day[]
  /** Days without pay, or parts of them: 1, 0.5. */
  unpaid: readonly { date: Day; portion: string }[]
}

/** `payable[i]` of `of` days are paid in segment i, as decimals. */
export type Proration = { of: string; payable: string[] }

/**
 * What part of the period each segment is paid. Somebody employed all through without a day unpaid
 * gets exactly `of` of `of`, whatever the basis and however many segments, and somebody unpaid all
 * through gets 0. By thirty days, the last day of a month is its 30th and a 31st adds nothing, except
 * for who is there on no other day; it is for months only, other periods go by calendar days. A
 * period without a working day goes by calendar days too.
 */
export function prorate(input: ProrationInput): Proration {
  const counted = measureFor(input)
  const whole = counted(input.period)
  const days = input.segments.map((segment) => within(segment, input.period)).map(counted)
  const last = input.segments.length - 1
  const isThere = input.segments.some(({ fromDate, toDate }) => fromDate <= toDate)
  const isOnlyOn31st = isThere && input.basis === 'thirtyDays' && !days.some((one) => one > 0)
  if (isOnlyOn31st) days[last] = 1
  const unpaid = input.segments.map((segment) => unpaidIn(segment, input))
  const payable = days.map((one, index) => {
    const lost = unpaid[index] ?? { days: '0', isWhole: false }
    if (lost.isWhole) return '0'
    const rest = add({ units: BigInt(one), scale: 0 }, minus(decimalOf(lost.days)))
    return rest.units < 0n ? '0' : formatDecimal(rest)
  })
  return { of: String(whole), payable }
}

function measureFor({ basis, period, workingDays }: ProrationInput): (span: Span) => number {
  if (basis === 'workingDays' && workingDays.length > 0) {
    return ({ fromDate, toDate }) =>
      workingDays.filter((day) => fromDate <= day && day <= toDate).length
  }
  const isMonth =
    partsOf(period.fromDate).date === 1 && period.toDate === endOfMonth(period.fromDate)
  if (basis === 'thirtyDays' && isMonth) {
    return ({ fromDate, toDate }) =>
      fromDate > toDate
        ? 0
        : dayOfThirty(dayAfter(toDate), fromDate) - dayOfThirty(fromDate, fromDate)
  }
  return ({ fromDate, toDate }) => daysBetween(fromDate, toDate)
}

/** How many of a month's thirty days lie before `day`. */
function dayOfThirty(day: Day, inMonthOf: Day): number {
  return day > endOfMonth(inMonthOf) ? 30 : Math.min(30, partsOf(day).date - 1)
}

function dayAfter(day: Day): Day {
  return dayOf(dayNumber(day) + 1)
}

function within(span: Span, period: Span): Span {
  return {
    fromDate: laterOf(span.fromDate, period.fromDate),
    toDate: earlierOf(span.toDate, period.toDate),
  }
}

/** Days without pay in a segment; by working days only those that would be worked. */
function unpaidIn(span: Span, { basis, period, workingDays, unpaid }: ProrationInput) {
  const { fromDate, toDate } = within(span, period)
  const counts = (day: Day) =>
    basis !== 'workingDays' || workingDays.length === 0 || workingDays.includes(day)
  const inside = unpaid.filter(({ date }) => fromDate <= date && date <= toDate && counts(date))
  const lost = inside.map(({ portion }) => decimalOf(portion)).reduce(add, { units: 0n, scale: 0 })
  const days = formatDecimal(lost)
  return { days, isWhole: fromDate <= toDate && days === String(daysBetween(fromDate, toDate)) }
}

function minus({ units, scale }: Decimal): Decimal {
  return { units: -units, scale }
}
