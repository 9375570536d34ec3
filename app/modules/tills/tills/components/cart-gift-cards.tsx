import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, text } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './sale.css.ts'

/** The gift cards in a cart, each with a button that takes it out again. */
export function CartGiftCards({ cart }: { cart: Cart }) {
  const t = useT('tills')
  const { money } = useFormat()
  return (
    <ul className={styles.lines} aria-label={t('sell.soldCards')}>
      {cart.giftCards.map(({ amount, name }, at) => {
        const label = name === '' ? t('sell.newCard') : t('sell.topUpOf', { name })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card in a cart is its place
          <li key={at} className={styles.line}>
            <div className={styles.lineHead}>
              <strong>{label}</strong>
              <span>
                <span className={text.number}>{money(amount, cart.currency)}</span>
                <Button kind="ghost" icon="x" iconOnly name="intent" value={`removeCard:${at}`}>
                  {t('sell.removeOf', { name: label })}
                </Button>
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Sells a gift card or tops one up. */
export function SellGiftCardBox({ isOpen }: { isOpen: boolean }) {
  const t = useT('tills')
  return (
    <details className={styles.wallets} open={isOpen || undefined}>
      <summary>{t('sell.sellCard')}</summary>
      <div className={styles.options}>
        <FormField name="soldCardAmount">{(control) => <MoneyInput {...control} />}</FormField>
        <TextField name="soldCardCode" maxLength={40} autoComplete="off" />
        <Button name="intent" value="giftCard" icon="plus" className={styles.takeOver}>
          {t('sell.addCard')}
        </Button>
      </div>
      <p className={styles.small}>{t('sell.sellCardHint')}</p>
    </details>
  )
}
