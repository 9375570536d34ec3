import type { Day } from '../attendance/index.ts'
import { type Amount, formatAmount, notNegative, parseAmount } from './amounts.ts'
import { byLastDay, type LeaveAccount, type Lot, replay, type Taking } from './replay.ts'

/** One lot on a day, with what is left of it. Amounts as texts. */
export type LotOnDay = Omit<Lot, 'granted' | 'left'> & { granted: string; left: string }

/**
 * A balance at the end of a day. `granted` less what was taken, lapsed and paid is `balance`;
 * `reserved` is the part of the takings that is asked for and not yet approved. `ahead` is what is
 * asked for or approved for later days: it is not in the balance of this day.
 */
export type LeaveBalance = {
  on: Day
  balance: string
  /** Lots with something left, in the order in which they would be used. */
  lots: LotOnDay[]
  granted: string
  taken: string
  reserved: string
  lapsed: string
  paidOut: string
  /** Taken and covered by no lot so far. */
  owed: string
  ahead: { approved: string; reserved: string }
  /** The first day on which something lapses if no more is taken than is known. */
  nextLapse: { on: Day; amount: string } | null
}

const endOfTime = '9999-12-31'

/**
 * The balance on any day, past or to come: a pure function of an account's dated lots and takings.
 * Give the account with grants up to the day asked for.
 */
export function balanceOn(account: LeaveAccount, on: Day): LeaveBalance {
  const { lots, lapses, owed } = replay(account, on)
  const { taken, paidOut, given } = sumsUntil(account, on)
  const left = lots.reduce((sum, lot) => sum + lot.left, 0n)
  const granted = lots.reduce((sum, lot) => (lot.kind === 'grant' ? sum + lot.granted : sum), given)
  const ahead = account.takings.filter(({ date }) => date > on)
  return {
    on,
    balance: formatAmount(left - owed),
    lots: lots
      .filter((lot) => lot.left > 0n)
      .sort(byLastDay)
      .map(lotOnDay),
    granted: formatAmount(granted),
    taken: formatAmount(taken.approved + taken.pending),
    reserved: formatAmount(taken.pending),
    lapsed: formatAmount(lapses.reduce((sum, { amount }) => sum + amount, 0n)),
    paidOut: formatAmount(paidOut),
    owed: formatAmount(owed),
    ahead: {
      approved: formatAmount(sumOf(ahead.filter(({ state }) => state === 'approved'))),
      reserved: formatAmount(sumOf(ahead.filter(({ state }) => state === 'pending'))),
    },
    nextLapse: lapsesAfter(account, on),
  }
}

/** Where an account would be overdrawn by more days than it may: from which day, by how much. */
export type Shortage = { on: Day; amount: string }

/**
 * Whether more leave fits into an account: on no day, of theirs or later, may it be overdrawn by
 * more than the limit, unless it was before. Gives the first day on which it would be and the most by
 * which it ever is, or undefined.
 * Pending requests count, so two people in a hurry, or one, cannot spend a day twice.
 */
export function shortageWith(
  account: LeaveAccount,
  more: readonly Taking[],
  negativeLimit: string,
): Shortage | undefined {
  const limit = parseAmount(negativeLimit)
  const before = replay(account, endOfTime).owedOn
  const after = replay({ ...account, takings: [...account.takings, ...more] }, endOfTime).owedOn
  const short = after.flatMap(({ date, amount }) => {
    const owed = before.findLast((day) => day.date <= date)?.amount ?? 0n
    const isMore = amount > limit && amount > owed
    return isMore ? [{ date, amount: amount - limit - notNegative(owed - limit) }] : []
  })
  const [first] = short
  const [most] = short.map(({ amount }) => amount).sort((one, other) => Number(other - one))
  if (!first || most === undefined) return undefined
  return { on: first.date, amount: formatAmount(most) }
}

/**
 * The most that may be taken on a day, in steps of a half or a quarter of a day or of minutes,
 * without a shortage on it or later; `0` where nothing may.
 */
export function availableOn(
  account: LeaveAccount,
  on: Day,
  step: string,
  negativeLimit: string,
): string {
  const size = parseAmount(step)
  if (size <= 0n) throw new RangeError('a step is above zero')
  const { lots } = replay(account, on)
  const most = lots.reduce((sum, { left }) => sum + left, 0n) + parseAmount(negativeLimit)
  let [fits, tooMany] = [0n, most / size + 1n]
  while (tooMany - fits > 1n) {
    const tried = (fits + tooMany) / 2n
    const amount = formatAmount(tried * size)
    const taking: Taking = { key: '', date: on, amount, state: 'pending' }
    if (shortageWith(account, [taking], negativeLimit)) tooMany = tried
    else fits = tried
  }
  return formatAmount(fits * size)
}

function sumsUntil({ takings, paidOut, adjustments }: LeaveAccount, on: Day) {
  const until = takings.filter(({ date }) => date <= on)
  return {
    taken: {
      approved: sumOf(until.filter(({ state }) => state === 'approved')),
      pending: sumOf(until.filter(({ state }) => state === 'pending')),
    },
    paidOut: sumOf(paidOut.filter(({ date }) => date <= on)),
    given: sumOf(adjustments.filter((adjustment) => adjustment.on <= on)),
  }
}

function lapsesAfter(account: LeaveAccount, on: Day): LeaveBalance['nextLapse'] {
  const later = replay(account, endOfTime).lapses.filter((lapse) => lapse.on > on)
  const [first] = later.map((lapse) => lapse.on).sort()
  if (first === undefined) return null
  const amount = later
    .filter((lapse) => lapse.on === first)
    .reduce((sum, lapse) => sum + lapse.amount, 0n)
  return { on: first, amount: formatAmount(amount) }
}

function lotOnDay({ granted, left, ...lot }: Lot): LotOnDay {
  return { ...lot, granted: formatAmount(granted), left: formatAmount(left) }
}

function sumOf(list: readonly { amount: string }[]): Amount {
  return list.reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
}
