import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { text } from '#app/ui/index.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { logIn, passActionHeaders } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'

export function loader(args: Args) {
  return loadLogin(args, 'login.title', 'login.description')
}

export function action(args: Args) {
  return logIn(args, 'user')
}

export default function Login() {
  const { to, token, email } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <EntryPage
      title={t('login.title')}
      sentence={t('login.sentence')}
      motto={t('login.motto')}
      door="/login"
    >
      <LoginForm failure={failure} to={to} token={token} email={email} />
      <p className={text.small}>
        {t('login.new')}{' '}
        <a className={text.link} href="/register">
          {t('login.register')}
        </a>
      </p>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
