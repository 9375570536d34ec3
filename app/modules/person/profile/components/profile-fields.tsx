import { SelectField, TextField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { LanguageField } from '#app/shell/form/place-fields.tsx'
import { TimeZoneField } from '#app/shell/form/time-zone-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import { lockMinutes } from '../profile-form.ts'

/** Everything that is asked about a person. Stands in `FormFields`. */
export function ProfileFields() {
  const t = useT('profile')
  return (
    <>
      <FormSection title={t('you.who')} words={t('you.whoWords')}>
        <TextField name="name" maxLength={120} autoComplete="name" />
      </FormSection>
      <FormSection title={t('you.place')} words={t('you.placeWords')}>
        <FieldGrid>
          <LanguageField name="language" />
          <TimeZoneField name="timeZone" none={t('you.zoneOfFirm')} />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('you.screen')} words={t('you.screenWords')}>
        <FieldGrid>
          <ThemeField />
          <LockField />
        </FieldGrid>
      </FormSection>
    </>
  )
}

function ThemeField() {
  const t = useT('shell')
  const options = [
    { value: 'system', label: t('theme.system') },
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ]
  return <SelectField name="theme" options={options} />
}

function LockField() {
  const t = useT('profile')
  const { value } = useFormField('lockAfterMinutes')
  const chosen = Number(value)
  const known = new Set<number>(lockMinutes)
  if (chosen > 0) known.add(chosen)
  const choices = [...known].sort((a, b) => a - b)
  const options = [
    { value: '', label: t('you.neverLock') },
    ...choices.map((count) => ({ value: String(count), label: t('you.lockAfter', { count }) })),
  ]
  return <SelectField name="lockAfterMinutes" options={options} hint={t('you.lockHint')} />
}
