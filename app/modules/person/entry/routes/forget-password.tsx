import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { textAt } from '#app/shell/form/form-tree.ts'
import { EmailField } from '#app/shell/form/login-fields.tsx'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import * as styles from '../components/entry-page.css.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { Failure } from '../components/failure.tsx'
import { passActionHeaders, readFailure, refuseLogin } from '../log-in.server.ts'

export async function loader(args: Args) {
  const query = new URL(args.request.url).searchParams
  const { t } = await getVisit(args)
  const title = t('entry')('forget.title')
  return { head: pageMeta(args, { title }), isSent: query.has('sent') }
}

/** Answers alike for a known and an unknown address. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const { language, t } = await getVisit(args)
  const email = typeof form.data.email === 'string' ? form.data.email.slice(0, 1000) : ''
  try {
    const { call } = upstream(args)
    await call(recoveryContract.forgetPassword, { email, language }, { token: null })
    return redirect('/forget-password?sent')
  } catch (error) {
    const message = t('entry')('messages.checkEmail')
    if (error instanceof AppError && error.status >= 500) {
      return refuseLogin(form, error.status, { message })
    }
    const [status, said] = await readFailure(args, error)
    return refuseLogin(form, status, { message, ...said })
  }
}

export default function ForgetPassword() {
  const { isSent } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('entry')
  const problemAt = useProblems(failure?.refusal.problems)
  return (
    <EntryPage title={t('forget.title')} sentence={t('forget.sentence')} motto={t('forget.motto')}>
      <form method="post" action="/forget-password" className={styles.form}>
        <Failure failure={failure} />
        {isSent && !failure && (
          <div role="status">
            <Band tone="ok" title={t('messages.resetSent')}>
              <p>{t('forget.sent')}</p>
            </Band>
          </div>
        )}
        <EmailField
          label={t('email')}
          error={problemAt('email')}
          required
          defaultValue={textAt(failure?.refusal.values, 'email')}
        />
        <Button kind="primary">{t('forget.send')}</Button>
      </form>
      <p className={text.small}>
        <a className={text.link} href="/login">
          {t('forget.back')}
        </a>
      </p>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
