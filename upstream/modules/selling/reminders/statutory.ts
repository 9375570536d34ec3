import { addDays } from '#contract/core/days.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import type { StatutoryFee, StatutoryInterest } from '#contract/selling/reminders.ts'
import { daysBetween, laterOf } from '../../../firm/calendar.ts'
import {
  bankOfEngland,
  bankOfRussia,
  bundesbank,
  ecb,
  nationalbank,
  type Points,
  type Reference,
  swiss,
} from './reference-rates.ts'

type Law = {
  source: string
  reference: Reference
  /** On top of the reference rate, from businesses and from private persons; null for none. */
  business: Points | null
  consumer: Points | null
  /** In place of the above where private persons owe a rate of its own, whatever the reference is. */
  consumerRate?: Points
  /** Whether the rate of the day on which interest starts stays for as long as it runs. */
  isFixed?: true
  /** The lump sum for an invoice to a business, by what is owed; the last step has no end. */
  fee: { currency: string; steps: readonly FeeStep[] } | null
}
type FeeStep = StatutoryFee['steps'][number]

/** 40 EUR of each invoice: Directive 2011/7/EU, art. 6. */
const fortyEuro = { currency: 'EUR', steps: [{ upTo: null, amount: 4000 }] }
/** 40, 70 or 100 GBP by the debt: Late Payment of Commercial Debts (Interest) Act 1998, s. 5A. */
const british = {
  currency: 'GBP',
  steps: [
    { upTo: 99_999, amount: 4000 },
    { upTo: 999_999, amount: 7000 },
    { upTo: null, amount: 10_000 },
  ],
}

/** A rate that the table does not know yet is the last one it knows; a firm may type its own. */
const laws: Readonly<Record<string, Law>> = {
  DE: {
    source: '§ 288 BGB',
    reference: bundesbank,
    business: 900,
    consumer: 500,
    fee: fortyEuro,
  },
  IT: { source: 'D.Lgs. 231/2002', reference: ecb, business: 800, consumer: null, fee: fortyEuro },
  ES: { source: 'Ley 3/2004', reference: ecb, business: 800, consumer: null, fee: fortyEuro },
  FR: {
    source: 'Code de commerce, art. L441-10',
    reference: ecb,
    business: 1000,
    consumer: null,
    fee: fortyEuro,
  },
  GB: {
    source: 'Late Payment of Commercial Debts (Interest) Act 1998',
    reference: bankOfEngland,
    business: 800,
    consumer: null,
    isFixed: true,
    fee: british,
  },
  AT: {
    source: '§ 456 UGB, § 1000 ABGB',
    reference: nationalbank,
    business: 920,
    consumer: null,
    consumerRate: 400,
    fee: fortyEuro,
  },
  RU: {
    source: 'ст. 395 ГК РФ',
    reference: bankOfRussia,
    business: 0,
    consumer: 0,
    fee: null,
  },
  CH: {
    source: 'Art. 104 OR',
    reference: swiss,
    business: 0,
    consumer: 0,
    fee: null,
  },
}

/** What the law of a country allows on a day; null where this table has none. */
export function statutoryOn(country: string, date: string): StatutoryInterest | null {
  const law = laws[country]
  const now = law?.reference.steps.findLast(([from]) => from <= date)
  if (!law || !now) return null
  const [since, rate] = now
  const percent = (points: Points | null) => (points === null ? null : percentText(rate + points))
  return {
    business: percent(law.business),
    consumer:
      law.consumerRate === undefined ? percent(law.consumer) : percentText(law.consumerRate),
    fee: law.fee && { currency: law.fee.currency, steps: [...law.fee.steps] },
    source: law.source,
    since,
    knownUntil: law.reference.knownUntil ?? null,
  }
}

type Late = {
  /** Of the firm. */
  country: string
  isBusiness: boolean
  amount: Minor
  dueDate: string
  /** The day it is claimed on; interest runs from the day after the due date to this one. */
  until: string
  /** Percent a year in place of the law's; empty for the law's. */
  ownRate: string
}

/**
 * Whether a firm may claim a fee of a debtor: where the law names a lump sum, it names it for
 * businesses alone (Directive 2011/7/EU, art. 1 and 6).
 */
export function mayClaimFee(country: string, isBusiness: boolean): boolean {
  return isBusiness || !laws[country]?.fee
}

/**
 * Simple interest for each day that an amount is late, over 365 days a year, each day at the rate
 * that applied on it, or at that of the first where the law fixes it.
 */
export function interestOf({ country, isBusiness, amount, dueDate, until, ownRate }: Late): Minor {
  const days = daysBetween(dueDate, until)
  if (days <= 0) return 0
  const total =
    ownRate === ''
      ? pointDays(laws[country], isBusiness, dueDate, until)
      : Math.round(Number(ownRate) * 100) * days
  return minorFrom(divideRound(BigInt(amount) * BigInt(Math.max(total, 0)), 3_650_000n))
}

/** The sum of the rates of each day. */
function pointDays(law: Law | undefined, isBusiness: boolean, due: string, until: string): number {
  if (!isBusiness && law?.consumerRate !== undefined) {
    return daysBetween(due, until) * law.consumerRate
  }
  const extra = isBusiness ? law?.business : law?.consumer
  if (!law || extra === null || extra === undefined) return 0
  if (law.isFixed) {
    const start = law.reference.steps.findLast(([from]) => addDays(from, -1) <= due)
    return start ? daysBetween(due, until) * (start[1] + extra) : 0
  }
  return law.reference.steps.reduce((sum, [from, rate], at) => {
    const next = law.reference.steps[at + 1]?.[0]
    // A day belongs to the rate of its own date; the due date itself bears none.
    const first = laterOf(due, addDays(from, -1))
    const last = next !== undefined && addDays(next, -1) < until ? addDays(next, -1) : until
    return sum + Math.max(daysBetween(first, last), 0) * (rate + extra)
  }, 0)
}

function percentText(points: Points): string {
  return String(points / 100)
}
