import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'

/** Why the terminal that was asked last sold nothing; above all else, where nobody scrolls. */
export function TerminalRefused({ cart }: { cart: Cart | null }) {
  const t = useT('tills')
  const { money } = useFormat()
  const terminal = cart?.terminal
  if (!cart || !terminal) return null
  if (terminal.state === 'declined') {
    return (
      <div role="alert">
        <Band tone="bad" title={t('terminal.declined')}>
          {t(`terminal.reason.${terminal.reason ?? 'declined'}`)} {t('terminal.again')}
        </Band>
      </div>
    )
  }
  if (terminal.state === 'returned') {
    return (
      <div role="alert">
        <Band tone="warn" title={t('terminal.returned')}>
          {t('terminal.returnedWords', { amount: money(terminal.amount, cart.currency) })}
        </Band>
      </div>
    )
  }
  if (terminal.state !== 'cancelled') return null
  return (
    <div role="status">
      <Band tone="info" title={t('terminal.cancelled')} />
    </div>
  )
}
