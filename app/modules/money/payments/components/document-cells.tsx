import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, text } from '#app/ui/index.ts'
import * as styles from './allocation-table.css.ts'
import type { OpenInvoice } from './paid-invoices.tsx'

/** Which invoice a row is of, and when it is due. */
export function DocumentCells({ invoice }: { invoice: OpenInvoice }) {
  const t = useT('payments')
  const format = useFormat()
  const { firm } = useFirm()
  const { id, documentKind, number, dueDate, due, currency, isOverdue } = invoice
  const dueOn = format.date(dueDate, 'medium')
  return (
    <>
      <Cell tone="strong">
        <a className={text.link} href={documentHref(firm.firmId, documentKind, id)}>
          {number}
        </a>
        <span className={styles.narrowOnly}>
          {t('invoice.dueLine', { date: dueOn, amount: format.money(due, currency) })}
        </span>
      </Cell>
      <Cell tone={isOverdue ? 'bad' : 'soft'} className={styles.wideOnly}>
        {isOverdue ? t('invoice.overdueSince', { date: dueOn }) : dueOn}
      </Cell>
    </>
  )
}
