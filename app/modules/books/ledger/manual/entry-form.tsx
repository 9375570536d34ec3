import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { rowsFor } from '#app/shell/form/typed-rows.ts'
import { useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid } from '#app/ui/index.ts'
import { LineFields, type LineFormProps, useLineLabels } from './line-fields.tsx'

const formId = 'entry-form'

/** A manual entry: its day, its text and its lines. */
export function EntryForm(props: LineFormProps) {
  const { initial, refusal, accounts, centres, version, cancelHref } = props
  const t = useT('ledger')
  const values = refusal?.values ?? initial
  const rows = rowsFor(values)
  const labels = {
    date: t('field.date'),
    memo: t('field.memo'),
    reverseDate: t('manual.reverseDate'),
    ...useLineLabels(rows),
  }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" hidden tabIndex={-1}>
          {t('manual.save')}
        </button>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <FormSection title={t('manual.head')} words={t('manual.headWords')}>
          <TextField name="memo" maxLength={200} />
          <FieldGrid>
            <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
            <FormField name="reverseDate" isOptional hint={t('manual.reverseHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FieldGrid>
        </FormSection>
        <LineFields values={values} rows={rows} accounts={accounts} centres={centres} />
        <FormFoot cancelHref={cancelHref} submit={t('manual.save')} />
      </form>
    </FormFields>
  )
}
