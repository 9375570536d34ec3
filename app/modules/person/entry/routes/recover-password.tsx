import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { writeSessionCookie } from '#app/shell/session/session-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { NewPassword, recoveryContract } from '#contract/person/recovery.ts'
import { apiMessage } from '../api-message.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { Failure } from '../components/failure.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'

export async function loader(args: Args) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const { t } = await getVisit(args)
  const isGood = await isGoodToken(args, token)
  const body = { head: pageMeta(args, { title: t('entry')('recover.title') }), token, isGood }
  return answerWith(body, { status: isGood ? 200 : 404 })
}

async function isGoodToken(args: Args, token: string): Promise<boolean> {
  if (token === '' || token.length > 512) return false
  const { call } = upstream(args)
  return (await call(recoveryContract.checkRecovery, { token }, { token: null })).isGood
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { t } = await getVisit(args)
  const { value, refusal } = parseForm(NewPassword, form)
  if (refusal) return refuseLogin(form, 422, { problems: refusal.problems })
  try {
    const { call } = upstream(args)
    const answer = await call(recoveryContract.recoverPassword, value, { token: null })
    // Whoever was signed in here is not any more.
    const headers = new Headers({ 'set-cookie': await writeSessionCookie(args, null) })
    const toast = { type: 'success', message: apiMessage(t('entry'), answer) } as const
    return await redirectWithToast(args, answer.data.redirectTo, toast, { headers })
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function RecoverPassword() {
  const { token, isGood } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  const problemAt = useProblems(failure?.refusal.problems)
  if (!isGood) return <DeadLink />
  return (
    <EntryPage
      title={t('recover.title')}
      sentence={t('recover.sentence')}
      motto={t('forget.motto')}
    >
      <form method="post" className={styles.form}>
        <Failure failure={failure} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label={t('recover.password')} error={problemAt('password')} />
        <Button kind="primary">{t('recover.send')}</Button>
      </form>
    </EntryPage>
  )
}

function DeadLink() {
  const t = useT('entry')
  return (
    <EntryPage
      title={t('messages.linkDead')}
      sentence={t('recover.dead')}
      motto={t('forget.motto')}
    >
      <div className={styles.form}>
        <LinkButton kind="primary" href="/forget-password">
          {t('recover.anew')}
        </LinkButton>
      </div>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
