/** Kinds of status, each with a disc of its own shape. */
export type StatusKind = 'draft' | 'sent' | 'viewed' | 'partlyPaid' | 'overdue' | 'paid' | 'void'

/**
 * Gives the share paid from 0 to 1, out of two amounts in the same minor units.
 * More than all is all; a total of nothing has no share.
 */
export function shareOf(paidMinor: number, totalMinor: number): number {
  if (totalMinor <= 0) return 0
  return Math.min(Math.max(paidMinor / totalMinor, 0), 1)
}

/** Gives the `stroke-dasharray` that fills a share (0 to 1) of a circle whose `pathLength` is 100. */
export function shareDash(share: number): string {
  const percent = Math.min(Math.max(share, 0), 1) * 100
  return `${Number(percent.toFixed(3))} 100`
}
