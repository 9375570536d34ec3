import { addDays } from '#contract/core/days.ts'

/**
 * From when on entries of a day or later began, and before when those of a day or earlier did: wherever
 * the firm is, within a day of it. An index finds them by that, as it knows no days.
 */
export function beganFrom(day: string): string {
  return addDays(day, -1)
}

export function beganBefore(day: string): string {
  // No day comes after the last one there is.
  return day > '9999-12-01' ? '9999-12-32' : addDays(day, 2)
}
