import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox, FieldGrid, SuffixInput } from '#app/ui/index.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import { budgetPath } from '../paths.ts'

const formId = 'budget-copy'

/** By what the year is planned, how much more or less, and whether what is planned is replaced. */
export function CopyForm({ budget, refusal }: { budget: Budget; refusal: Refusal | undefined }) {
  const t = useT('budgets')
  const { firm } = useFirm()
  const { end, rows } = budget
  const labels = { source: t('copy.source'), change: t('copy.change') }
  const isPlanned = rows.some(({ version }) => version > 0)
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={{ source: 'actual', change: '0' }}
      labels={labels}
      submit={t('copy.submit')}
      cancelHref={budgetPath(firm.firmId, end)}
    >
      <input type="hidden" name="end" value={end} />
      <FormSection title={t('copy.section')} words={t('copy.words')}>
        <FieldGrid>
          <SelectField
            name="source"
            options={(['actual', 'budget'] as const).map((value) => ({
              value,
              label: t(`copy.of.${value}`),
            }))}
          />
          <FormField name="change" hint={t('copy.changeHint')}>
            {(control) => <SuffixInput {...control} inputMode="decimal" suffix="%" />}
          </FormField>
        </FieldGrid>
        {isPlanned && (
          <Checkbox name="replace" value="1">
            {t('copy.replace')}
          </Checkbox>
        )}
      </FormSection>
    </PageForm>
  )
}
