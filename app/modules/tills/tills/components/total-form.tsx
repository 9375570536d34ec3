import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Checkbox, DateInput, FieldGrid, MoneyInput } from '#app/ui/index.ts'
import { dailySalesPath } from '../paths.ts'

type TotalFormProps = {
  rates: readonly { value: string; label: string }[]
  initial: TypedTree
  refusal: Refusal | undefined
  /** The number of the total that the day has already. */
  other: string
}

/** What a day came to: for each rate of tax what was paid in cash and by card, tax included. */
export function TotalForm({ rates, initial, refusal, other }: TotalFormProps) {
  const t = useT('tills')
  const { firm } = useFirm()
  const labels: Record<string, string> = { date: t('field.date'), note: t('total.note') }
  for (const [at, { label }] of rates.entries()) {
    for (const tender of ['cash', 'card']) {
      labels[`rates.${at}.${tender}`] = `${t(`tender.${tender}`)}, ${label}`
    }
  }
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={labels}
      notices={
        other !== '' && (
          <Band tone="warn" title={t('total.second', { number: other })}>
            <Checkbox
              name="confirmsSecond"
              value="1"
              defaultChecked={textAt(refusal?.values, 'confirmsSecond') === '1'}
            >
              {t('total.confirmsSecond')}
            </Checkbox>
          </Band>
        )
      }
      submit={t('total.submit')}
      cancelHref={dailySalesPath(firm.firmId)}
    >
      <FormSection title={t('total.about')} words={t('total.aboutWords')}>
        <FieldGrid>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <TextField name="note" maxLength={500} isOptional />
        </FieldGrid>
      </FormSection>
      <FormSection
        title={t('total.amounts', { currency: firm.baseCurrency })}
        words={t('total.amountsWords')}
      >
        {rates.map(({ value }, at) => (
          <FieldGrid key={value}>
            <input type="hidden" name={`rates.${at}.taxCode`} value={value} />
            <FormField name={`rates.${at}.cash`}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
            <FormField name={`rates.${at}.card`}>
              {(control) => <MoneyInput {...control} />}
            </FormField>
          </FieldGrid>
        ))}
      </FormSection>
    </PageForm>
  )
}
