import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row } from '#app/ui/index.ts'
import type { Cart } from '#contract/till-tickets.ts'
import * as styles from './sale.css.ts'

/** Whether a cart waits for its terminal, and can't be changed or paid otherwise. */
export function isAtTerminal({ terminal }: Cart): boolean {
  return terminal?.state === 'waiting' || terminal?.state === 'paid'
}

/** How the payment of a cart at the terminal stands, in place of the ways to pay. */
export function TerminalBox({ cart: { terminal, currency } }: { cart: Cart }) {
  const t = useT('tills')
  const { money, dateTime } = useFormat()
  if (!terminal) return null
  const isPaid = terminal.state === 'paid'
  return (
    <section aria-label={t('terminal.title')}>
      <p className={styles.due}>
        <span>{t('terminal.title')}</span>
        <output>{money(terminal.amount, currency)}</output>
      </p>
      <p role="status">{t(isPaid ? 'terminal.paid' : 'terminal.waiting')}</p>
      <p className={styles.small}>{t('terminal.askedAt', { at: dateTime(terminal.askedAt) })}</p>
      <Row>
        <Button kind="primary" icon="refresh-cw" name="intent" value="lookAtTerminal">
          {t(isPaid ? 'terminal.finish' : 'terminal.look')}
        </Button>
        {!isPaid && (
          <Button name="intent" value="cancelAtTerminal">
            {t('terminal.cancel')}
          </Button>
        )}
      </Row>
    </section>
  )
}

/** Why the terminal that was asked last brought nothing. */
export function TerminalRefused({ cart: { terminal } }: { cart: Cart }) {
  const t = useT('tills')
  if (terminal?.state !== 'declined') return null
  return (
    <p role="status">
      {t('terminal.declined')} {t(`terminal.reason.${terminal.reason ?? 'declined'}`)}
    </p>
  )
}
