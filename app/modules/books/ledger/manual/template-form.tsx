import {
  FormField,
  FormFields,
  SelectField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { rowsFor } from '#app/shell/form/typed-rows.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid } from '#app/ui/index.ts'
import { JournalTemplateInput } from '#contract/books/manual-entries.ts'
import { LineFields, type LineFormProps, useLineLabels } from './line-fields.tsx'

const formId = 'template-form'
const intervals = JournalTemplateInput.shape.every.unwrap().options

/** Lines to begin entries with, and when they are made without asking. */
export function TemplateForm(props: LineFormProps) {
  const { initial, refusal, accounts, centres, version, cancelHref } = props
  const t = useT('ledger')
  const values = refusal?.values ?? initial
  const rows = rowsFor(values)
  const labels = {
    name: t('template.name'),
    memo: t('field.memo'),
    every: t('template.every'),
    startDate: t('template.startDate'),
    endDate: t('template.endDate'),
    ...useLineLabels(rows),
  }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <button type="submit" hidden tabIndex={-1}>
          {t('template.save')}
        </button>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <FormSection title={t('template.head')}>
          <FieldGrid>
            <TextField name="name" maxLength={120} />
            <TextField name="memo" maxLength={200} />
          </FieldGrid>
        </FormSection>
        <LineFields values={values} rows={rows} accounts={accounts} centres={centres} />
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
        <FormFoot cancelHref={cancelHref} submit={t('template.save')} />
      </form>
    </FormFields>
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
