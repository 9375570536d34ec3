import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, type Option, text } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { CartGiftCards } from './cart-gift-cards.tsx'
import { CartLine } from './cart-line.tsx'
import * as styles from './sale.css.ts'

type CartLinesProps = {
  cart: Cart | null
  till: TillRegister
  canPrice: boolean
  customers: readonly Option[]
  /** Paths of fields that were refused. */
  refused: readonly string[]
}

/** What is in the cart; quantities, and for whoever may prices and discounts, are typed over. */
export function CartLines({ cart, till, canPrice, customers, refused }: CartLinesProps) {
  const t = useT('tills')
  const lines = cart?.lines ?? []
  const hasCards = cart !== null && cart.giftCards.length > 0
  if (lines.length === 0 && !hasCards) {
    return (
      <section aria-label={t('sell.cart')}>
        <h2 className={styles.title}>{t('sell.cart')}</h2>
        <p className={text.soft}>{t('sell.empty')}</p>
      </section>
    )
  }
  return (
    <section aria-label={t('sell.cart')}>
      <h2 className={styles.title}>{t('sell.cart')}</h2>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className={styles.line}>
            <CartLine
              {...{ line, at, canPrice }}
              currency={till.currency}
              isOpen={refused.some((path) => path.startsWith(`lines.${at}.`))}
            />
          </li>
        ))}
      </ol>
      {hasCards && <CartGiftCards cart={cart} />}
      <div className={styles.options}>
        {customers.length > 0 && (
          <SelectField
            name="customerId"
            options={[{ value: '', label: t('sell.noCustomer') }, ...customers]}
          />
        )}
        {canPrice && (
          <FormField name="discount">
            {(control) => <MoneyInput {...control} maxLength={8} />}
          </FormField>
        )}
        <Button name="intent" value="update" icon="refresh-cw" className={styles.takeOver}>
          {t('sell.update')}
        </Button>
      </div>
    </section>
  )
}

/** What the fields of a cart's lines are called. */
export function useCartLabels(cart: Cart | null): Record<string, string> {
  const t = useT('tills')
  const fields = {
    quantity: t('sell.quantity'),
    unitPrice: t('sell.price'),
    discount: t('sell.lineDiscount'),
  }
  return Object.fromEntries(
    (cart?.lines ?? []).flatMap((_, at) =>
      Object.entries(fields).map(([name, label]) => [`lines.${at}.${name}`, label]),
    ),
  )
}
