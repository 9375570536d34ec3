import { PasswordField } from '#app/shell/form/login-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Field, TextInput } from '#app/ui/index.ts'

/** A phone number with its country. */
export function PhoneField({ value, error }: { value: string; error: string | undefined }) {
  const t = useT('credentials')
  return (
    <Field id="phone" label={t('phone.number')} hint={t('phone.hint')} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+39 02 1234567"
          required
          defaultValue={value}
        />
      )}
    </Field>
  )
}

/** Six digits of an app or a message. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useT('credentials')
  return (
    <Field id="code" label={t('code.digits')} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
        />
      )}
    </Field>
  )
}

type PasswordFieldProps = { id?: string; error: string | undefined }

/** The password of the signed-in person, once more. */
export function OwnPasswordField({ id = 'password', error }: PasswordFieldProps) {
  const t = useT('credentials')
  return <PasswordField id={id} label={t('password')} error={error} required />
}
