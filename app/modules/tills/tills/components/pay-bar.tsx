import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './pay-bar.css.ts'

/** What is due and the usual ways to pay it, in sight wherever the cart and the items are scrolled to. */
export function PayBar({ cart, hasTerminal }: { cart: Cart; hasTerminal: boolean }) {
  const t = useT('tills')
  const { money } = useFormat()
  const { total, cashTotal, tax, currency, discountTotal, giftCardTotal } = cart
  const isAsked = hasTerminal && total > 0
  return (
    <section className={styles.bar} aria-label={t('sell.pay')} data-foot-bar>
      <p className={styles.due}>
        <span>{t(total < 0 ? 'sell.toPayBack' : 'sell.due')}</span>
        <output>{money(total, currency)}</output>
      </p>
      <p className={styles.small}>
        {giftCardTotal !== 0 &&
          `${t('sell.cardsIn', { total: money(giftCardTotal, currency) })} · `}
        {t('sell.taxIn', { tax: money(tax, currency) })}
        {discountTotal !== 0 && ` · ${t('receipt.discount')} ${money(discountTotal, currency)}`}
        {cashTotal !== total && ` · ${t('sell.inCash', { total: money(cashTotal, currency) })}`}
      </p>
      <div className={styles.buttons}>
        {isAsked && (
          <Button
            kind="primary"
            size="l"
            icon="credit-card"
            name="intent"
            value="askTerminal"
            className={styles.whole}
            isWide
          >
            {t('terminal.ask')}
          </Button>
        )}
        <Button
          kind={isAsked ? 'default' : 'primary'}
          size="l"
          icon="banknote"
          name="intent"
          value="payCash"
          isWide
        >
          {t('sell.payCash')}
        </Button>
        <Button size="l" icon="credit-card" name="intent" value="payCard" isWide>
          {t('sell.payCard')}
        </Button>
      </div>
    </section>
  )
}
