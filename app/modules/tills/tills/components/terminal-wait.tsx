import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, text } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import WaitingStatus from '../islands/waiting-status.island.tsx'
import { terminalLookPath, terminalPath } from '../paths.ts'
import * as styles from './terminal-wait.css.ts'

type TerminalWaitProps = {
  cart: Cart
  /** Why the provider or the firm says no; empty for nothing wrong. */
  problem: string
  /** The page does not ask for itself again. */
  isStill: boolean
}

const islandTexts = ['status.waiting', 'status.away', 'status.offline'] as const

/** What the customer is asked for, how it stands, and the ways out. */
export function TerminalWait({ cart, problem, isStill }: TerminalWaitProps) {
  const t = useT('tills')
  const { firm } = useFirm()
  const { money, dateTime } = useFormat()
  const { terminal, currency, registerId } = cart
  if (!terminal) return null
  const { state, amount, beside, askedAt, askedByName } = terminal
  const at = (key: string) => t(`terminal.${key}`)
  const path = terminalPath(firm.firmId, registerId)
  return (
    <div className={styles.wait}>
      <section className={styles.standing} aria-label={at('title')}>
        <p className={styles.amount}>
          <span>{at('charged')}</span>
          <output>{money(amount, currency)}</output>
        </p>
        {beside.map(({ tender, amount: paid }) => (
          <p key={tender} className={styles.beside}>
            <span>{t(`tender.${tender}`)}</span>
            <span className={text.number}>{money(paid, currency)}</span>
          </p>
        ))}
        <Island
          of={WaitingStatus}
          props={{
            href: terminalLookPath(firm.firmId, registerId),
            state,
            problem,
            texts: pickTexts((key, how) => t(`terminal.${key}`, how), islandTexts),
            words: at(`status.${state}`),
          }}
          when="load"
        />
        <form method="post">
          <input type="hidden" name="cartId" value={cart.id} />
          <Row>
            <Button kind="primary" size="l" icon="refresh-cw" name="intent" value="lookAtTerminal">
              {at(state === 'paid' ? 'finish' : 'look')}
            </Button>
            {state !== 'returning' && (
              <Button size="l" name="intent" value="cancelAtTerminal">
                {at(state === 'paid' ? 'giveBack' : 'cancel')}
              </Button>
            )}
          </Row>
        </form>
        <p className={text.soft}>
          {t('terminal.askedAt', { at: dateTime(askedAt), name: askedByName })} {at('held')}
        </p>
        <noscript>
          <p className={text.soft}>
            {isStill ? (
              <a href={path}>{at('goOnAsking')}</a>
            ) : (
              <>
                {at('asksItself')} <a href={`${path}?still=1`}>{at('stopAsking')}</a>
              </>
            )}
          </p>
        </noscript>
      </section>
      <CartOf cart={cart} />
    </div>
  )
}

/** What is being paid, to be read to the customer. */
function CartOf({ cart: { lines, giftCards, total, currency } }: { cart: Cart }) {
  const t = useT('tills')
  const { money, number } = useFormat()
  return (
    <section aria-label={t('sell.cart')}>
      <h2 className={styles.title}>{t('sell.cart')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ description, quantity, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className={styles.line}>
            <span>
              {number(quantity)} × {description}
            </span>
            <span className={text.number}>{money(amount, currency)}</span>
          </li>
        ))}
        {giftCards.map(({ name, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
          <li key={at} className={styles.line}>
            <span>{name || t('sell.newCard')}</span>
            <span className={text.number}>{money(amount, currency)}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <span>{t('sell.due')}</span>
          <span className={text.number}>{money(total, currency)}</span>
        </li>
      </ul>
    </section>
  )
}
