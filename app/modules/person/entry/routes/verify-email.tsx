import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordField } from '#app/shell/form/login-fields.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import { apiMessage } from '../api-message.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { Failure } from '../components/failure.tsx'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'

/** Only shows a button: programs that follow the links of a mail confirm nothing. */
export async function loader(args: Args) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const [{ t }, session] = await Promise.all([getVisit(args), getSession(args)])
  const head = pageMeta(args, { title: t('entry')('verify.title') })
  return { head, token, isIn: session !== null }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { t } = await getVisit(args)
  const token = String(form.data.token ?? '').slice(0, 512) || '-'
  try {
    const { call } = upstream(args)
    const password = String(form.data.password ?? '') || undefined
    const answer = await call(recoveryContract.verifyEmail, { token, password })
    const toast = { type: 'success', message: apiMessage(t('entry'), answer) } as const
    const isIn = (await getSession(args)) !== null
    return await redirectWithToast(args, isIn ? '/dashboard' : '/login', toast)
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function VerifyEmail() {
  const { token, isIn } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  const problem = failure?.refusal.problems.password
  const problemAt = useProblems(failure?.refusal.problems)
  return (
    <EntryPage title={t('verify.title')} sentence={t('verify.sentence')} motto={t('verify.motto')}>
      <form method="post" className={styles.form}>
        <Failure failure={failure} />
        <input type="hidden" name="token" value={token} />
        {(!isIn || problem) && (
          <PasswordField
            label={t('password')}
            hint={t('verify.why')}
            error={problemAt('password')}
            maxLength={256}
          />
        )}
        <Button kind="primary">{t('verify.send')}</Button>
      </form>
      <p>
        <a href="/forget-password">{t('verify.unknown')}</a>
      </p>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
