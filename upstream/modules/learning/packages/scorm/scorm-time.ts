/** Times of SCORM as hundredths of a second, its own finest unit. */

const secondsOf = { year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3_600, minute: 60 }

/**
 * A CMITimespan of SCORM 1.2, `HHHH:MM:SS.SS`, in hundredths of a second; undefined for anything
 * else. Content writes one digit for hours, and minutes or seconds above 59: they are taken.
 */
export function parseTimespan(text: string): number | undefined {
  const match = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (match === null) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match
  const whole =
    Number(hours) * secondsOf.hour + Number(minutes) * secondsOf.minute + Number(seconds)
  return whole * 100 + Number(fraction.padEnd(2, '0'))
}

/** As a CMITimespan; from 9,999 hours on it stays there, as there is no room for more. */
export function formatTimespan(hundredths: number): string {
  const most = 9_999 * 360_000 + 59 * 6_000 + 5_999
  const left = Math.min(Math.max(0, Math.round(hundredths)), most)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = String(Math.floor(left / 360_000)).padStart(4, '0')
  const seconds = `${two(Math.floor((left % 6_000) / 100))}.${two(left % 100)}`
  return `${hours}:${two(Math.floor((left % 360_000) / 6_000))}:${seconds}`
}

/**
 * A timeinterval of SCORM 2004 (ISO 8601, `P1DT2H3M4.05S`) in hundredths of a second; undefined
 * for anything else. A year is 365 days and a month 30: content never says which it means.
 */
export function parseInterval(text: string): number | undefined {
  const match =
    /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d{1,2})\d*)?S)?)?$/.exec(
      text.trim(),
    )
  if (match === null) return undefined
  const [, years, months, days, hours, minutes, seconds, fraction = ''] = match
  const of = (part: string | undefined, size: number) => Number(part ?? 0) * size
  const whole =
    of(years, secondsOf.year) +
    of(months, secondsOf.month) +
    of(days, secondsOf.day) +
    of(hours, secondsOf.hour) +
    of(minutes, secondsOf.minute) +
    of(seconds, 1)
  const found = whole * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(found) ? found : undefined
}

/** As a timeinterval of hours, minutes and seconds: `PT1H2M3.04S`, `PT0S`. */
export function formatInterval(hundredths: number): string {
  const left = Math.max(0, Math.round(hundredths))
  const hours = Math.floor(left / 360_000)
  const minutes = Math.floor((left % 360_000) / 6_000)
  const seconds = (left % 6_000) / 100
  const parts = [
    hours > 0 ? `${hours}H` : '',
    minutes > 0 ? `${minutes}M` : '',
    seconds > 0 || (left < 6_000 && minutes === 0 && hours === 0) ? `${seconds}S` : '',
  ]
  return `PT${parts.join('')}`
}
