/** Kinds of status, each with a disc of its own shape. */
export type StatusKind =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'partlyPaid'
  | 'overdue'
  | 'paid'
  | 'closed'
  | 'void'

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

/**
 * A circle as a path that begins at its top and goes on clockwise. Only a `path` may carry a
 * `pathLength` in what the checkers of HTML know of SVG.
 */
export function circlePath(center: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1 0 `
  const top = Number((center - radius).toFixed(3))
  return `M${center} ${top}${half}${2 * radius}${half}${-2 * radius}`
}
