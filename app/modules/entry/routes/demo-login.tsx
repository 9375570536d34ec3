import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { identityContract } from '#contract/identity.ts'
import { beginSession } from '../begin-session.server.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { Failure } from '../components/login-form.tsx'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'
import { loadLogin } from '../login-page.server.ts'

export async function loader(args: Args) {
  const { head, to, token } = await loadLogin(args, 'demo.title', 'demo.sentence')
  return { head, to, token, isOpen: token !== '' || Boolean(args.context.env.DEMO_TOKEN) }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { to } = form.data
  const token = String(form.data.token || args.context.env.DEMO_TOKEN || '')
  const { language, t } = await getVisit(args)
  if (token === '') return refuseLogin(form, 404, { message: t('entry')('demo.closed') })
  try {
    const input = { token: token.slice(0, 512), language }
    const answer = await upstream(args).call(identityContract.loginDemo, input, { token: null })
    return await beginSession(args, { ...answer, to, isKept: false })
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function DemoLogin() {
  const { to, token, isOpen } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  return (
    <EntryPage
      title={t('demo.title')}
      sentence={t('demo.sentence')}
      motto={t('demo.motto')}
      door="/demo/login"
    >
      <form method="post" className={styles.form}>
        <Failure failure={failure} />
        <input type="hidden" name="to" value={to} />
        {token !== '' && <input type="hidden" name="token" value={token} />}
        {isOpen ? (
          <Button kind="primary">{t('demo.open')}</Button>
        ) : (
          <Band tone="info" title={t('demo.closed')} />
        )}
      </form>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
