import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, MoneyInput, Row } from '#app/ui/index.ts'
import type { Cart } from '#contract/till-tickets.ts'
import { RedeemBox, Redeemed } from './redeem-box.tsx'
import * as styles from './sale.css.ts'
import { TerminalRefused } from './terminal-box.tsx'

const voidId = 'void-cart'

type PayBoxProps = {
  cart: Cart
  hasTerminal: boolean
  hasWallet: boolean
  hasTip: boolean
  isRedeeming: boolean
}

/** What is due, and the ways to pay it. */
export function PayBox({ cart, hasTerminal, hasWallet, hasTip, isRedeeming }: PayBoxProps) {
  const t = useT('tills')
  const { money } = useFormat()
  const { total, cashTotal, tax, discountTotal, currency, lines, giftCards, giftCardTotal } = cart
  const { customerName, customerBalance } = cart
  if (lines.length + giftCards.length === 0) return null
  return (
    <section aria-label={t('sell.pay')}>
      <TerminalRefused cart={cart} />
      <Redeemed cart={cart} />
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
      <RedeemBox cart={cart} isOpen={isRedeeming} />
      <div className={styles.payButtons}>
        <Button kind="primary" size="l" icon="banknote" name="intent" value="payCash" isWide>
          {t('sell.payCash')}
        </Button>
        <Button size="l" icon="credit-card" name="intent" value="payCard" isWide>
          {t('sell.payCard')}
        </Button>
      </div>
      <div className={styles.options}>
        <FormField name="cash">{(control) => <MoneyInput {...control} />}</FormField>
        <FormField name="card">{(control) => <MoneyInput {...control} />}</FormField>
        <Button name="intent" value="pay" className={styles.bottom}>
          {t('sell.paySplit')}
        </Button>
        {hasTerminal && total > 0 && (
          <Button icon="credit-card" name="intent" value="askTerminal" className={styles.bottom}>
            {t('terminal.ask')}
          </Button>
        )}
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
