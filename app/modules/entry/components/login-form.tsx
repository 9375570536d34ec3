import { textAt } from '#app/shell/form/form-tree.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, Field, TextInput } from '#app/ui/index.ts'
import type { LoginFailure } from '../log-in.server.ts'
import * as styles from './entry-page.css.ts'

type LoginFormProps = {
  failure: LoginFailure | undefined
  /** Where to go on to. */
  to: string
  /** In place of a password, from a link; with the email it was made for. */
  token: string
  email: string
}

/** Email and password, or the email of a link that carries a token. */
export function LoginForm({ failure, to, token, email }: LoginFormProps) {
  const t = useT('entry')
  const problemAt = useProblems(failure?.refusal.problems)
  const hasToken = token !== ''
  return (
    <form method="post" className={styles.form}>
      <Failure failure={failure} />
      <input type="hidden" name="to" value={to} />
      {hasToken && <input type="hidden" name="token" value={token} />}
      <Field id="email" label={t('email')} error={problemAt('email')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={textAt(failure?.refusal.values, 'email') || email}
          />
        )}
      </Field>
      {!hasToken && (
        <Field id="password" label={t('password')} error={problemAt('password')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
      )}
      <Checkbox name="keep" defaultChecked>
        {t('keep')}
      </Checkbox>
      <Button kind="primary">{t('logIn')}</Button>
    </form>
  )
}

/** What the API said to a login that failed. */
export function Failure({ failure }: { failure: LoginFailure | undefined }) {
  const t = useT('entry')
  if (!failure?.message) return null
  return (
    <div role="alert">
      <Band tone="bad" title={failure.message}>
        {failure.redirectTo && (
          <p>
            <a href={failure.redirectTo}>{t('goingOn')}</a>
          </p>
        )}
      </Band>
    </div>
  )
}
