import type { ReactNode } from 'react'
import { textAt } from '#app/shell/form/form-tree.ts'
import { EmailField } from '#app/shell/form/login-fields.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, TextInput } from '#app/ui/index.ts'
import type { LoginFailure } from '../log-in.server.ts'
import * as styles from './entry-page.css.ts'
import { Failure } from './failure.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type RegisterFormProps = {
  failure: LoginFailure | undefined
  /** The plan chosen before, sent along with the registration. */
  planId: string
  email: string
  children: ReactNode
}

export function RegisterForm({ failure, planId, email, children }: RegisterFormProps) {
  const t = useT('entry')
  const problemAt = useProblems(failure?.refusal.problems)
  const typed = failure?.refusal.values
  return (
    <form method="post" className={styles.form}>
      <Failure failure={failure} />
      {children}
      <input type="hidden" name="planId" value={planId} />
      <Field id="name" label={t('name')} error={problemAt('name')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={textAt(typed, 'name')}
          />
        )}
      </Field>
      <EmailField
        label={t('email')}
        error={problemAt('email')}
        required
        defaultValue={textAt(typed, 'email') || email}
      />
      <NewPasswordField label={t('password')} error={problemAt('password')} />
      <Button kind="primary">{t('register.send')}</Button>
    </form>
  )
}
