import { addDays, addMonths, type Day } from '../attendance/index.ts'
import type { Reduction } from './entitlement.ts'
import { holdOf, type LeaveRequest } from './request-steps.ts'

/**
 * Leave during which less of the yearly leave is earned, by country and type. Unpaid leave earns none: DE
 * BAG 9 AZR 315/17; CH art. 329b OR; FR L3141-5 (it is not listed there); IT by nearly every collective
 * agreement; ES art. 45 ET. Illness earns two days a month in place of two and a half in France
 * (L3141-5-1). In Austria (§ 2 (2) UrlG) and in the United Kingdom (reg. 13 WTR) leave goes on being earned.
 */
const factors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { unpaid: '0' },
  CH: { unpaid: '0' },
  FR: { unpaid: '0', sick: '0.8' },
  IT: { unpaid: '0' },
  ES: { unpaid: '0' },
}

/** Where leave is lessened for full months alone, and shorter absence costs none (art. 329b OR). */
const byFullMonths = new Set(['CH'])

/** Spans of days, without overlaps, in which somebody earned less leave; whole days of approved leave alone. */
export function reductionsOf(
  requests: readonly Pick<LeaveRequest, 'typeCode' | 'days' | 'state'>[],
  country: string,
): Reduction[] {
  const byType = factors[country] ?? {}
  const byDay = new Map<Day, string>()
  for (const request of requests) {
    const factor = byType[request.typeCode]
    if (factor === undefined || holdOf(request) !== 'approved') continue
    for (const { date, portion } of request.days) {
      if (portion === 'whole') byDay.set(date, factor)
    }
  }
  const spans: Reduction[] = []
  for (const [date, factor] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = spans.at(-1)
    if (last && last.factor === factor && addDays(last.to, 1) === date) {
      spans[spans.length - 1] = { ...last, to: date }
    } else spans.push({ from: date, to: date, factor })
  }
  return byFullMonths.has(country) ? spans.flatMap(fullMonthsOf) : spans
}

/** The full months that a span begins with. */
function fullMonthsOf({ from, to, factor }: Reduction): Reduction[] {
  let months = 0
  while (addMonths(from, months + 1) <= addDays(to, 1)) months += 1
  return months === 0 ? [] : [{ from, to: addDays(addMonths(from, months), -1), factor }]
}
