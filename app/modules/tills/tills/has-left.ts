import type { Ticket } from '#contract/tills/till-tickets.ts'

/** Whether a ticket is a sale of which something may still come back. */
export function hasLeft({ kind, lines, giftCards }: Ticket): boolean {
  return (
    kind === 'sale' &&
    (lines.some(({ left }) => Number(left) > 0) || giftCards.some(({ isBack }) => !isBack))
  )
}
