import { FormField, SelectField, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid, TextInput } from '#app/ui/index.ts'

type DayFormProps = {
  refusal: Refusal | undefined
  punches: readonly { id: string; time: string; kind: string }[]
  submit: string
  back: string
}

/** Rows for punches that are missing: a whole day with its break. */
const missing = ['in', 'break', 'resume', 'out']

/** How the punches of a day should be; a time that is emptied takes its punch away. */
export function DayForm({ refusal, punches, submit, back }: DayFormProps) {
  const t = useT('attendance')
  const kinds = missing.map((kind) => ({ value: kind, label: t(`punch.${kind}`) }))
  const labels: Record<string, string> = { reason: t('field.reason') }
  punches.forEach(({ kind }, at) => {
    labels[`punches.${at}.time`] = t(`punch.${kind}`)
  })
  missing.forEach((_, at) => {
    labels[`more.${at}.kind`] = t('field.press')
    labels[`more.${at}.time`] = t('field.time')
  })
  const initial = {
    punches: punches.map(({ id, time }) => ({ id, time })),
    more: missing.map((kind) => ({ kind, time: '' })),
  }
  return (
    <PageForm
      id="day-form"
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={submit}
      cancelHref={back}
    >
      {punches.length > 0 && (
        <FormSection title={t('day.punches')} words={t('day.punchesWords')}>
          <FieldGrid>
            {punches.map(({ id }, at) => (
              <FormField key={id} name={`punches.${at}.time`} isOptional>
                {(control) => (
                  <>
                    <input type="hidden" name={`punches.${at}.id`} value={id} />
                    <TextInput {...control} type="time" />
                  </>
                )}
              </FormField>
            ))}
          </FieldGrid>
        </FormSection>
      )}
      <FormSection title={t('day.more')} words={t('day.moreWords')}>
        {missing.map((kind, at) => (
          <FieldGrid key={kind}>
            <SelectField name={`more.${at}.kind`} options={kinds} />
            <FormField name={`more.${at}.time`} isOptional>
              {(control) => <TextInput {...control} type="time" />}
            </FormField>
          </FieldGrid>
        ))}
        <TextAreaField name="reason" maxLength={400} />
      </FormSection>
    </PageForm>
  )
}
