import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid } from '#app/ui/index.ts'
import type { LineFormProps } from './line-fields.tsx'
import { LinesForm } from './lines-form.tsx'

/** A manual entry: its day, its text and its lines. */
export function EntryForm(props: LineFormProps) {
  const t = useT('ledger')
  const labels = {
    date: t('field.date'),
    memo: t('field.memo'),
    reverseDate: t('manual.reverseDate'),
  }
  return (
    <LinesForm
      id="entry-form"
      form={props}
      labels={labels}
      submit={t('manual.save')}
      head={
        <FormSection title={t('manual.head')} words={t('manual.headWords')}>
          <TextField name="memo" maxLength={200} />
          <FieldGrid>
            <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
            <FormField name="reverseDate" isOptional hint={t('manual.reverseHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FieldGrid>
        </FormSection>
      }
    />
  )
}
