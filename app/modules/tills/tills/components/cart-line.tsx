import { FormField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, text } from '#app/ui/index.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './sale.css.ts'

type CartLineProps = {
  line: Cart['lines'][number]
  at: number
  currency: string
  canPrice: boolean
  /** Something of it was refused. */
  isOpen: boolean
}

/** A line of the cart: how many, and for whoever may its price and discount, folded until they are wanted. */
export function CartLine({ line, at, currency, canPrice, isOpen }: CartLineProps) {
  const t = useT('tills')
  const { money, number } = useFormat()
  const { description, amount, unitPrice, discount, priceList } = line
  const minor = parseAmount(unitPrice, currency)
  const price = minor === undefined ? number(unitPrice) : money(minor, currency)
  const off = discount?.kind === 'percent' ? `, −${number(discount.value)} %` : ''
  const each = t('sell.each', { price }) + off
  return (
    <>
      <div className={styles.lineHead}>
        <strong>{description}</strong>
        <span className={text.number}>{money(amount, currency)}</span>
      </div>
      <div className={styles.lineFields}>
        <Button icon="minus" iconOnly name="intent" value={`less:${at}`}>
          {t('sell.lessOf', { name: description })}
        </Button>
        <FormField name={`lines.${at}.quantity`} className={styles.quantity}>
          {(control) => <MoneyInput {...control} maxLength={12} />}
        </FormField>
        <Button icon="plus" iconOnly name="intent" value={`more:${at}`}>
          {t('sell.moreOf', { name: description })}
        </Button>
        {canPrice ? (
          <details className={styles.pricing} open={isOpen || undefined}>
            <summary>{each}</summary>
            <div className={styles.priceFields}>
              <FormField name={`lines.${at}.unitPrice`}>
                {(control) => <MoneyInput {...control} maxLength={20} />}
              </FormField>
              <FormField name={`lines.${at}.discount`}>
                {(control) => <MoneyInput {...control} maxLength={8} />}
              </FormField>
            </div>
          </details>
        ) : (
          <span className={styles.each}>{each}</span>
        )}
        <Button kind="ghost" icon="x" iconOnly name="intent" value={`remove:${at}`}>
          {t('sell.removeOf', { name: description })}
        </Button>
      </div>
      {priceList !== '' && (
        <span className={text.soft}>{t('sell.fromList', { name: priceList })}</span>
      )}
    </>
  )
}
