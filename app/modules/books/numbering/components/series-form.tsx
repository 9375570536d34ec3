import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { TextInput } from '#app/ui/index.ts'
import { NumberReset, type Series } from '#contract/books/numbering.ts'
import { numberingPath } from '../paths.ts'

type SeriesFormProps = { series: Series; refusal: Refusal | undefined }

const formId = 'series-form'

/** How one kind of document is numbered. */
export function SeriesForm({ series, refusal }: SeriesFormProps) {
  const t = useT('numbering')
  const { firm } = useFirm()
  const labels = { pattern: t('field.pattern'), reset: t('field.reset'), start: t('field.start') }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={valuesOf(series)}
      labels={labels}
      submit={t('edit.submit')}
      cancelHref={numberingPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={series.version} />
      <FormSection title={t('edit.pattern')} words={t('edit.patternWords')}>
        <TextField
          name="pattern"
          maxLength={40}
          autoComplete="off"
          hint={t('edit.patternHint', { next: series.next })}
        />
      </FormSection>
      <FormSection title={t('edit.counting')} words={t('edit.countingWords')}>
        <SelectField
          name="reset"
          options={NumberReset.options.map((value) => ({ value, label: t(`reset.${value}`) }))}
        />
        <FormField name="start" hint={t('edit.startHint')}>
          {(control) => <TextInput {...control} type="number" min={1} inputMode="numeric" />}
        </FormField>
      </FormSection>
    </PageForm>
  )
}

function valuesOf({ pattern, reset, start }: Series): TypedTree {
  return { pattern, reset, start: String(start) }
}
