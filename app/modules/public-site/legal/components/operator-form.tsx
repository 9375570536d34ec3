import { TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import { type Operator, operatorFields } from '#contract/core/legal.ts'

type OperatorFormProps = { operator: Operator; refusal: Refusal | undefined }

const formId = 'operator-form'

/** Who runs the installation. */
export function OperatorForm({ operator, refusal }: OperatorFormProps) {
  const t = useT('legal')
  const labels = Object.fromEntries(operatorFields.map((name) => [name, t(`field.${name}`)]))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={operator}
      labels={labels}
      submit={t('save')}
      cancelHref="/admin/firms"
    >
      <FormSection title={t('operator')} words={t('operatorWords')}>
        <TextField name="name" maxLength={160} />
        <TextAreaField name="address" rows={3} maxLength={400} />
        <FieldGrid>
          <TextField name="email" type="email" maxLength={254} />
          <TextField name="phone" maxLength={40} isOptional />
        </FieldGrid>
        <TextField name="representedBy" maxLength={200} isOptional />
        <FieldGrid>
          <TextField name="registration" maxLength={200} isOptional />
          <TextField name="vatId" maxLength={40} isOptional />
        </FieldGrid>
        <TextField name="law" maxLength={120} isOptional />
      </FormSection>
    </PageForm>
  )
}
