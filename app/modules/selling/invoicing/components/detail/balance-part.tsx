import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { mailPath } from '#app/shell/mails/paths.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, LinkButton, Progress, shareOf, text } from '#app/ui/index.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { recordPaymentPath } from '../../paths.ts'
import { SplitPaymentNote } from './split-payment-note.tsx'

/** What is still owed, how far it is paid, and the next thing to do about it. */
export function BalancePart({ invoice }: { invoice: Invoice }) {
  const t = useT('invoicing')
  const { money } = useFormat()
  const { kind, totals, currency, state, daysLate, isOverdue } = invoice
  const isCredit = kind === 'creditNote'
  const deducted = invoice.deposits.reduce((sum, { total }) => sum + total, 0)
  const payable = payableOf(totals) - deducted
  const settled = payable - totals.due
  return (
    <section className={classes(styles.section, styles.first)}>
      <h2 className={styles.owed}>{t(isCredit ? 'detail.credited' : 'detail.balance')}</h2>
      <p className={styles.figure}>{money(isCredit ? payable : totals.due, currency)}</p>
      {!isCredit && state !== 'void' && (
        <>
          <Progress share={shareOf(settled, payable)} label={t('detail.paidShare')} tone="ok" />
          <p className={classes(text.tiny, text.soft)}>
            {t('detail.paidOf', {
              paid: money(settled, currency),
              total: money(payable, currency),
            })}{' '}
            {isOverdue && (
              <span className={text.bad}>{t('detail.daysLate', { count: daysLate })}</span>
            )}
          </p>
        </>
      )}
      {!isCredit && <SplitPaymentNote totals={totals} currency={currency} />}
      <NextSteps invoice={invoice} />
    </section>
  )
}

/** What is not sent yet is sent first; then it is waited for the money. */
function NextSteps({ invoice }: { invoice: Invoice }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { id, actions, sentAt } = invoice
  const isPaidHere = actions.includes('recordPayment')
  const isSentFirst = actions.includes('send') && sentAt === null
  const send = actions.includes('send') && (
    <LinkButton
      icon="send"
      href={mailPath(firm.firmId, invoice.kind, id)}
      {...(isSentFirst && { kind: 'primary', className: styles.primary })}
    >
      {t(`detail.${sendKey(invoice)}`)}
    </LinkButton>
  )
  const pay = isPaidHere && (
    <LinkButton
      icon="credit-card"
      href={recordPaymentPath(firm.firmId, id)}
      {...(!isSentFirst && { kind: 'primary', className: styles.primary })}
    >
      {t('detail.recordPayment')}
    </LinkButton>
  )
  return isSentFirst ? (
    <>
      {send}
      {pay}
    </>
  ) : (
    <>
      {pay}
      {send}
    </>
  )
}

function sendKey({ kind, sentAt }: Invoice): string {
  if (sentAt !== null) return 'sendAgain'
  return kind === 'creditNote' ? 'sendCreditNote' : 'send'
}
