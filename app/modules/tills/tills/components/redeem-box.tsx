import { TextField } from '#app/shell/form/form-fields.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, text } from '#app/ui/index.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'
import * as styles from './sale.css.ts'

/** The coupon of a sale and the points of its customer, and what stands in their way. */
export function RedeemBox({ cart, isOpen }: { cart: Cart | null; isOpen: boolean }) {
  const t = useT('tills')
  const { money } = useFormat()
  const problemAt = useProblems(cart?.problems)
  const { coupon = '', points = 0, customerPoints = null, currency = '' } = cart ?? {}
  const { customerName = '', problems = {} } = cart ?? {}
  const isUsed = coupon !== '' || points > 0
  const hasPoints = customerPoints !== null && (customerPoints.points > 0 || points > 0)
  return (
    <details className={styles.wallets} open={isOpen || isUsed || undefined}>
      <summary>{t('sell.redeem')}</summary>
      {Object.keys(problems).map((name) => (
        <p key={name} role="alert" className={text.bad}>
          {t('sell.notRedeemed', { why: problemAt(name) ?? '' })}
        </p>
      ))}
      <div className={styles.options}>
        <TextField name="coupon" maxLength={40} autoComplete="off" />
        {hasPoints && (
          <TextField name="points" inputMode="numeric" maxLength={9} autoComplete="off" />
        )}
        <Button name="intent" value="update" icon="refresh-cw" className={styles.takeOver}>
          {t('sell.update')}
        </Button>
      </div>
      <p className={styles.small}>
        {t('sell.redeemHint')}
        {customerPoints &&
          ` ${t('sell.pointsOf', {
            name: customerName,
            count: customerPoints.points,
            amount: money(customerPoints.worth, currency),
          })}`}
      </p>
    </details>
  )
}

/** What the coupon and the points of a sale take off. */
export function Redeemed({ cart }: { cart: Cart }) {
  const t = useT('tills')
  const { money } = useFormat()
  const { couponOff, pointsOff, currency } = cart
  return (
    <>
      {couponOff && (
        <p className={styles.lineHead}>
          <span>{t('sell.couponOff', { name: couponOff.name })}</span>
          <span className={text.number}>{money(0 - couponOff.amount, currency)}</span>
        </p>
      )}
      {pointsOff && (
        <p className={styles.lineHead}>
          <span>{t('sell.pointsOff', { count: pointsOff.points })}</span>
          <span className={text.number}>{money(0 - pointsOff.worth, currency)}</span>
        </p>
      )}
    </>
  )
}
