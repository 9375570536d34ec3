/**
 * Wall-clock times and instants of IANA zones. A local time is `YYYY-MM-DDTHH:mm`, as a clock on the
 * wall shows it; an instant is UTC ISO 8601.
 */

const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether a text is an IANA zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * The instant at which clocks of a zone show a local time. One that comes twice, on the night clocks
 * go back, is its first; one that never comes, on the night they go forward, is read with the offset
 * before the gap (RFC 5545, 3.3.5): 02:30 is then 03:30.
 */
export function instantOf(local: string, timeZone: string): string {
  const asUtc = utcOf(local)
  const before = offsetMs(asUtc - 86_400_000, timeZone)
  const after = offsetMs(asUtc + 86_400_000, timeZone)
  const fits = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetMs(instant, timeZone) === asUtc)
  const instant = fits.length > 0 ? Math.min(...fits) : asUtc - before
  return new Date(instant).toISOString()
}

/** What clocks of a zone show at an instant, to the minute. */
export function localOf(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  return textOf(at + offsetMs(at, timeZone))
}

/** An instant as clocks of a zone show it, with how far they are ahead: `2024-01-01T19:20:30+01:00`. */
export function withOffset(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  const offset = Math.round(offsetMs(at, timeZone) / minuteMs)
  const size = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  const shown = new Date(at + offset * minuteMs).toISOString().slice(0, 19)
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** A local time or date some minutes later; a date stays one and moves by whole days. */
export function shiftLocal(local: string, minutes: number): string {
  return textOf(utcOf(local) + minutes * minuteMs).slice(0, local.length)
}

/** Minutes on the wall from one local time or date to another. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / minuteMs)
}

function utcOf(local: string): number {
  return Date.parse(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)
}

function textOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16)
}

/** Since then clocks of all zones are put forward and back at whole quarters of an hour of UTC. */
const wholeQuartersSince = Date.UTC(1973, 0, 1)
const quarterMs = 15 * minuteMs
const maxOffsets = 5_000
const offsets = new Map<string, number>()

/** How far clocks of a zone are ahead of UTC; the same for a quarter of an hour. */
function offsetMs(instant: number, timeZone: string): number {
  if (instant < wholeQuartersSince) return readOffset(instant, timeZone)
  const key = `${timeZone} ${Math.floor(instant / quarterMs)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = readOffset(instant, timeZone)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function readOffset(instant: number, timeZone: string): number {
  const floored = Math.floor(instant / 1000) * 1000
  const parts = formatOf(timeZone).formatToParts(floored)
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    at('year'),
    at('month') - 1,
    at('day'),
    at('hour'),
    at('minute'),
    at('second'),
  )
  return shown - floored
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size < 200) formats.set(timeZone, format)
  return format
}
