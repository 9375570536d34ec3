import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Stack } from '#app/ui/index.ts'
import type { BillableLine } from '#contract/buying/expense-steps.ts'
import type { InvoiceRow } from '#contract/selling/invoice.ts'

type BillOnFormProps = {
  customerId: string
  lines: readonly BillableLine[]
  /** Drafts of the customer that they may be added to. */
  drafts: readonly InvoiceRow[]
}

/** What one customer is to pay, ticked to become lines of an invoice. */
export function BillOnForm({ customerId, lines, drafts }: BillOnFormProps) {
  const t = useT('expenses')
  const { money, date } = useFormat()
  const options = [
    { value: '', label: t('billOn.newInvoice') },
    ...drafts.map(({ id, issueDate, total, currency }) => ({
      value: id,
      label: t('billOn.draft', { date: date(issueDate, 'medium'), amount: money(total, currency) }),
    })),
  ]
  const name = lines[0]?.customerName ?? ''
  const labels = { invoiceId: t('billOn.invoice') }
  return (
    <FormFields refusal={undefined} initial={{ invoiceId: '' }} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <input type="hidden" name="customerId" value={customerId} />
        <FormSection title={name} words={t('billOn.words')}>
          <Stack gap="s2">
            {lines.map((line) => (
              <Checkbox key={line.id} name="lineIds" value={line.id} defaultChecked>
                {[date(line.date, 'medium'), line.payee, line.note, money(line.net, line.currency)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Checkbox>
            ))}
          </Stack>
          <SelectField name="invoiceId" options={options} />
          <div>
            <Button kind="primary" icon="file-text" aria-label={t('billOn.submitFor', { name })}>
              {t('billOn.submit')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}
