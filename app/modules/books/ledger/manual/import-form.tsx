import { FormField, FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { DateInput, FileInput } from '#app/ui/index.ts'

type ImportFormProps = { initial: TypedTree; refusal: Refusal | undefined; cancelHref: string }

const formId = 'import-form'
const types =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file of journal entries or of opening balances. */
export function ImportForm({ initial, refusal, cancelHref }: ImportFormProps) {
  const t = useT('ledger')
  const labels = {
    content: t('import.content'),
    date: t('import.date'),
    file: t('import.file'),
  }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" encType="multipart/form-data" id={formId} noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <FormSection title={t('import.what')} words={t('import.words')}>
          <SelectField
            name="content"
            options={['journal', 'opening'].map((value) => ({
              value,
              label: t(`import.contents.${value}`),
            }))}
          />
          <FormField name="date" hint={t('import.dateHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
          <FormField name="file" hint={t('import.columns')}>
            {({ defaultValue: _, ...control }) => <FileInput {...control} accept={types} />}
          </FormField>
        </FormSection>
        <FormFoot cancelHref={cancelHref} submit={t('import.submit')} icon="upload" />
      </form>
    </FormFields>
  )
}
