import { SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'

const formId = 'app-form'

/** Name and addresses of a new app. */
export function AppForm(props: { refusal: Refusal | undefined; cancelHref: string }) {
  const { refusal, cancelHref } = props
  const t = useT('apps')
  const labels = {
    name: t('form.name'),
    website: t('form.website'),
    uris: t('form.uris'),
    runs: t('form.runs'),
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={{ runs: 'server' }}
      labels={labels}
      submit={t('form.make')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('form.what')} words={t('form.whatWords')}>
        <TextField name="name" maxLength={60} autoComplete="off" />
        <TextField name="website" maxLength={500} inputMode="url" isOptional autoComplete="off" />
        <TextAreaField name="uris" rows={3} hint={t('form.urisHint')} />
        <SelectField
          name="runs"
          options={[
            { value: 'server', label: t('form.server') },
            { value: 'device', label: t('form.device') },
          ]}
        />
      </FormSection>
    </PageForm>
  )
}
