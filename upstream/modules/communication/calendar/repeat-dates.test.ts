import { expect, test } from 'vitest'
import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import fixture from './fixtures/rrule-dates.json'
import { normalRule, timesOf } from './repeat.ts'

/** How the dates were made stands in `fixtures/make-rrule-dates.py`. */
test.each(fixture.rules)(
  'python-dateutil gives the same dates for $rule',
  ({ start, rule, dates }) => {
    const first = `${start}T09:00`
    const last = `${dates.at(-1)}T09:00`
    const repeats = normalRule(rule, first, 'Europe/Berlin')
    const isEnded = /COUNT|UNTIL/.test(rule)
    // Of one that ends, nothing comes later either.
    const until = isEnded ? shiftLocal(last, 800 * 1440) : last
    expect(minutesBetween(first, until)).toBeGreaterThan(0)
    const times = timesOf({ start: first, repeats, skipped: [] }, first, until)
    expect(times).toEqual(dates.map((date) => `${date}T09:00`))
  },
)
