import { useFormField } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  FieldNote,
  HeadCell,
  MoneyInput,
  NumberCell,
  Table,
  wireField,
} from '#app/ui/index.ts'
import * as styles from './allocation-table.css.ts'
import { DocumentCells } from './document-cells.tsx'
import type { OpenInvoice } from './paid-invoices.tsx'
import {
  allocationField,
  discountField,
  invoiceAmountField,
  invoiceCurrencyField,
  proposedField,
} from './payment-of-form.ts'

type AllocationTableProps = {
  invoices: readonly OpenInvoice[]
  /** Of the payment. */
  currency: string
  title: string
}

/** A customer's open invoices, oldest due first, each with a field for what it takes. */
export function AllocationTable({ invoices, currency, title }: AllocationTableProps) {
  const t = useT('payments')
  return (
    <Table caption={title} withoutPad className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('invoice.number')}</HeadCell>
          <HeadCell className={styles.wideOnly}>{t('invoice.dueDate')}</HeadCell>
          <HeadCell isNumber className={styles.wideOnly}>
            {t('invoice.dueNow')}
          </HeadCell>
          <HeadCell isNumber>{t('invoice.takes', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <AllocationRow
            key={invoice.id}
            invoice={invoice}
            isForeign={invoice.currency !== currency}
          />
        ))}
      </tbody>
    </Table>
  )
}

type AllocationRowProps = { invoice: OpenInvoice; isForeign: boolean }

function AllocationRow({ invoice, isForeign }: AllocationRowProps) {
  const t = useT('payments')
  const { money } = useFormat()
  const { id, number, due, currency } = invoice
  return (
    <tr>
      <DocumentCells invoice={invoice} />
      <NumberCell className={styles.wideOnly}>{money(due, currency)}</NumberCell>
      <Cell className={styles.takes}>
        <AmountInput name={allocationField(id)} label={t('invoice.takesOf', { number })} />
        <input type="hidden" name={invoiceCurrencyField(id)} value={currency} />
        <Proposed invoiceId={id} />
        {isForeign && (
          <SmallAmount
            name={invoiceAmountField(id)}
            words={t('invoice.settles')}
            label={t('invoice.settlesOf', { number, currency })}
          />
        )}
        <SmallAmount
          name={discountField(id)}
          words={t('invoice.discount')}
          label={t('invoice.discountOf', { number, currency })}
        />
      </Cell>
    </tr>
  )
}

/** What was proposed for an invoice, so that the API's side knows what a person changed. */
function Proposed({ invoiceId }: { invoiceId: string }) {
  const { value } = useFormField(allocationField(invoiceId))
  const kept = useFormField(proposedField(invoiceId)).value
  return <input type="hidden" name={proposedField(invoiceId)} value={kept || value} />
}

/** A second amount of the row, named in small above it. */
function SmallAmount({ words, ...field }: { name: string; words: string; label: string }) {
  return (
    <>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
      <AmountInput {...field} />
    </>
  )
}

function AmountInput({ name, label }: { name: string; label: string }) {
  const { value, error } = useFormField(name)
  return (
    <>
      <MoneyInput
        {...wireField({ id: name, error })}
        name={name}
        defaultValue={value}
        aria-label={label}
        className={styles.input}
      />
      <FieldNote id={name} error={error} className={styles.note} />
    </>
  )
}
