import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import {
  passActionHeaders,
  readFailure,
  refuseLogin,
} from '#app/modules/person/entry/index.server.ts'
import { EntryPage, Failure } from '#app/modules/person/entry/index.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { continueFlow, readFlow } from '#app/shell/session/flow-cookie.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Checkbox } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import { credentialsContract, PasskeyLogin } from '#contract/person/credentials.ts'
import * as styles from '../components/credentials.css.ts'
import { OtherWay } from '../components/other-way.tsx'
import { endFlow } from '../end-flow.server.ts'
import PasskeyLoginButton from '../islands/passkey-login.island.tsx'
import { loadWayIn } from '../load-way-in.server.ts'
import { parseSignInKind } from '../sign-in-kind.ts'

export function loader(args: Args) {
  return loadWayIn(args, 'passkeyLogin.title')
}

/** Takes what the browser gave for the passkey. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const signInKind = parseSignInKind(form.data.signInKind)
  const { to } = form.data
  const isKept = form.data.keep === 'on'
  const flow = (await readFlow(args))?.flow
  const sent = PasskeyLogin.safeParse({
    signInKind,
    flow,
    response: parseJson(textAt(form.data, 'response')),
  })
  if (!sent.success) {
    const { t } = await getVisit(args)
    return refuseLogin(form, 422, { message: t('credentials')('passkeyLogin.failed') })
  }
  try {
    const { call } = upstream(args)
    const answer = await call(credentialsContract.loginPasskey, sent.data, { token: null })
    return await endFlow(args, { ...answer, to, isKept })
  } catch (error) {
    const next = await continueFlow(args, error, { to, isKept })
    return next ?? refuseLogin(form, ...(await readFailure(args, error)))
  }
}

export default function PasskeyLoginPage() {
  const { signInKind, to } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const t = useT('credentials')
  const texts = pickTexts(t, ['passkeyLogin.use', 'passkeyLogin.failed', 'passkeyLogin.unable'])
  return (
    <EntryPage
      title={t('passkeyLogin.title')}
      sentence={t('passkeyLogin.sentence')}
      motto={t('code.motto')}
    >
      <div className={styles.entryForm}>
        <Failure failure={failure} />
        <noscript>
          <Band tone="info" title={t('noScript')} />
        </noscript>
        <Checkbox name="keep" defaultChecked>
          {t('keep')}
        </Checkbox>
        <Island of={PasskeyLoginButton} props={{ signInKind, to, texts }} when="load" />
      </div>
      <OtherWay signInKind={signInKind} />
    </EntryPage>
  )
}

export const meta = headOf
export const headers = passActionHeaders
