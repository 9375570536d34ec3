import { addMonths, type Day, earlierOf, laterOf } from '../attendance/index.ts'
import {
  type Amount,
  compareRatios,
  exact,
  formatAmount,
  none,
  plus,
  type Ratio,
  ratio,
  ratioOf,
  roundTo,
  smallerOf,
  times,
} from './amounts.ts'
import {
  type Employment,
  earnedBy,
  earnedInMonths,
  employedFrom,
  employedUntil,
} from './entitlement.ts'
import { type Accrual, type Dated, type GrantRules, versionOn } from './leave-type.ts'
import { type LeaveYear, leaveYearOf, leaveYearsUntil, monthsOfYear } from './leave-years.ts'

/**
 * Leave that was earned `on` a day and may be taken `from` the same or a later one. The key is the
 * same whenever it is computed, so whoever keeps grants keeps each once.
 */
export type Grant = { key: string; yearKey: string; on: Day; from: Day; amount: string }

/** Minutes worked in a pay period. */
export type WorkedPeriod = { from: Day; to: Day; minutes: number }

/** What has been earned in a leave year by a day, in all. */
type Target = { on: Day; earned: Ratio; isLast: boolean }

/**
 * All grants up to a day, which may lie ahead: what is open of a contract is taken to go on. Nothing
 * is kept between two calls, so a run that was missed is made good by the next and grants once.
 * Throws RangeError without a contract or a version of the rules.
 */
export function grantsUntil(
  rules: readonly Dated<GrantRules>[],
  employment: Employment,
  worked: readonly WorkedPeriod[],
  until: Day,
): { years: LeaveYear[]; grants: Grant[] } {
  const joined = employedFrom(employment)
  const atFirst = versionOn(rules, joined)
  const mayTakeFrom = addMonths(joined, atFirst.usableAfterMonths)
  const years = leaveYearsUntil(atFirst.year, joined, laterOf(until, mayTakeFrom))
  const grants: Grant[] = []
  let rest = none
  for (const year of years) {
    const valid = versionOn(rules, laterOf(year.from, joined))
    if (valid.rounding?.rest !== 'carried') rest = none
    let granted = none
    let target = none
    for (const { on, earned, isLast } of targetsOf(valid, employment, worked, year)) {
      const before = target
      target = earned
      const amount = amountOf(valid, { rest, granted, before, earned, isLast })
      granted = plus(granted, exact(amount))
      const from = laterOf(on, mayTakeFrom)
      if (amount === 0n || on > until) continue
      // What may not be taken before the leave year is over belongs to the one it may be taken in.
      const own = from > year.to ? leaveYearOf(valid.year, from, joined) : year
      const key = `${year.key}/${on}`
      grants.push({ key, yearKey: own.key, on, from, amount: formatAmount(amount) })
    }
    rest = plus(rest, plus(target, times(granted, ratioOf('-1'))))
  }
  return { years, grants }
}

type Progress = { rest: Ratio; granted: Ratio; before: Ratio; earned: Ratio; isLast: boolean }

/**
 * Rounds what has been earned in all and takes off what was granted, so that each grant is rounded
 * once and its rest goes into the next; or each grant by itself where the rest is dropped.
 */
function amountOf(rules: GrantRules, progress: Progress): Amount {
  const { rest, granted, before, earned, isLast } = progress
  const isOver = isLast && rules.yearRounding !== null
  const rounding = isOver ? rules.yearRounding : rules.rounding
  if (!isOver && rules.rounding?.rest === 'dropped') {
    return roundTo(plus(earned, times(before, ratioOf('-1'))), rounding)
  }
  const total = plus(rest, earned)
  const rounded = exact(roundTo(compareRatios(total, none) > 0 ? total : none, rounding))
  const amount = plus(rounded, times(granted, ratioOf('-1')))
  return compareRatios(amount, none) > 0 ? roundTo(amount, null) : 0n
}

function targetsOf(
  rules: GrantRules,
  employment: Employment,
  worked: readonly WorkedPeriod[],
  year: LeaveYear,
): Target[] {
  const { accrual } = rules
  if (accrual.kind === 'hours-worked') return byHoursWorked(accrual, worked, year)
  const joined = employedFrom(employment)
  const end = earlierOf(year.to, employedUntil(employment) ?? year.to)
  if (accrual.kind === 'monthly') {
    const months = monthsOfYear(year, year.from).filter(
      ({ from, to }) => to >= joined && from <= end,
    )
    const sums = earnedBy(
      rules,
      employment,
      year,
      months.map(({ to }) => to),
    )
    return months.map((month, at) => ({
      on: accrual.at === 'start' ? laterOf(month.from, joined) : earlierOf(month.to, end),
      earned: sums[at] ?? none,
      isLast: at === months.length - 1,
    }))
  }
  const [earned = none] = earnedBy(rules, employment, year, [year.to])
  const all = { earned, isLast: true }
  const start = laterOf(year.from, joined)
  const monthlyUntil = addMonths(joined, accrual.monthlyFor)
  if (start >= monthlyUntil) return [{ on: start, ...all }]
  const months = monthsOfYear(year, start).filter(({ from }) => from < monthlyUntil && from <= end)
  const sums = earnedInMonths(rules, employment, year, months)
  const first = months.map((month, at) => ({
    on: accrual.at === 'start' ? month.from : earlierOf(month.to, end),
    earned: smallerOf(sums[at] ?? none, earned),
    isLast: false,
  }))
  // The first months go on into the next leave year: this one's last month brings all of its leave.
  if (monthlyUntil > end)
    return [...first.slice(0, -1), ...first.slice(-1).map(({ on }) => ({ on, ...all }))]
  return [...first, { on: monthlyUntil, ...all }]
}

function byHoursWorked(
  accrual: Accrual & { kind: 'hours-worked' },
  worked: readonly WorkedPeriod[],
  year: LeaveYear,
): Target[] {
  const rate = times(ratioOf(accrual.earn), inverse(ratioOf(accrual.per)))
  const periods = worked
    .filter(({ to }) => year.from <= to && to <= year.to)
    .sort((a, b) => (a.to < b.to ? -1 : 1))
  let minutes = 0
  return periods.map((period) => {
    minutes += period.minutes
    const earned = times(rate, ratioOf(minutes))
    return {
      on: period.to,
      earned: accrual.atMost === null ? earned : smallerOf(earned, ratioOf(accrual.atMost)),
      isLast: false,
    }
  })
}

function inverse({ n, d }: Ratio): Ratio {
  return ratio(d, n)
}
