import {
  addDays,
  addMonths,
  type Day,
  dayCount,
  earlierOf,
  laterOf,
  overlapOf,
} from '../attendance/index.ts'
import {
  compareRatios,
  greaterOf,
  none,
  plus,
  type Ratio,
  ratio,
  ratioOf,
  smallerOf,
  times,
} from './amounts.ts'
import type { AmountStep, GrantRules, WholeYear } from './leave-type.ts'
import { type LeaveYear, monthsOfYear, type YearMonth } from './leave-years.ts'

/**
 * Days in which a contract holds unchanged: `days` and `minutes` are those of `weeks` weeks, so that
 * weeks that take turns need no rounding. `yearly` is an amount agreed with this person.
 */
export type ContractInterval = {
  from: Day
  to: Day | null
  days: number
  minutes: number
  weeks: number
  yearly?: string
}

/** Days that earn less: `0` for unpaid leave, `0.8` for sick leave in France (L3141-5-1). */
export type Reduction = { from: Day; to: Day; factor: string }

/** What somebody earns leave by. Intervals do not overlap; gaps between them are not employment. */
export type Employment = {
  contract: readonly ContractInterval[]
  reductions: readonly Reduction[]
  birthDate: Day | null
  /** From when years of service count, where that is not the day of joining. */
  serviceFrom?: Day
}

/** Days of one leave year in which the same amount a year is earned. */
type Piece = { from: Day; to: Day; rate: Ratio; factor: Ratio }

/** The day somebody joined. Throws RangeError without a contract. */
export function employedFrom({ contract }: Employment): Day {
  const [first, ...others] = contract
  if (!first) throw new RangeError('nobody is employed without a contract')
  return others.reduce((day, { from }) => earlierOf(from, day), first.from)
}

/** The last day of employment; null while none is known. */
export function employedUntil({ contract }: Employment): Day | null {
  if (contract.some(({ to }) => to === null)) return null
  return contract.reduce((day, { to }) => laterOf(day, to ?? day), '0000-01-01')
}

/** How a month counts of which somebody earned only a part. */
type MonthPart = 'days' | 'whole-only' | { wholeFromDays: number }

/**
 * What is earned in a leave year, exactly, up to the end of each of some days in it; on the year's
 * last day all of it. Throws RangeError for leave earned by hours worked, which no contract tells.
 */
export function earnedBy(
  rules: GrantRules,
  employment: Employment,
  year: LeaveYear,
  days: readonly Day[],
): Ratio[] {
  const pieces = piecesOf(rules, employment, year, yearlyOf)
  const earnedThrough = byProration(rules, employment, year, pieces)
  return days.map((day) => {
    if (day < year.to) return earnedThrough(day)
    const whole = rules.whole ? wholeIn(rules, rules.whole, employment, year) : none
    return greaterOf(earnedThrough(year.to), whole)
  })
}

/**
 * What is earned by the end of each of some months that follow one another, a twelfth in each that
 * is whole. Throws as `earnedBy` does.
 */
export function earnedInMonths(
  rules: GrantRules,
  employment: Employment,
  year: LeaveYear,
  months: readonly YearMonth[],
): Ratio[] {
  const pieces = piecesOf(rules, employment, year, yearlyOf)
  return runningSums(months.map((month) => monthly(pieces, month, 'days')))
}

function byProration(
  { proration }: GrantRules,
  employment: Employment,
  year: LeaveYear,
  pieces: readonly Piece[],
): (through: Day) => Ratio {
  const [only] = pieces
  if (pieces.length === 1 && only && isWholeYear(only, year)) {
    const months = monthsOfYear(year, year.from)
    return (through) => {
      if (through === year.to) return only.rate
      if (proration.by === 'days') return shareOfSpan(only, { from: year.from, to: through }, year)
      const count = months.filter(({ to }) => to <= through).length
      return times(only.rate, ratio(BigInt(count), 12n))
    }
  }
  if (proration.by === 'days') {
    return (to) =>
      pieces.reduce(
        (sum, piece) => plus(sum, shareOfSpan(piece, { from: year.from, to }, year)),
        none,
      )
  }
  const isFromJoining = proration.part === 'whole-only'
  const from = isFromJoining ? laterOf(year.from, employedFrom(employment)) : year.from
  const months = monthsOfYear(year, from)
  const sums = runningSums(months.map((month) => monthly(pieces, month, proration.part)))
  const byMonths = (through: Day) => sums[months.findLastIndex(({ to }) => to <= through)] ?? none
  if (!proration.orFourWeeks) return byMonths
  return (through) => greaterOf(byMonths(through), byFourWeeks(pieces, months, through))
}

const daysOfFourWeeks = 28

/**
 * A twelfth for every four weeks that earn in full, at most twelve of them; days that earn less
 * count by months.
 */
function byFourWeeks(pieces: readonly Piece[], months: readonly YearMonth[], through: Day): Ratio {
  const until = pieces.flatMap((piece) =>
    piece.from <= through ? [{ ...piece, to: earlierOf(piece.to, through) }] : [],
  )
  const isFull = ({ factor }: Piece) => compareRatios(factor, ratioOf(1)) === 0
  const full = until.filter(isFull)
  const days = full.reduce((sum, piece) => sum + dayCount(piece), 0)
  if (days === 0) return none
  const periods = Math.min(12, Math.floor(days / daysOfFourWeeks))
  const yearly = times(sumOf(full), ratio(1n, BigInt(days)))
  const reduced = until.filter((piece) => !isFull(piece))
  const rest = months.map((month) => monthly(reduced, month, 'days')).reduce(plus, none)
  return smallerOf(yearly, plus(times(yearly, ratio(BigInt(periods), 12n)), rest))
}

function isWholeYear({ from, to, factor }: Piece, year: LeaveYear): boolean {
  return from === year.from && to === year.to && compareRatios(factor, ratioOf(1)) === 0
}

function runningSums(amounts: readonly Ratio[]): Ratio[] {
  let sum = none
  return amounts.map((amount) => {
    sum = plus(sum, amount)
    return sum
  })
}

function monthly(pieces: readonly Piece[], month: YearMonth, part: MonthPart): Ratio {
  const inMonth = pieces.flatMap((piece) => {
    const shared = overlapOf(piece, month)
    // Twelfths are for who joins or leaves: a day that earns nothing does not take a whole month's leave.
    const counts = part === 'whole-only' || piece.factor.n > 0n
    return shared && counts ? [{ ...piece, ...shared }] : []
  })
  const earning = inMonth.reduce((sum, piece) => sum + dayCount(piece), 0)
  const isCounted =
    part === 'days' || earning >= (part === 'whole-only' ? month.days : part.wholeFromDays)
  if (!isCounted || earning === 0) return none
  const days = part === 'days' ? month.days : earning
  return times(sumOf(inMonth), ratio(1n, BigInt(days) * 12n))
}

/** Amounts a year, each as often as it has days. */
function sumOf(pieces: readonly Piece[]): Ratio {
  return pieces.reduce(
    (sum, piece) => plus(sum, times(times(piece.rate, piece.factor), ratioOf(dayCount(piece)))),
    none,
  )
}

/** A piece's amount for those of its days that lie in a span, each a part of the whole year. */
function shareOfSpan(piece: Piece, span: { from: Day; to: Day }, year: LeaveYear): Ratio {
  const shared = overlapOf(piece, span)
  if (!shared) return none
  const days = ratio(BigInt(dayCount(shared)), BigInt(dayCount(year)))
  return times(times(piece.rate, piece.factor), days)
}

function wholeIn(
  rules: GrantRules,
  whole: WholeYear,
  employment: Employment,
  year: LeaveYear,
): Ratio {
  const until = employedUntil(employment)
  const waited = addMonths(employedFrom(employment), whole.afterMonths)
  if (waited > year.to || (until !== null && waited > until)) return none
  if (until !== null && until < year.to) {
    const half = addMonths(year.from, 6)
    if (whole.unlessLeaving === 'in-year' || until < half) return none
  }
  const pieces = piecesOf(rules, employment, year, () => whole.amount)
  const days = pieces.reduce((sum, piece) => sum + dayCount(piece), 0)
  return days === 0 ? none : times(sumOf(pieces), ratio(1n, BigInt(days)))
}

/** The amount a year that a contract names, or the rules. */
function yearlyOf({ accrual }: GrantRules, contract: ContractInterval): string {
  if (accrual.kind === 'hours-worked') throw new RangeError('earned by hours worked')
  return contract.yearly ?? accrual.amount
}

/** Cuts a leave year where the contract, a reduction, an age or the years of service change. */
function piecesOf(
  rules: GrantRules,
  employment: Employment,
  year: LeaveYear,
  amountOf: (rules: GrantRules, contract: ContractInterval) => string,
): Piece[] {
  const cuts = new Set<Day>([year.from, addDays(year.to, 1)])
  for (const { from, to } of [...employment.contract, ...employment.reductions]) {
    cuts.add(from)
    if (to !== null) cuts.add(addDays(to, 1))
  }
  for (const step of rules.steps) {
    const on = step.judged === 'daily' ? dayOfStep(step, employment) : undefined
    if (on) cuts.add(on)
  }
  const days = [...cuts].filter((day) => day >= year.from && day <= addDays(year.to, 1)).sort()
  return days.slice(0, -1).flatMap((from, at) => {
    const contract = employment.contract.find((one) => isIn(from, one))
    const next = days[at + 1]
    if (!contract || !next) return []
    const amounts = [amountOf(rules, contract), ...stepAmounts(rules, employment, year, from)]
    const yearly = amounts.map(ratioOf).reduce(greaterOf)
    const shared = times(yearly, shareOf(rules, contract))
    const rate = rules.atMostYearly ? smallerOf(shared, ratioOf(rules.atMostYearly)) : shared
    const reduction = employment.reductions.find((one) => isIn(from, one))
    const factor = reduction ? ratioOf(reduction.factor) : ratioOf(1)
    return [{ from, to: addDays(next, -1), rate, factor }]
  })
}

function shareOf({ share }: GrantRules, contract: ContractInterval): Ratio {
  if (share.by === 'none') return ratioOf(1)
  const part = share.by === 'days' ? contract.days : contract.minutes
  const full = times(ratioOf(share.full), ratioOf(contract.weeks))
  return times(ratioOf(part), ratio(full.d, full.n))
}

/** Amounts of the steps that hold on a day of a leave year. */
function stepAmounts(
  rules: GrantRules,
  employment: Employment,
  year: LeaveYear,
  day: Day,
): string[] {
  return rules.steps
    .filter((step) => {
      const on = dayOfStep(step, employment)
      if (on === undefined) return false
      const judged = step.judged === 'year-start' ? year.from : day
      return step.when === 'service-from' ? judged >= on : judged < on
    })
    .map(({ amount }) => amount)
}

/** The day on which years of service are complete, or an age is reached. */
function dayOfStep(step: AmountStep, employment: Employment): Day | undefined {
  const from =
    step.when === 'service-from'
      ? (employment.serviceFrom ?? employedFrom(employment))
      : employment.birthDate
  return from ? addMonths(from, step.years * 12) : undefined
}

function isIn(day: Day, { from, to }: { from: Day; to: Day | null }): boolean {
  return from <= day && (to === null || day <= to)
}
