import { withOffset } from '#contract/core/zoned-time.ts'

/**
 * An instant by the firm's clock, as whoever examines its books reads it: to the millisecond, with what its
 * zone is from UTC, so that the instant is the same: `2027-01-01T00:30:00.123+01:00`.
 */
export function localInstant(instant: string, timeZone: string): string {
  const local = withOffset(instant, timeZone)
  const fraction = /\.\d{3}/.exec(instant)?.[0] ?? '.000'
  return `${local.slice(0, 19)}${fraction}${local.slice(19)}`
}
