import { PasswordField } from '#app/shell/form/login-fields.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { passwordMinimum } from '#contract/core/identity.ts'

/** Where somebody thinks of a password. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const t = useT('entry')
  return (
    <PasswordField
      label={label}
      hint={t('passwordHint', { count: passwordMinimum })}
      error={error}
      autoComplete="new-password"
      required
      minLength={passwordMinimum}
      maxLength={256}
    />
  )
}
