/** A line that may come back: what it cost in minor units, how much it was of and how much is left. */
export type RefundLine = { name: string; worth: number; quantity: string; left: string }

/**
 * What some of a line is worth when it comes back, in minor units: the share of what the line cost up to
 * and with it, less that of what came back before, as the firm reckons it.
 */
export function refundWorth({ worth, quantity, left }: RefundLine, back: string): number {
  const whole = tenThousandths(quantity)
  const before = whole - tenThousandths(left)
  const now = Math.min(Math.max(tenThousandths(back), 0), tenThousandths(left))
  if (whole === 0) return 0
  const share = (units: number) => Math.round((worth * units) / whole)
  return share(before + now) - share(before)
}

function tenThousandths(quantity: string): number {
  return Math.round(Number(quantity) * 10_000)
}
