import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { FormField, SelectField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Collectable } from '#contract/money/payment-runs.ts'
import { MakeRun, RunForm, TickedName } from './run-form.tsx'

type Open = {
  rows: readonly Collectable[]
  firstDate: string
  usualDate: string
  accounts: readonly { code: string; name: Record<string, string>; iban: string | null }[]
  usualAccount: string
}

/** Open invoices that can be collected, ticked, with the day and the account they are paid to. */
export function CollectForm({ open, refusal }: { open: Open; refusal: Refusal | undefined }) {
  const t = useT('payment-runs')
  const { language } = usePage()
  const { date } = useFormat()
  const { rows, accounts, usualAccount: account, firstDate, usualDate } = open
  const labels = {
    account: t('debit.account'),
    collectionDate: t('debit.collectionDate'),
    documentIds: t('debit.open'),
  }
  const initial = {
    account,
    collectionDate: usualDate,
    documentIds: rows.flatMap(({ documentId, obstacle }) => (obstacle ? [] : [documentId])),
  }
  const options = accounts.map(({ code, name, iban }) => ({
    value: code,
    label: [code, name[language] ?? '', readableIban(iban)].filter(Boolean).join(' · '),
  }))
  return (
    <RunForm id="debit-run" refusal={refusal} initial={initial} labels={labels}>
      <Rules>
        <RulesCell title={t('debit.open')} isFlush>
          <CollectTable rows={rows} />
        </RulesCell>
      </Rules>
      <FormSection
        title={t('debit.collect')}
        words={t('debit.collectWords', { date: date(firstDate, 'medium') })}
      >
        <FieldGrid>
          <FormField name="collectionDate">{(control) => <DateInput {...control} />}</FormField>
          <SelectField name="account" options={options} />
        </FieldGrid>
        <MakeRun />
      </FormSection>
    </RunForm>
  )
}

function CollectTable({ rows }: { rows: readonly Collectable[] }) {
  const t = useT('payment-runs')
  const ticked = useFormList('documentIds')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('debit.open')}
      isStacked
      rows={rows}
      keyOf={({ documentId }) => documentId}
      columns={[
        {
          head: t('debit.customer'),
          place: 'name',
          cell: ({ documentId, customerName, obstacle }) => (
            <TickedName id={documentId} name={customerName} obstacle={obstacle} ticked={ticked} />
          ),
        },
        {
          head: t('debit.invoice'),
          tone: 'soft',
          place: 'detail',
          cell: ({ documentId, number }) => (
            <a className={text.link} href={invoicePath(firm.firmId, documentId)}>
              {number}
            </a>
          ),
        },
        {
          head: t('debit.mandate'),
          tone: 'soft',
          cell: (row) =>
            [row.mandateReference, row.scheme?.toUpperCase(), row.sequence]
              .filter(Boolean)
              .join(' · '),
        },
        {
          head: t('field.dueDate'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (row) => date(row.dueDate, 'medium'),
        },
        {
          head: t('field.amount', { currency: 'EUR' }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) => amount(row.due, 'EUR'),
        },
      ]}
    />
  )
}
