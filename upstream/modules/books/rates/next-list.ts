/**
 * When the next list can be fetched: the bank publishes it around 16:00 in Frankfurt on its working
 * days, so at 15:30 UTC, which is after that in winter as in summer.
 */
export function nextList(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(15, 30, 0, 0)
  do {
    if (next <= now || next.getUTCDay() === 0 || next.getUTCDay() === 6) {
      next.setUTCDate(next.getUTCDate() + 1)
    }
  } while (next <= now || next.getUTCDay() === 0 || next.getUTCDay() === 6)
  return next
}
