import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { SignInPage } from '../components/sign-in-page.tsx'
import { passActionHeaders } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'
import { answerSignIn } from '../sign-in-action.server.ts'

export function loader(args: Args) {
  return loadLogin(args, 'admin.title', 'admin.sentence')
}

export function action(args: Args) {
  return answerSignIn(args, 'admin')
}

export default function AdminLogin() {
  const start = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <SignInPage
      signInKind="admin"
      title={t('admin.title')}
      sentence={t('admin.sentence')}
      motto={t('admin.motto')}
      start={start}
      failure={failure}
    />
  )
}

export const meta = headOf
export const headers = passActionHeaders
