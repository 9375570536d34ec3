import { useT } from '#app/shell/page-context.tsx'
import { Field, TextInput } from '#app/ui/index.ts'
import { passwordMinimum } from '#contract/core/identity.ts'

/** Where somebody thinks of a password. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const t = useT('entry')
  return (
    <Field
      id="password"
      label={label}
      hint={t('passwordHint', { count: passwordMinimum })}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordMinimum}
          maxLength={256}
        />
      )}
    </Field>
  )
}
