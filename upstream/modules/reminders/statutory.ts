import { divideRound } from '#contract/decimal.ts'
import { type Minor, minorFrom } from '#contract/money.ts'
import type { StatutoryFee, StatutoryInterest } from '#contract/reminders.ts'
import { daysBetween, laterOf } from '../../firm/calendar.ts'

/** Hundredths of a percent a year, so that no float touches them. */
type Points = number
/** A reference rate and the first day on which it applied, the newest last. */
type Reference = readonly (readonly [from: string, rate: Points])[]

type Law = {
  source: string
  reference: Reference
  /** On top of the reference rate, from businesses and from private persons; null for none. */
  business: Points | null
  consumer: Points | null
  /** Whether the rate of the day on which interest starts stays for as long as it runs. */
  isFixed?: true
  /** The lump sum for an invoice to a business, by what is owed; the last step has no end. */
  fee: { currency: string; steps: readonly FeeStep[] } | null
}
type FeeStep = StatutoryFee['steps'][number]

/** § 247 BGB, published by the Deutsche Bundesbank for 1 January and 1 July. */
const bundesbank: Reference = [
  ['2016-07-01', -88],
  ['2023-01-01', 162],
  ['2023-07-01', 312],
  ['2024-01-01', 362],
  ['2024-07-01', 337],
  ['2025-01-01', 227],
  ['2025-07-01', 127],
]

/** Main refinancing operations of the ECB on the first day of the half-year: Directive 2011/7/EU, art. 2(7). */
const ecb: Reference = [
  ['2016-07-01', 0],
  ['2023-01-01', 250],
  ['2023-07-01', 400],
  ['2024-01-01', 450],
  ['2024-07-01', 425],
  ['2025-01-01', 315],
  ['2025-07-01', 215],
]

/** Bank Rate on the last day of the half-year before interest starts: SI 2002/1675, art. 4. */
const bankOfEngland: Reference = [
  ['2020-07-01', 10],
  ['2022-01-01', 25],
  ['2022-07-01', 125],
  ['2023-01-01', 350],
  ['2023-07-01', 500],
  ['2024-01-01', 525],
  ['2025-01-01', 475],
  ['2025-07-01', 425],
]

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
  CH: {
    source: 'Art. 104 OR',
    reference: [['1912-01-01', 500]],
    business: 0,
    consumer: 0,
    fee: null,
  },
}

/** What the law of a country allows on a day; null where this table has none. */
export function statutoryOn(country: string, date: string): StatutoryInterest | null {
  const law = laws[country]
  const now = law?.reference.findLast(([from]) => from <= date)
  if (!law || !now) return null
  const [since, rate] = now
  const percent = (points: Points | null) => (points === null ? null : percentText(rate + points))
  return {
    business: percent(law.business),
    consumer: percent(law.consumer),
    fee: law.fee && { currency: law.fee.currency, steps: [...law.fee.steps] },
    source: law.source,
    since,
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
  const extra = isBusiness ? law?.business : law?.consumer
  if (!law || extra === null || extra === undefined) return 0
  if (law.isFixed) {
    const start = law.reference.findLast(([from]) => dayBefore(from) <= due)
    return start ? daysBetween(due, until) * (start[1] + extra) : 0
  }
  return law.reference.reduce((sum, [from, rate], at) => {
    const next = law.reference[at + 1]?.[0]
    // A day belongs to the rate of its own date; the due date itself bears none.
    const first = laterOf(due, dayBefore(from))
    const last = next !== undefined && dayBefore(next) < until ? dayBefore(next) : until
    return sum + Math.max(daysBetween(first, last), 0) * (rate + extra)
  }, 0)
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function percentText(points: Points): string {
  return String(points / 100)
}
