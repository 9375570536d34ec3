import { FormField, SelectField, TextField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid } from '#app/ui/index.ts'
import { JournalTemplateInput } from '#contract/books/manual-entries.ts'
import type { LineFormProps } from './line-fields.tsx'
import { LinesForm } from './lines-form.tsx'

const intervals = JournalTemplateInput.shape.every.unwrap().options

/** Lines to begin entries with, and when they are made without asking. */
export function TemplateForm(props: LineFormProps) {
  const t = useT('ledger')
  const labels = {
    name: t('template.name'),
    memo: t('field.memo'),
    every: t('template.every'),
    startDate: t('template.startDate'),
    endDate: t('template.endDate'),
  }
  return (
    <LinesForm
      id="template-form"
      form={props}
      labels={labels}
      submit={t('template.save')}
      head={
        <FormSection title={t('template.head')}>
          <FieldGrid>
            <TextField name="name" maxLength={120} />
            <TextField name="memo" maxLength={200} />
          </FieldGrid>
        </FormSection>
      }
    >
      <FormSection title={t('template.recurring')} words={t('template.recurringWords')}>
        <SelectField
          name="every"
          options={intervals.map((value) => ({ value, label: t(`template.interval.${value}`) }))}
        />
        <FieldGrid>
          <FormField name="startDate" isOptional>
            {(control) => <DateInput {...control} />}
          </FormField>
          <FormField name="endDate" isOptional>
            {(control) => <DateInput {...control} />}
          </FormField>
        </FieldGrid>
        <Posts />
      </FormSection>
    </LinesForm>
  )
}

function Posts() {
  const t = useT('ledger')
  const { value } = useFormField('posts')
  return (
    <Checkbox name="posts" value="1" defaultChecked={value === '1'}>
      {t('template.posts')}
    </Checkbox>
  )
}
