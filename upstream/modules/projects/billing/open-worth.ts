import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import { earlierOf } from '../../../firm/calendar.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { Reader } from '../../../firm/store.ts'
import type { StoredProject } from '../projects/index.ts'
import { type OpenSum, openSums, type RoundingRule } from '../time/index.ts'
import { hourMoney, rateKey } from './hour-money.ts'
import { pricesOf } from './hourly-rates.ts'
import type { RateBook } from './rates.ts'

/** What the time of a project that could be invoiced and is not comes to. */
type OpenWorth = {
  /** Worked, with and without a rate. */
  seconds: number
  unpricedSeconds: number
  amount: Minor
  firstDate: string | null
}

const remembered = new Remembered<OpenWorth>(64)

/**
 * What the open time of a project is worth, as its rule rounds it, without reading its entries; kept
 * until anything is written.
 */
export function openWorth(reader: Reader, project: StoredProject): OpenWorth {
  const { id, roundMode: mode, roundMinutes: minutes, roundPer: per } = project
  return remembered.recall(reader, id, () => worthUnder(reader, project, { mode, minutes, per }))
}

/** As `openWorth`, by another rule than the project's. */
export function worthUnder(reader: Reader, project: StoredProject, rule: RoundingRule): OpenWorth {
  const prices = pricesOf(reader, project)
  const { days, hasTasks: byTask } = prices
  const sums = openSums(reader, project.id, { days, byTask, rule })
  return worthOf(sums, { projectId: project.id, prices })
}

/** Hours of one rate are rounded to money once, as on the line of an invoice that has all of them. */
function worthOf(
  sums: readonly OpenSum[],
  { projectId, prices }: { projectId: string; prices: RateBook },
): OpenWorth {
  const byRate = new Map<string, { hourly: string; currency: string; seconds: number }>()
  const worth: OpenWorth = { seconds: 0, unpricedSeconds: 0, amount: 0, firstDate: null }
  for (const { span, personId, taskId, seconds, billedSeconds, firstDate } of sums) {
    worth.seconds += seconds
    worth.firstDate = earlierOf(worth.firstDate ?? firstDate, firstDate)
    const worked = { personId, projectId, taskId: taskId || null, roleId: null }
    const rate = prices.find({ ...worked, date: prices.days[span - 1] ?? '' })
    if (rate === undefined) worth.unpricedSeconds += seconds
    else {
      const { hourly, currency } = rate
      const key = rateKey(rate)
      const known = byRate.get(key)
      if (known) known.seconds += billedSeconds
      else byRate.set(key, { hourly, currency, seconds: billedSeconds })
    }
  }
  for (const { hourly, currency, seconds } of byRate.values()) {
    const { quota, divisor } = hourMoney(seconds, hourly, currency)
    worth.amount += minorFrom(divideRound(quota, divisor))
  }
  return worth
}
