const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const pendingMs = 6 * hourMs

/** A refund to a card that was made may still fail, for up to 30 days (docs.stripe.com/refunds#failed-refunds). */
const afterDays = [1, 7, 30]

/**
 * When to look next what became of money that went back to a card; undefined after the last time.
 * @param since when it was asked for, ISO
 * @param isPending whether the provider has not made it yet
 */
export function nextLookBack(since: string, now: Date, isPending: boolean): Date | undefined {
  if (isPending) return new Date(now.getTime() + pendingMs)
  const looks = afterDays.map((days) => Date.parse(since) + days * dayMs)
  const next = looks.find((at) => at > now.getTime())
  return next === undefined ? undefined : new Date(next)
}
