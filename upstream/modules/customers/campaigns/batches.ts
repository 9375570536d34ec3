import { addDays } from '#contract/core/days.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'

/** How fast a campaign leaves, so that servers take it and a mistake can be stopped. */
export type Pace = { batchSize: number; minutesBetween: number; mailsADay: number }

/** What has left of all campaigns, and when. */
export type SentLately = { lastBatchAt: string | null; sentToday: number }

/** The addresses to send to now, and when to ask again; null when none is left. */
export type Batch = { addresses: string[]; nextAt: string | null }

/**
 * The next mails of a campaign. It stops at the day's number and goes on at the beginning of the next day
 * of the firm.
 * @param pending addresses that nothing was sent to, in the order in which they were frozen
 */
export function nextBatch(
  pending: readonly string[],
  pace: Pace,
  { lastBatchAt, sentToday }: SentLately,
  { now, timeZone }: { now: string; timeZone: string },
): Batch {
  if (pending.length === 0) return { addresses: [], nextAt: null }
  const betweenMs = pace.minutesBetween * 60_000
  const earliest = lastBatchAt === null ? 0 : Date.parse(lastBatchAt) + betweenMs
  if (earliest > Date.parse(now)) {
    return { addresses: [], nextAt: new Date(earliest).toISOString() }
  }
  const room = Math.max(0, Math.min(pace.batchSize, pace.mailsADay - sentToday))
  const addresses = pending.slice(0, room)
  if (addresses.length === pending.length) return { addresses, nextAt: null }
  const isDayFull = sentToday + addresses.length >= pace.mailsADay
  const inTurn = new Date(Date.parse(now) + betweenMs).toISOString()
  return { addresses, nextAt: isDayFull ? nextDayAt(now, timeZone) : inTurn }
}

function nextDayAt(now: string, timeZone: string): string {
  const today = localOf(now, timeZone).slice(0, 10)
  return instantOf(`${addDays(today, 1)}T00:00`, timeZone)
}
