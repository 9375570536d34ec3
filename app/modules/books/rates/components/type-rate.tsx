import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { CurrencyField } from '#app/shell/form/place-fields.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'

const formId = 'rate-form'

/** The form of a rate that a person states for a day. */
export function TypeRate({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('rates')
  const { firm } = useFirm()
  const labels = {
    currency: t('field.currency'),
    date: t('field.date'),
    rate: t('field.rate', { currency: firm.baseCurrency }),
  }
  return (
    <PageForm id={formId} refusal={refusal} labels={labels}>
      <FormSection title={t('form.title')} words={t('form.words')}>
        <FieldGrid>
          <CurrencyField name="currency" first={['USD', 'EUR', 'GBP']} />
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="rate">{(control) => <MoneyInput {...control} />}</FormField>
        </FieldGrid>
        <div>
          <Button kind="primary" name="intent" value="type">
            {t('form.submit')}
          </Button>
        </div>
      </FormSection>
    </PageForm>
  )
}
