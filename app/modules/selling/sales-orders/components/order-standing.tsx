import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { SentAndSeen } from '#app/shell/documents/detail/sent-and-seen.tsx'
import { UnusualNote } from '#app/shell/documents/detail/unusual-note.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, classes, LinkButton, text } from '#app/ui/index.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import { salesOrderStepPath } from '../paths.ts'
import { OrderStates } from './order-status.tsx'

/** What an order comes to, where it stands, and the step that comes next. */
export function OrderStanding({ order }: { order: SalesOrder }) {
  const t = useT('sales-orders')
  const { money, date } = useFormat()
  const { state, totals, stillOrdered, currency, deliveryDate } = order
  return (
    <section className={classes(styles.section, styles.first)}>
      <h2 className={styles.owed}>
        {t(stillOrdered === null ? 'detail.total' : 'detail.stillOrdered')}
      </h2>
      <p className={styles.figure}>{money(stillOrdered ?? totals.total, currency)}</p>
      {stillOrdered !== null && (
        <p className={classes(text.tiny, text.soft)}>
          {t('detail.originally', { amount: money(totals.total, currency) })}
        </p>
      )}
      {state === 'open' || state === 'done' ? (
        <p className={styles.states}>
          <OrderStates order={order} />
        </p>
      ) : (
        <p className={classes(text.tiny, text.soft)}>
          {t(order.isWaiting ? 'standing.waiting' : `standing.${state}`)}
        </p>
      )}
      {deliveryDate && (
        <p className={classes(text.tiny, text.soft)}>
          {t('standing.promisedFor', { date: date(deliveryDate) })}
        </p>
      )}
      <SentAndSeen texts="sales-orders" of={order} />
      <UnusualNote of={order} unusual={order.unusual} party="Customer" />
      <NextStep order={order} />
    </section>
  )
}

function NextStep({ order: { id, version, actions } }: { order: SalesOrder }) {
  const { firm } = useFirm()
  const t = useT('sales-orders')
  if (actions.includes('submit')) {
    return (
      <form method="post">
        <IdempotencyField />
        <Button kind="primary" icon="send" className={styles.primary} name="intent" value="submit">
          {t('detail.submit')}
        </Button>
      </form>
    )
  }
  if (actions.includes('confirm')) {
    return (
      <form method="post">
        <IdempotencyField />
        <input type="hidden" name="version" value={version} />
        <Button
          kind="primary"
          icon="stamp"
          className={styles.primary}
          name="intent"
          value="confirm"
        >
          {t('detail.confirm')}
        </Button>
      </form>
    )
  }
  const step = (['deliver', 'invoice'] as const).find((one) => actions.includes(one))
  if (!step) return null
  return (
    <LinkButton
      kind="primary"
      icon={step === 'deliver' ? 'truck' : 'file-text'}
      className={styles.primary}
      href={salesOrderStepPath(firm.firmId, id, step)}
    >
      {t(`detail.${step}`)}
    </LinkButton>
  )
}
