import { useActionData, useLoaderData } from '@remix-run/react'
import {
  passActionHeaders,
  readFailure,
  refuseLogin,
} from '#app/modules/person/entry/index.server.ts'
import { EntryPage, Failure } from '#app/modules/person/entry/index.ts'
import { goTo } from '#app/shell/answers.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { readFlow } from '#app/shell/session/flow-cookie.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Checkbox, Field, TextInput, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { credentialsContract, SecondFactorLogin } from '#contract/person/credentials.ts'
import * as styles from '../components/credentials.css.ts'
import { endFlow } from '../end-flow.server.ts'

export async function loader(args: Args) {
  const flow = await readFlow(args)
  if (!flow) throw goTo('/login')
  const { t } = await getVisit(args)
  return {
    head: pageMeta(args, { title: t('credentials')('code.title') }),
    startPath: flow.startPath,
  }
}

/** The code of the app, or a recovery code, ends the login that led here. */
export async function action(args: Args) {
  const flow = await readFlow(args)
  if (!flow) throw goTo('/login')
  const form = await readForm(args.request)
  const isTrusted = form.data.isTrusted === 'on'
  const { value, refusal } = parseForm(SecondFactorLogin, form, { flow: flow.flow, isTrusted })
  if (refusal) return refuseLogin(form, 422, { problems: refusal.problems })
  try {
    const { call } = upstream(args)
    const answer = await call(credentialsContract.loginSecondFactor, value, { token: null })
    return await endFlow(args, { ...answer, to: flow.to, isKept: flow.isKept })
  } catch (error) {
    return refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function SecondFactorLoginPage() {
  const { startPath } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('credentials')
  const problemAt = useProblems(failure?.refusal.problems)
  return (
    <EntryPage title={t('code.title')} sentence={t('code.sentence')} motto={t('code.motto')}>
      <form method="post" className={styles.entryForm}>
        <Failure failure={failure} />
        <Field id="code" label={t('code.code')} hint={t('code.hint')} error={problemAt('code')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              required
            />
          )}
        </Field>
        <Checkbox name="isTrusted">{t('code.trust')}</Checkbox>
        <Button kind="primary">{t('code.send')}</Button>
      </form>
      <p className={text.small}>
        {t('code.lost')}{' '}
        <a className={text.link} href={startPath}>
          {t('code.again')}
        </a>
      </p>
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
