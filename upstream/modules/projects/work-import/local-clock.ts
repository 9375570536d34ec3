import { addDays } from '#contract/core/days.ts'
import { instantOf } from '#contract/core/zoned-time.ts'

const dayMs = 86_400_000

/**
 * Reads times of days of one zone as milliseconds since 1970. A day without a change of clocks is
 * looked up once, for files have many times of the same days.
 * @param timeZone IANA name
 */
export function localClock(timeZone: string): (date: string, seconds: number) => number {
  const midnights = new Map<string, { from: number; isEven: boolean }>()
  const at = (local: string) => Date.parse(instantOf(local, timeZone))

  function midnightOf(date: string) {
    const known = midnights.get(date)
    if (known) return known
    const from = at(`${date}T00:00`)
    const isEven = at(`${addDays(date, 1)}T00:00`) - from === dayMs
    const found = { from, isEven }
    midnights.set(date, found)
    return found
  }

  return (date, seconds) => {
    const { from, isEven } = midnightOf(date)
    if (isEven) return from + seconds * 1000
    const two = (value: number) => String(value).padStart(2, '0')
    const minutes = Math.floor(seconds / 60)
    const local = `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
    return at(local) + (seconds % 60) * 1000
  }
}
