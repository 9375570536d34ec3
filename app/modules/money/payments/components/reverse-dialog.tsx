import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  TextArea,
} from '#app/ui/index.ts'
import type { Payment } from '#contract/books/payment.ts'
import * as styles from './reverse-dialog.css.ts'

const dialogId = 'reverse-payment'

/** Opens the question whether a payment is to be taken back. */
export function ReverseButton() {
  const t = useT('payments')
  return (
    <Button kind="danger" icon="undo-2" opens={dialogId}>
      {t('reverse.open')}
    </Button>
  )
}

/** Asks for the reason and names what follows from taking a payment back. */
export function ReverseDialog({ payment }: { payment: Payment }) {
  const t = useT('payments')
  const { money } = useFormat()
  const { number, currency, allocations, refunds, unallocated, direction, isOfFile } = payment
  const isRefund = direction === 'out'
  const isSupplier = direction === 'toSupplier' || direction === 'fromSupplier'
  const own = isSupplier ? 'supplier' : 'reverse'
  const credit = money(unallocated, currency)
  return (
    <Dialog id={dialogId} title={t('reverse.title', { number })}>
      <DialogForm>
        <IdempotencyField />
        <ul className={styles.consequences}>
          {allocations.map((allocation) => (
            <li key={allocation.id}>
              {t(direction === 'fromSupplier' ? 'supplier.creditAgain' : `${own}.owedAgain`, {
                number: allocation.number,
                amount: money(allocation.invoiceAmount, allocation.invoiceCurrency),
              })}
            </li>
          ))}
          {refunds.map((refund) => (
            <li key={refund.id}>
              {t(isRefund ? 'refund.creditAgain' : 'refund.owedBack', {
                number: refund.number,
                amount: money(refund.amount, currency),
              })}
            </li>
          ))}
          {unallocated > 0 && <li>{t(`${own}.creditLeaves`, { amount: credit })}</li>}
          <li>{t('reverse.posting')}</li>
        </ul>
        {isOfFile && (
          <Checkbox name="isStoppedAtBank" value="true" required>
            {t('reverse.stoppedAtBank')}
          </Checkbox>
        )}
        <Field id="reason" label={t('reverse.reason')} hint={t('reverse.reasonHint')}>
          {(wiring) => <TextArea {...wiring} name="reason" maxLength={500} required />}
        </Field>
        <DialogActions>
          <Button kind="ghost" closes={dialogId}>
            {t('reverse.keep')}
          </Button>
          <Button kind="danger">{t('reverse.submit')}</Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
