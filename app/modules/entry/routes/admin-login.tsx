import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { logIn, passActionHeaders } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'

export function loader(args: Args) {
  return loadLogin(args, 'admin.title', 'admin.sentence')
}

export function action(args: Args) {
  return logIn(args, 'admin')
}

export default function AdminLogin() {
  const { to, token, email } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <EntryPage
      title={t('admin.title')}
      sentence={t('admin.sentence')}
      motto={t('admin.motto')}
      door="/admin/login"
    >
      <LoginForm failure={failure} to={to} token={token} email={email} />
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
