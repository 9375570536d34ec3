import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'

/** What of a ticket goes back to the card that paid it at a terminal, and what is on its way. */
export function CardBack({ ticket: { terminal, currency } }: { ticket: Ticket }) {
  const t = useT('tills')
  const { money } = useFormat()
  if (!terminal) return null
  const { left, onItsWay } = terminal
  if (left <= 0 && onItsWay === 0) return null
  const words =
    onItsWay > 0
      ? t('refund.onItsWay', { amount: money(onItsWay, currency) })
      : t('refund.toCard', { amount: money(left, currency) })
  return <Band tone={onItsWay > 0 ? 'warn' : 'info'} title={words} />
}
