import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  FieldNote,
  HeadCell,
  MoneyInput,
  NumberCell,
  Row,
  Table,
  wireField,
} from '#app/ui/index.ts'
import * as styles from './allocation-table.css.ts'
import { DocumentCells } from './document-cells.tsx'
import type { OpenInvoice } from './paid-invoices.tsx'

type CreditTableProps = {
  invoices: readonly OpenInvoice[]
  /** What the customer has, in the invoices' currency. */
  held: number
  currency: string
  refusal: Refusal | undefined
}

/** Open invoices in the currency of a credit, each with what of it it is to take. */
export function CreditTable({ invoices, held, currency, refusal }: CreditTableProps) {
  const t = useT('payments')
  return (
    <Table caption={t('credit.invoices', { currency })} className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('invoice.number')}</HeadCell>
          <HeadCell className={styles.wideOnly}>{t('invoice.dueDate')}</HeadCell>
          <HeadCell isNumber className={styles.wideOnly}>
            {t('invoice.due', { currency })}
          </HeadCell>
          <HeadCell isNumber>{t('credit.takes', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <CreditRow key={invoice.id} invoice={invoice} held={held} refusal={refusal} />
        ))}
      </tbody>
    </Table>
  )
}

type CreditRowProps = { invoice: OpenInvoice; held: number; refusal: Refusal | undefined }

function CreditRow({ invoice, held, refusal }: CreditRowProps) {
  const { amount } = useFormat()
  const { due, currency } = invoice
  return (
    <tr>
      <DocumentCells invoice={invoice} />
      <NumberCell className={styles.wideOnly}>{amount(due, currency)}</NumberCell>
      <Cell className={styles.takesAndButton}>
        <CreditForm invoice={invoice} held={held} refusal={refusal} />
      </Cell>
    </tr>
  )
}

function CreditForm({ invoice, held, refusal }: CreditRowProps) {
  const t = useT('payments')
  const { amountInput } = useFormat()
  const { id, number, due, currency } = invoice
  const isRefused = textAt(refusal?.values, 'invoiceId') === id
  const problemAt = useProblems(isRefused ? refusal?.problems : undefined)
  const error = problemAt('amount') ?? problemAt('invoiceId')
  const fieldId = `amount-${id}`
  return (
    <form method="post" noValidate>
      <IdempotencyField />
      <input type="hidden" name="invoiceId" value={id} />
      <input type="hidden" name="currency" value={currency} />
      <Row isOneLine className={styles.end}>
        <MoneyInput
          {...wireField({ id: fieldId, error })}
          name="amount"
          defaultValue={
            isRefused
              ? textAt(refusal?.values, 'amount')
              : amountInput(Math.min(due, held), currency)
          }
          aria-label={t('credit.takesOf', { number })}
          className={styles.input}
        />
        <Button>{t('credit.submit')}</Button>
      </Row>
      <FieldNote id={fieldId} error={error} className={styles.note} />
    </form>
  )
}
