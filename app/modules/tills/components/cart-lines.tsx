import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, type Option, text } from '#app/ui/index.ts'
import type { Cart } from '#contract/till-tickets.ts'
import type { TillRegister } from '#contract/tills.ts'
import { CartGiftCards } from './cart-gift-cards.tsx'
import * as styles from './sale.css.ts'

type CartLinesProps = {
  cart: Cart | null
  till: TillRegister
  canPrice: boolean
  customers: readonly Option[]
}

/** What is in the cart; quantities, and for whoever may prices and discounts, are typed over. */
export function CartLines({ cart, till, canPrice, customers }: CartLinesProps) {
  const t = useT('tills')
  const { money, number } = useFormat()
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
        {lines.map(({ description, amount, unit, unitPrice, priceList }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className={styles.line}>
            <div className={styles.lineHead}>
              <strong>{description}</strong>
              <span className={text.number}>{money(amount, till.currency)}</span>
            </div>
            {priceList !== '' && (
              <span className={text.soft}>{t('sell.fromList', { name: priceList })}</span>
            )}
            <div className={styles.lineFields}>
              <FormField name={`lines.${at}.quantity`}>
                {(control) => <MoneyInput {...control} maxLength={12} />}
              </FormField>
              {canPrice ? (
                <>
                  <FormField name={`lines.${at}.unitPrice`}>
                    {(control) => <MoneyInput {...control} maxLength={20} />}
                  </FormField>
                  <FormField name={`lines.${at}.discount`}>
                    {(control) => <MoneyInput {...control} maxLength={8} />}
                  </FormField>
                </>
              ) : (
                <span className={styles.fixed}>
                  {unit} × {number(unitPrice)}
                </span>
              )}
              <Button
                kind="ghost"
                icon="x"
                iconOnly
                name="intent"
                value={`remove:${at}`}
                className={styles.bottom}
              >
                {t('sell.removeOf', { name: description })}
              </Button>
            </div>
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
