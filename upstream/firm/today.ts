const formats = new Map<string, Intl.DateTimeFormat>()

/** Zones differ from UTC by whole quarters of an hour, so in one of them no date changes. */
const quarterMs = 15 * 60_000
let last = { key: '', date: '' }

/** The calendar date at an instant in an IANA time zone, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, instant: Date): string {
  const key = `${timeZone} ${Math.floor(instant.getTime() / quarterMs)}`
  if (last.key !== key) last = { key, date: formatDate(timeZone, instant) }
  return last.date
}

function formatDate(timeZone: string, instant: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}
