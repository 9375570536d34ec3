import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { RedeemBox, Redeemed } from './redeem-box.tsx'
import * as styles from './sale.css.ts'

type PayBoxProps = {
  cart: Cart | null
  hasWallet: boolean
  hasTip: boolean
  isRedeeming: boolean
}

/** What is taken off, and the ways to pay that need something typed. */
export function PayBox({ cart, hasWallet, hasTip, isRedeeming }: PayBoxProps) {
  const t = useT('tills')
  const { money } = useFormat()
  // A sale that was begun without leaving the page is not known here.
  const isPaying = cart === null || cart.total > 0
  const { currency = '', customerName = '', customerBalance = null } = cart ?? {}
  return (
    <section aria-label={t('sell.morePay')}>
      {cart && <Redeemed cart={cart} />}
      <RedeemBox cart={cart} isOpen={isRedeeming} />
      <div className={styles.options}>
        <FormField name="cash">{(control) => <MoneyInput {...control} />}</FormField>
        <FormField name="card">{(control) => <MoneyInput {...control} />}</FormField>
        <Button name="intent" value="pay" className={styles.bottom}>
          {t('sell.paySplit')}
        </Button>
      </div>
      {isPaying && (
        <details className={styles.wallets} open={hasTip || undefined}>
          <summary>{t('sell.tips')}</summary>
          <div className={styles.options}>
            <FormField name="tip">{(control) => <MoneyInput {...control} />}</FormField>
          </div>
          <p className={styles.small}>{t('sell.tipHint')}</p>
        </details>
      )}
      {isPaying && (
        <details className={styles.wallets} open={hasWallet || undefined}>
          <summary>{t('sell.walletPay')}</summary>
          <div className={styles.options}>
            <TextField name="giftCardCode" maxLength={40} autoComplete="off" />
            <FormField name="giftCard">{(control) => <MoneyInput {...control} />}</FormField>
            {customerBalance !== null && (
              <FormField name="balance">{(control) => <MoneyInput {...control} />}</FormField>
            )}
          </div>
          <p className={styles.small}>
            {t('sell.walletHint')}
            {customerBalance !== null &&
              ` ${t('sell.balanceOf', { name: customerName, amount: money(customerBalance, currency) })}`}
          </p>
        </details>
      )}
      <div className={styles.options}>
        <TextField name="label" maxLength={60} />
      </div>
    </section>
  )
}
