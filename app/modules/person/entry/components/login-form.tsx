import { textAt } from '#app/shell/form/form-tree.ts'
import { EmailField, PasswordField } from '#app/shell/form/login-fields.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Band, Button, Checkbox, Field, TextInput, text } from '#app/ui/index.ts'
import type { LoginFailure } from '../log-in.server.ts'
import * as styles from './entry-page.css.ts'
import { Failure } from './failure.tsx'

export const loginFormId = 'login'

/** What a login page starts from. */
export type LoginStart = {
  /** Where to go on to. */
  to: string
  /** In place of a password, from a link; with the email it was made for. */
  token: string
  email: string
  /** After a link was asked for, its code can be typed. */
  way: 'password' | 'code'
  /** Other ways in that are set up here. */
  offered: readonly string[]
}

type LoginFormProps = { start: LoginStart; failure: LoginFailure | undefined; path: string }

/** Email with a password, with the code of a mail, or with the token of its link. */
export function LoginForm({ start, failure, path }: LoginFormProps) {
  const t = useT('entry')
  const problemAt = useProblems(failure?.refusal.problems)
  const { to, token, way } = start
  const hasToken = token !== ''
  return (
    <form method="post" id={loginFormId} className={styles.form}>
      <Failure failure={failure} />
      {way === 'code' && !failure && (
        <Band tone="info" title={t('mail.onItsWay')}>
          <p>{t('mail.words')}</p>
        </Band>
      )}
      <input type="hidden" name="to" value={to} />
      {hasToken && <input type="hidden" name="token" value={token} />}
      <EmailField
        label={t('email')}
        error={problemAt('email')}
        required
        defaultValue={textAt(failure?.refusal.values, 'email') || start.email}
      />
      {!hasToken && way === 'password' && (
        <PasswordField
          label={t('password')}
          aside={
            <a className={text.link} href="/forget-password">
              {t('forget.link')}
            </a>
          }
          error={problemAt('password')}
          required
        />
      )}
      {!hasToken && way === 'code' && (
        <CodeField error={problemAt('token') ?? problemAt('password')} path={path} />
      )}
      <Checkbox name="keep" defaultChecked>
        {t('keep')}
      </Checkbox>
      <Button kind="primary">{t('logIn')}</Button>
    </form>
  )
}

function CodeField({ error, path }: { error: string | undefined; path: string }) {
  const t = useT('entry')
  return (
    <Field
      id="token"
      label={t('mail.code')}
      aside={
        <a className={text.link} href={path}>
          {t('mail.usePassword')}
        </a>
      }
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name="token"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
      )}
    </Field>
  )
}
