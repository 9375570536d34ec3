import { keptDateFormat } from '#contract/core/kept-formats.ts'

/** The part of the day an instant lies in, on the clocks of a time zone. */
export function partOfDay(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const clock = keptDateFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  const hour = Number(clock.format(now))
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
