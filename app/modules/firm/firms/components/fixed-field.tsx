import type { ReactNode } from 'react'
import { useFormField } from '#app/shell/form/form-fields.tsx'
import { Field, TextInput } from '#app/ui/index.ts'

type FixedFieldProps = {
  name: string
  /** What is sent. */
  value: string
  /** What is shown. */
  text: string
  hint?: ReactNode
}

/** A field that can be read, but no longer changed. Stands in `FormFields`. */
export function FixedField({ name, value, text, hint }: FixedFieldProps) {
  const { label, error } = useFormField(name)
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <Field id={name} label={label} hint={hint} error={error}>
        {(wiring) => <TextInput {...wiring} readOnly value={text} />}
      </Field>
    </>
  )
}
