import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormField, FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useSession, useT } from '#app/shell/page-context.tsx'
import { Button, FieldGrid, MoneyInput, Stack } from '#app/ui/index.ts'
import { minOwnPayout, type OwnBalance } from '#contract/person/own-wallet.ts'

type PayoutFormProps = { earnings: readonly OwnBalance[]; refusal: Refusal | undefined }

const formId = 'payout-form'

/** Asks for earnings to be paid to the person's bank account. */
export function PayoutForm({ earnings, refusal }: PayoutFormProps) {
  const t = useT('own-wallet')
  const { user } = useSession()
  const { money } = useFormat()
  const labels = {
    amount: t('payout.amount'),
    currency: t('payout.currency'),
    iban: t('payout.iban'),
    holder: t('payout.holder'),
  }
  const currency = earnings[0]?.currency ?? ''
  const minimum = money(minOwnPayout, currency)
  return (
    <FormFields refusal={refusal} initial={{ holder: user.name, currency }} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <ConfirmNotice refusal={refusal} />
        <Stack gap="s3">
          <FieldGrid>
            <FormField name="amount" hint={t('payout.minimum', { amount: minimum })}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
            <SelectField
              name="currency"
              options={earnings.map((one) => ({ value: one.currency, label: one.currency }))}
            />
          </FieldGrid>
          <TextField name="iban" maxLength={42} autoComplete="off" />
          <TextField name="holder" maxLength={120} autoComplete="name" />
          <div>
            <Button kind="primary">{t('payout.submit')}</Button>
          </div>
        </Stack>
      </form>
    </FormFields>
  )
}
