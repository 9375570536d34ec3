import { FormField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { ChoiceList, FieldGroup, MoneyInput } from '#app/ui/index.ts'
import { DepositInput } from '#contract/selling/deposits.ts'

type DepositFormProps = { refusal: Refusal | undefined; currency: string; cancelHref: string }

const formId = 'deposit-form'

/** How much is asked for now: a share, an amount, or the work done so far. */
export function DepositForm({ refusal, currency, cancelHref }: DepositFormProps) {
  const t = useT('invoicing')
  const labels = { kind: t('deposit.kind'), value: t('deposit.value', { currency }) }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={{ kind: 'percent', value: '' }}
      labels={labels}
      submit={t('deposit.now')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('deposit.what')} words={t('deposit.words')}>
        <KindChoice />
        <FormField name="value">{(control) => <MoneyInput {...control} />}</FormField>
      </FormSection>
    </PageForm>
  )
}

function KindChoice() {
  const t = useT('invoicing')
  const { value } = useFormField('kind')
  return (
    <FieldGroup id="kind" label={t('deposit.kind')}>
      <ChoiceList
        name="kind"
        defaultValue={value}
        choices={DepositInput.shape.kind.options.map((kind) => ({
          value: kind,
          label: t(`deposit.of.${kind}`),
          detail: t(`deposit.hint.${kind}`),
        }))}
      />
    </FieldGroup>
  )
}
