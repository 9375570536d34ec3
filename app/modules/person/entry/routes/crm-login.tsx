import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { text } from '#app/ui/index.ts'
import { SignInPage } from '../components/sign-in-page.tsx'
import { passActionHeaders } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'
import { answerSignIn } from '../sign-in-action.server.ts'

export function loader(args: Args) {
  return loadLogin(args, 'crm.title', 'crm.description')
}

export function action(args: Args) {
  return answerSignIn(args, 'crm')
}

export default function CrmLogin() {
  const start = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <SignInPage
      signInKind="crm"
      title={t('crm.title')}
      sentence={t('crm.sentence')}
      motto={t('crm.motto')}
      start={start}
      failure={failure}
    >
      <p className={text.small}>{t('crm.invited')}</p>
    </SignInPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
