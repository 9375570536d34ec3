const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar date now in an IANA time zone, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string): string {
  // English in Canada writes dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(new Date())
}
