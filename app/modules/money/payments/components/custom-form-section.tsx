import { FormSection } from '#app/shell/form/form-page.tsx'
import { useAbout } from '#app/shell/register/about.ts'
import { type CustomFields, withCustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { customLiterals, customSection } from '#app/shell/register/custom/custom-fields.ts'
import { customPath, editableFields } from '#app/shell/register/custom/typed-custom.ts'
import { RegisterFields } from '#app/shell/register/register-fields.tsx'

type CustomFormSectionProps = {
  /** Namespace of the texts of the kind of record. */
  texts: string
  custom: CustomFields | undefined
}

/** The fields that the firm added, as a section of a form that is no register's. In `FormFields`. */
export function CustomFormSection({ texts, custom }: CustomFormSectionProps) {
  const named = { name: texts, literals: customLiterals(custom?.fields ?? []) }
  const about = useAbout(named, withCustomFields(undefined, custom))
  if (!custom || editableFields(custom).length === 0) return null
  return (
    <FormSection title={about.words('form.custom')}>
      <RegisterFields fields={customSection(custom).fields} about={about} />
    </FormSection>
  )
}

/** What the inputs of the added fields are called, for a form's list of problems. */
export function customLabels(custom: CustomFields | undefined): Record<string, string> {
  return Object.fromEntries(editableFields(custom).map((field) => [customPath(field), field.label]))
}
