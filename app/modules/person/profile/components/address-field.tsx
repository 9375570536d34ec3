import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { Field, TextInput } from '#app/ui/index.ts'

type AddressFieldProps = {
  label: string
  hint: string
  error: string | undefined
  refusal: Refusal | undefined
  autoComplete: 'email' | 'off'
}

/** An email address, kept as it was typed when it is refused. */
export function AddressField({ refusal, autoComplete, ...field }: AddressFieldProps) {
  return (
    <Field id="email" {...field}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="email"
          type="email"
          maxLength={254}
          autoComplete={autoComplete}
          defaultValue={textAt(refusal?.values, 'email')}
        />
      )}
    </Field>
  )
}
