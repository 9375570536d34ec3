import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { DraftActions } from '#app/shell/documents/detail/draft-actions.tsx'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { mailPath } from '#app/shell/mails/paths.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, Field, Icon, type IconName, TextInput, text } from '#app/ui/index.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import {
  deliveryNotePath,
  deliveryNotePdfPath,
  dropShipPath,
  salesOrderStepPath,
} from '../paths.ts'

const rejectDialog = 'reject-order'

/** The delivery notes of an order. */
export function OrderDeliveries({ order: { id: orderId, deliveries } }: { order: SalesOrder }) {
  const { firm, can } = useFirm()
  const t = useT('sales-orders')
  const { date } = useFormat()
  if (deliveries.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('deliveries.title')}</h2>
      {deliveries.map(({ id, number, date: day, state }) => (
        <p key={id} className={styles.entry}>
          {can('stock:view') ? (
            <a className={text.link} href={deliveryNotePath(firm.firmId, id)}>
              {number}
            </a>
          ) : (
            <span>{number}</span>
          )}
          <span className={styles.entryDate}>{date(day, 'short')}</span>
          <span>{t(`deliveries.${state}`)}</span>
          <a
            className={text.link}
            href={deliveryNotePdfPath(firm.firmId, orderId, id)}
            aria-label={t('deliveries.pdf', { number })}
            download
          >
            {t('detail.pdf')}
          </a>
        </p>
      ))}
    </section>
  )
}

const steps = [
  ['deliver', 'truck'],
  ['invoice', 'file-text'],
  ['return', 'undo-2'],
  ['close', 'archive'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Everything that can be done with the order. */
export function OrderActions({ order: { id, actions, sentAt } }: { order: SalesOrder }) {
  const { firm, can } = useFirm()
  const t = useT('sales-orders')
  return (
    <section className={classes(styles.section, styles.actions)} id="actions">
      {actions.includes('send') && (
        <a href={mailPath(firm.firmId, 'salesOrder', id)}>
          <Icon name="send" />
          {t(sentAt ? 'detail.sendAgain' : 'detail.send')}
        </a>
      )}
      {steps.map(
        ([step, icon]) =>
          actions.includes(step) && (
            <a key={step} href={salesOrderStepPath(firm.firmId, id, step)}>
              <Icon name={icon} />
              {t(`detail.${step}`)}
            </a>
          ),
      )}
      {actions.includes('deliver') && can('bill:edit') && (
        <a href={dropShipPath(firm.firmId, id)}>
          <Icon name="package" />
          {t('detail.dropShip')}
        </a>
      )}
      {actions.includes('reject') && (
        <button type="button" popovertarget={rejectDialog}>
          <Icon name="reply" />
          {t('detail.reject')}
        </button>
      )}
      <DraftActions texts="sales-orders" actions={actions} />
    </section>
  )
}

/** Sends a draft that was handed in back to whoever prepared it, with a reason. */
export function RejectDialog() {
  const t = useT('sales-orders')
  return (
    <AskDialog
      id={rejectDialog}
      title={t('reject.title')}
      words={t('reject.words')}
      intent="reject"
      icon="reply"
      submit={t('reject.now')}
      keep={t('delete.keep')}
    >
      <Field id="reject-reason" label={t('close.reason')}>
        {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} required />}
      </Field>
    </AskDialog>
  )
}
