import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FieldGrid, MoneyInput } from '#app/ui/index.ts'
import type { PayslipRecord } from '#contract/people/payslips.ts'
import { payrollRunPath } from '../paths.ts'

const names = ['bonus', 'expenses', 'deduction', 'unpaidDays', 'hours'] as const

/** What is typed as the language writes numbers. */
export const inputsDecimals: readonly string[] = names

type InputsFormProps = { payslip: PayslipRecord; refusal: Refusal | undefined }

/** What one month has of its own: hours, a bonus, expenses, a deduction, days without pay. */
export function InputsForm({ payslip, refusal }: InputsFormProps) {
  const t = useT('payroll')
  const { numberInput } = useFormat()
  const { firm } = useFirm()
  const { currency, inputs, runVersion, runId } = payslip
  const labels = Object.fromEntries(names.map((name) => [name, t(`inputs.${name}`, { currency })]))
  const initial = Object.fromEntries(
    names.map((name) => [name, inputs[name] === '0' ? '' : numberInput(inputs[name])]),
  )
  return (
    <PageForm
      id="inputs"
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('inputs.submit')}
      cancelHref={payrollRunPath(firm.firmId, runId)}
    >
      <input type="hidden" name="runVersion" value={runVersion} />
      <FormSection title={t('inputs.title')} words={t('inputs.words')}>
        <FieldGrid>
          {names.map((name) => (
            <FormField
              key={name}
              name={name}
              isOptional
              hint={name === 'hours' ? t('inputs.hoursHint') : undefined}
            >
              {(control) => <MoneyInput {...control} />}
            </FormField>
          ))}
        </FieldGrid>
      </FormSection>
    </PageForm>
  )
}
