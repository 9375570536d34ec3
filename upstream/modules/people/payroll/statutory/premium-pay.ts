import Big from 'big.js'
import type { RateValue } from '#contract/people/pay-components.ts'
import type { Day } from '../days.ts'
import type { DataSource } from './country.ts'
import { type Dated, heldOn } from './dated.ts'

/**
 * Up to which pay of an hour premiums for night, Sunday and holiday work are free of income tax, and
 * of contributions, too. Of countries that are not named they are taxed like all pay. Unaudited.
 */
type Relief = Dated & { freeOfTax: string; freeOfContributions: string }

const reliefs: Readonly<Record<string, readonly Relief[]>> = {
  DE: [{ from: '2006-07-01', until: '9999-12-31', freeOfTax: '50', freeOfContributions: '25' }],
}

/** Where that is written. */
export const germanPremiumSources: readonly DataSource[] = [
  {
    title: 'EStG § 3b Abs. 2; SvEV § 1 Abs. 1 Satz 1 Nr. 1; LStR R 3b Abs. 2',
    date: '2026-01-01',
    covers: 'DE: premiums for night, Sunday and holiday work: hourly pay up to which they are free',
  },
]

/** Weeks that a month counts when its pay is divided into hours; elsewhere a third of thirteen. */
const weeksOfMonth: Readonly<Record<string, string>> = { DE: '4.35' }

/**
 * What an hour is worth by a contract, in units of the currency, and its parts by what premiums on it
 * are free of: both, tax alone, neither.
 */
export function premiumRates(
  country: string,
  payDate: Day,
  pay: { monthly: string; hourly: string; weeklyHours: string },
): Record<RateValue, string> {
  const rate = hourRate(country, pay)
  const own = reliefs[country]
  const relief = own && heldOn(own, payDate, country)
  const free = least(rate, relief?.freeOfContributions ?? '0')
  const untaxed = least(rate, relief?.freeOfTax ?? '0')
  return {
    hour_rate: text(rate),
    hour_rate_free: text(free),
    hour_rate_untaxed: text(untaxed.minus(free)),
    hour_rate_taxed: text(rate.minus(untaxed)),
  }
}

function hourRate(
  country: string,
  { monthly, hourly, weeklyHours }: { monthly: string; hourly: string; weeklyHours: string },
): Big {
  const hours = new Big(weeklyHours)
  if (hours.eq(0) || new Big(monthly).eq(0)) return new Big(hourly)
  const weeks = weeksOfMonth[country]
  const ofMonth = weeks === undefined ? hours.times(13).div(3) : hours.times(weeks)
  return new Big(monthly).div(ofMonth)
}

function least(one: Big, other: string): Big {
  return one.lt(other) ? one : new Big(other)
}

/** Six digits after the point: what is made of it is rounded to the cent once. */
function text(value: Big): string {
  return value.round(6, Big.roundHalfUp).toFixed()
}
