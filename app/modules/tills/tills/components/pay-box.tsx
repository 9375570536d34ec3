import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, MoneyInput, Row } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import { RedeemBox, Redeemed } from './redeem-box.tsx'
import * as styles from './sale.css.ts'

const voidId = 'void-cart'

type PayBoxProps = {
  cart: Cart
  hasWallet: boolean
  hasTip: boolean
  isRedeeming: boolean
}

/** What is taken off, and the ways to pay that need something typed. */
export function PayBox({ cart, hasWallet, hasTip, isRedeeming }: PayBoxProps) {
  const t = useT('tills')
  const { money } = useFormat()
  const { total, currency, customerName, customerBalance } = cart
  return (
    <section aria-label={t('sell.morePay')}>
      <Redeemed cart={cart} />
      <RedeemBox cart={cart} isOpen={isRedeeming} />
      <div className={styles.options}>
        <FormField name="cash">{(control) => <MoneyInput {...control} />}</FormField>
        <FormField name="card">{(control) => <MoneyInput {...control} />}</FormField>
        <Button name="intent" value="pay" className={styles.bottom}>
          {t('sell.paySplit')}
        </Button>
      </div>
      {total > 0 && (
        <details className={styles.wallets} open={hasTip || undefined}>
          <summary>{t('sell.tips')}</summary>
          <div className={styles.options}>
            <FormField name="tip">{(control) => <MoneyInput {...control} />}</FormField>
          </div>
          <p className={styles.small}>{t('sell.tipHint')}</p>
        </details>
      )}
      {total > 0 && (
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
        <Row className={styles.bottom}>
          <Button icon="pause" name="intent" value="park">
            {t('sell.park')}
          </Button>
          <Button kind="danger" icon="trash-2" opens={voidId}>
            {t('sell.void')}
          </Button>
          <Dialog id={voidId} title={t('sell.voidAsk')}>
            <p>{t('sell.voidWords')}</p>
            <TextField name="reason" maxLength={200} />
            <DialogActions>
              <Button kind="danger" name="intent" value="void">
                {t('sell.void')}
              </Button>
            </DialogActions>
          </Dialog>
        </Row>
      </div>
    </section>
  )
}
