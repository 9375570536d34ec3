import { invoicePath } from '#app/modules/invoicing/index.ts'
import { useFormField } from '#app/shell/form/form-fields.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  FieldNote,
  HeadCell,
  MoneyInput,
  NumberCell,
  Table,
  text,
  wireField,
} from '#app/ui/index.ts'
import * as styles from './allocation-table.css.ts'
import type { OpenInvoice } from './open-invoice.ts'
import { allocationField } from './payment-of-form.ts'

type AllocationTableProps = { invoices: readonly OpenInvoice[]; currency: string }

/** A customer's open invoices, oldest due first, each with a field for what it takes. */
export function AllocationTable({ invoices, currency }: AllocationTableProps) {
  const t = useT('payments')
  return (
    <Table caption={t('new.invoices')} withoutPad className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('invoice.number')}</HeadCell>
          <HeadCell className={styles.wideOnly}>{t('invoice.dueDate')}</HeadCell>
          <HeadCell isNumber className={styles.wideOnly}>
            {t('invoice.due', { currency })}
          </HeadCell>
          <HeadCell isNumber>{t('invoice.takes', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <AllocationRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </Table>
  )
}

function AllocationRow({ invoice }: { invoice: OpenInvoice }) {
  const t = useT('payments')
  const format = useFormat()
  const { firm } = useFirm()
  const { id, number, dueDate, due, currency, isOverdue } = invoice
  const dueOn = format.date(dueDate, 'medium')
  const dueText = format.amount(due, currency)
  return (
    <tr>
      <Cell tone="strong">
        <a className={text.link} href={invoicePath(firm.firmId, id)}>
          {number}
        </a>
        <span className={styles.narrowOnly}>
          {t('invoice.dueLine', { date: dueOn, amount: format.money(due, currency) })}
        </span>
      </Cell>
      <Cell tone={isOverdue ? 'bad' : 'soft'} className={styles.wideOnly}>
        {isOverdue ? t('invoice.overdueSince', { date: dueOn }) : dueOn}
      </Cell>
      <NumberCell className={styles.wideOnly}>{dueText}</NumberCell>
      <Cell className={styles.takes}>
        <AllocationInput id={id} number={number} />
      </Cell>
    </tr>
  )
}

function AllocationInput({ id, number }: { id: string; number: string }) {
  const t = useT('payments')
  const name = allocationField(id)
  const { value, error } = useFormField(name)
  return (
    <>
      <MoneyInput
        {...wireField({ id: name, error })}
        name={name}
        defaultValue={value}
        aria-label={t('invoice.takesOf', { number })}
        className={styles.input}
      />
      <FieldNote id={name} error={error} className={styles.note} />
    </>
  )
}
