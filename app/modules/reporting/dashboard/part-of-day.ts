const clocks = new Map<string, Intl.DateTimeFormat>()

/** The part of the day an instant lies in, on the clocks of a time zone. */
export function partOfDay(now: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  const hour = Number(clock.format(now))
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
