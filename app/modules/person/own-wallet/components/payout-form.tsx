import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
    <PageForm
      id={formId}
      refusal={refusal}
      initial={{ holder: user.name, currency }}
      labels={labels}
    >
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
    </PageForm>
  )
}
