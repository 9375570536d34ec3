import { addDays, type Day } from '../attendance/index.ts'
import { type Amount, leastOf, notNegative, parseAmount } from './amounts.ts'
import type { YearClose } from './carry-over.ts'
import type { Grant } from './grants.ts'
import type { LeaveYear } from './leave-years.ts'

/** Leave given or taken away by hand: a remainder from elsewhere, a prize, a correction. */
export type Adjustment = { key: string; on: Day; amount: string; lastDay: Day | null }

/** Leave taken on one day, asked for or approved. One key for each request and day. */
export type Taking = { key: string; date: Day; amount: string; state: 'pending' | 'approved' }

/** Leave that was paid instead of taken. */
export type PaidOut = { key: string; date: Day; amount: string }

/** All that is known of one person's leave of one type. The order of the lists has no meaning. */
export type LeaveAccount = {
  years: readonly { year: LeaveYear; close: YearClose }[]
  grants: readonly Grant[]
  adjustments: readonly Adjustment[]
  takings: readonly Taking[]
  paidOut: readonly PaidOut[]
  /** Grants stop where the balance would go above this; null for no limit. */
  maxBalance: string | null
}

export type Lot = {
  key: string
  kind: 'grant' | 'carried' | 'adjustment'
  yearKey: string | null
  from: Day
  /** The last day on which it may be taken; null for no end. */
  lastDay: Day | null
  granted: Amount
  left: Amount
}

export type Use = { key: string; lotKey: string; date: Day; amount: Amount }
export type Lapse = { lotKey: string; on: Day; amount: Amount }

/** Where an account stands after some days. `owed` is what was taken and no lot has covered yet. */
export type Standing = {
  lots: Lot[]
  uses: Use[]
  lapses: Lapse[]
  owed: Amount
  /** `owed` at the end of each day on which something happened. */
  owedOn: { date: Day; amount: Amount }[]
}

type Debt = { key: string; left: Amount }
type Demand = { key: string; date: Day; amount: Amount; isPending: boolean }

/**
 * Plays an account from its beginning to the end of a day. On each day a leave year that is over is
 * carried over and what is out of date lapses, then lots begin and cover what is owed, then leave is taken: from the lot that lapses first
 * among those that hold on that very day. Nothing of it is written anywhere.
 */
export function replay(account: LeaveAccount, until: Day): Standing {
  const standing: Standing = { lots: [], uses: [], lapses: [], owed: 0n, owedOn: [] }
  const debts: Debt[] = []
  const demands = demandsOf(account)
  const closing = groupBy(account.years, ({ year }) => addDays(year.to, 1))
  const beginning = groupBy(lotsOf(account), ({ from }) => from)
  const demanded = groupBy(demands, ({ date }) => date)
  for (const date of datesOf(account, demands, until)) {
    for (const { year, close } of closing.get(date) ?? []) carryOver(standing, year, close)
    lapse(standing, date)
    for (const lot of beginning.get(date) ?? []) begin(standing, account.maxBalance, lot)
    repay(standing, debts, date)
    for (const demand of demanded.get(date) ?? []) {
      const left = takeFromLots(standing, demand.key, demand.amount, date)
      if (left > 0n) debts.push({ key: demand.key, left })
    }
    standing.owed = debts.reduce((sum, { left }) => sum + left, 0n)
    standing.owedOn.push({ date, amount: standing.owed })
  }
  return standing
}

/** Every day on which something happens, in order, up to one. */
function datesOf(account: LeaveAccount, demands: readonly Demand[], until: Day): Day[] {
  const after = (day: Day | null) => (day === null ? [] : [addDays(day, 1)])
  const dates = [
    ...account.years.flatMap(({ year, close }) => [...after(year.to), ...after(close.lastDay)]),
    ...account.grants.map(({ from }) => from),
    ...account.adjustments.flatMap(({ on, lastDay }) => [on, ...after(lastDay)]),
    ...demands.map(({ date }) => date),
  ]
  return [...new Set(dates)].filter((date) => date <= until).sort()
}

function lapse({ lots, lapses }: Standing, date: Day): void {
  for (const lot of lots) {
    if (lot.left === 0n || lot.lastDay === null || lot.lastDay >= date) continue
    lapses.push({ lotKey: lot.key, on: date, amount: lot.left })
    lot.left = 0n
  }
}

/** At the end of a leave year its lots become one, cut to what may be carried over. */
function carryOver(standing: Standing, year: LeaveYear, close: YearClose): void {
  const own = standing.lots.filter(({ kind, yearKey }) => kind === 'grant' && yearKey === year.key)
  const left = own.reduce((sum, lot) => sum + lot.left, 0n)
  const carried = close.atMost === null ? left : leastOf(parseAmount(close.atMost), left)
  for (const lot of own) lot.left = 0n
  const from = addDays(year.to, 1)
  if (left > carried) standing.lapses.push({ lotKey: year.key, on: from, amount: left - carried })
  if (carried === 0n) return
  standing.lots.push({
    key: `${year.key}/carried`,
    kind: 'carried',
    yearKey: year.key,
    from,
    lastDay: close.lastDay,
    granted: carried,
    left: carried,
  })
}

/** All lots that begin some day, whole, in order. */
function lotsOf({ years, grants, adjustments }: LeaveAccount): Lot[] {
  const closes = new Map(years.map((one) => [one.year.key, one]))
  const granted = grants.map(({ key, yearKey, from, amount }): Lot => {
    const own = closes.get(yearKey)
    const lastDay = own ? lastDayOf(own.year, own.close) : null
    return { key, kind: 'grant', yearKey, from, lastDay, ...full(parseAmount(amount)) }
  })
  const given = adjustments
    .filter(({ amount }) => parseAmount(amount) > 0n)
    .map(({ key, on, amount, lastDay }): Lot => {
      const parts = full(parseAmount(amount))
      return { key, kind: 'adjustment', yearKey: null, from: on, lastDay, ...parts }
    })
  return [...granted, ...given].sort((a, b) => (a.key < b.key ? -1 : 1))
}

function full(amount: Amount): Pick<Lot, 'granted' | 'left'> {
  return { granted: amount, left: amount }
}

/** A grant stops where the balance is full; what is given by hand does not. */
function begin(standing: Standing, maxBalance: string | null, lot: Lot): void {
  const isLimited = lot.kind === 'grant' && maxBalance !== null
  const amount = isLimited ? underLimit(standing, maxBalance, lot.granted) : lot.granted
  if (amount > 0n) standing.lots.push({ ...lot, ...full(amount) })
}

/**
 * The day up to which a grant may be used if nothing is lost at its year's end, else that end: by
 * this lots are put in order before they are carried over.
 */
function lastDayOf(year: LeaveYear, close: YearClose): Day | null {
  return close.atMost === null ? close.lastDay : year.to
}

function underLimit({ lots, owed }: Standing, limit: string, amount: Amount): Amount {
  const balance = lots.reduce((sum, { left }) => sum + left, -owed)
  return leastOf(notNegative(parseAmount(limit) - balance), amount)
}

function repay(standing: Standing, debts: Debt[], date: Day): void {
  for (const debt of debts) {
    if (debt.left > 0n) debt.left = takeFromLots(standing, debt.key, debt.left, date)
  }
}

/** Takes an amount from the lots of a day, and gives what they could not cover. */
function takeFromLots(standing: Standing, key: string, amount: Amount, date: Day): Amount {
  let wanted = amount
  const usable = standing.lots.filter(({ left, from }) => left > 0n && from <= date).sort(byLastDay)
  for (const lot of usable) {
    if (wanted === 0n) break
    const used = leastOf(lot.left, wanted)
    lot.left -= used
    wanted -= used
    standing.uses.push({ key, lotKey: lot.key, date, amount: used })
  }
  return wanted
}

/** Of lots with the same last day, a grant is used last: it may be carried over on that day. */
const kindOrder: readonly Lot['kind'][] = ['adjustment', 'carried', 'grant']

/** The order in which lots are used: what lapses first, then by kind, then what began first. */
export function byLastDay(a: Lot, b: Lot): number {
  if (a.lastDay !== b.lastDay) {
    if (a.lastDay === null) return 1
    if (b.lastDay === null) return -1
    return a.lastDay < b.lastDay ? -1 : 1
  }
  const kinds = kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind)
  if (kinds !== 0) return kinds
  if (a.from !== b.from) return a.from < b.from ? -1 : 1
  return a.key < b.key ? -1 : 1
}

/** What is taken from lots, in order: by day, approved before pending. */
function demandsOf({ takings, paidOut, adjustments }: LeaveAccount): Demand[] {
  const all: Demand[] = [
    ...takings.map(({ key, date, amount, state }) => ({
      key,
      date,
      amount: parseAmount(amount),
      isPending: state === 'pending',
    })),
    ...paidOut.map(({ key, date, amount }) => ({
      key,
      date,
      amount: parseAmount(amount),
      isPending: false,
    })),
    ...adjustments
      .filter(({ amount }) => amount.startsWith('-'))
      .map(({ key, on, amount }) => ({
        key,
        date: on,
        amount: -parseAmount(amount),
        isPending: false,
      })),
  ]
  return all.sort(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      Number(a.isPending) - Number(b.isPending) ||
      (a.key < b.key ? -1 : 1),
  )
}

function groupBy<T>(list: readonly T[], keyOf: (value: T) => Day): Map<Day, T[]> {
  const groups = new Map<Day, T[]>()
  for (const value of list) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
