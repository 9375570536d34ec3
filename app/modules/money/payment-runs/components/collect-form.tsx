import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { FormField, FormFields, SelectField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Checkbox,
  DateInput,
  FieldGrid,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Table,
  text,
} from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Collectable } from '#contract/money/payment-runs.ts'

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
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id="debit-run" noValidate>
        {refusal && (
          <SheetPad>
            <RefusalSummary refusal={refusal} labels={labels} formId="debit-run" />
          </SheetPad>
        )}
        <IdempotencyField />
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
          <div>
            <Button kind="primary" icon="check">
              {t('new.submit')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}

function CollectTable({ rows }: { rows: readonly Collectable[] }) {
  const t = useT('payment-runs')
  const ticked = useFormList('documentIds')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('debit.open')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('debit.customer')}</HeadCell>
          <HeadCell>{t('debit.invoice')}</HeadCell>
          <HeadCell>{t('debit.mandate')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell isNumber>{t('field.amount', { currency: 'EUR' })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ documentId, customerName, obstacle, number, ...row }) => (
          <tr key={documentId}>
            <Cell place="name">
              {obstacle ? (
                <>
                  {customerName}
                  <br />
                  <span className={text.small}>{t(`obstacle.${obstacle}`)}</span>
                </>
              ) : (
                <Checkbox
                  name="documentIds"
                  value={documentId}
                  defaultChecked={ticked.includes(documentId)}
                >
                  {customerName}
                </Checkbox>
              )}
            </Cell>
            <Cell tone="soft" place="detail">
              <a className={text.link} href={invoicePath(firm.firmId, documentId)}>
                {number}
              </a>
            </Cell>
            <Cell tone="soft">
              {[row.mandateReference, row.scheme?.toUpperCase(), row.sequence]
                .filter(Boolean)
                .join(' · ')}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {date(row.dueDate, 'medium')}
            </Cell>
            <NumberCell tone="strong" place="figure">
              {amount(row.due, 'EUR')}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
