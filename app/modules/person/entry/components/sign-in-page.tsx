import type { ReactNode } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import type { LoginFailure } from '../log-in.server.ts'
import { type SignInKind, signInPaths } from '../sign-in-kinds.ts'
import * as styles from './entry-page.css.ts'
import { EntryPage } from './entry-page.tsx'
import { LoginForm, type LoginStart, loginFormId } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'

type SignInPageProps = {
  signInKind: SignInKind
  title: string
  sentence: string
  motto: string
  start: LoginStart
  failure: LoginFailure | undefined
  /** Below everything: for whoever has no account yet. */
  children?: ReactNode
}

/** A login with an email, its form first and the other ways in below. */
export function SignInPage(props: SignInPageProps) {
  const { signInKind, title, sentence, motto, start, failure, children } = props
  const t = useT('entry')
  const path = signInPaths[signInKind]
  return (
    <EntryPage title={title} sentence={sentence} motto={motto} path={path}>
      <LoginForm start={start} failure={failure} path={path} />
      <p className={styles.or}>{t('or')}</p>
      <div className={styles.ways}>
        <OtherWays signInKind={signInKind} to={start.to} offered={start.offered} />
        <Button
          kind="ghost"
          icon="mail"
          form={loginFormId}
          name="intent"
          value="mail"
          formNoValidate
        >
          {t(start.way === 'code' ? 'mail.again' : 'mail.send')}
        </Button>
      </div>
      {children}
    </EntryPage>
  )
}
