import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { credentialsContract, PasskeyName } from '#contract/person/credentials.ts'
import { PasskeyNameForm, RemoveForm } from '../components/passkey-forms.tsx'

export async function loader(args: Args) {
  const id = requireIdParam(args, 'passkeyId')
  const methods = await upstream(args).call(credentialsContract.getMethods, undefined)
  const passkey = methods.passkeys.find((one) => one.id === id)
  if (!passkey) throw new AppError('not_found', 'No such passkey')
  return { head: pageMeta(args, { title: passkey.name }), passkey }
}

/** Renames the passkey, or removes it. */
export async function action(args: Args) {
  const passkeyId = requireIdParam(args, 'passkeyId')
  const { call } = upstream(args)
  const t = (await getVisit(args)).t('credentials')
  const form = await readForm(args.request)
  const { intent } = form
  const isRemoval = intent === 'remove'
  const parsed = isRemoval ? undefined : parseForm(PasskeyName, form)
  if (parsed?.refusal) return answerWith({ intent, refusal: parsed.refusal }, { status: 422 })
  const name = parsed?.value.name ?? ''
  const tried = await attemptConfirmed(args, form, async () =>
    isRemoval
      ? await call(credentialsContract.removePasskey, { passkeyId })
      : await call(credentialsContract.renamePasskey, { passkeyId, name }),
  )
  if (!tried.value) return answerWith({ intent, refusal: tried.refusal }, tried)
  const message = t(isRemoval ? 'passkey.removed' : 'passkey.renamed')
  return redirectWithToast(args, profilePaths.signInMethods, { type: 'success', message })
}

export default function PasskeyPage() {
  const { passkey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('credentials')
  const format = useFormat()
  const refusalOf = (isRemoval: boolean) =>
    (answer?.intent === 'remove') === isRemoval ? answer?.refusal : undefined
  return (
    <>
      <PageHead
        title={passkey.name}
        sentence={t('passkey.since', {
          date: format.date(format.dateOfInstant(passkey.createdAt)),
        })}
        crumb={{ href: profilePaths.signInMethods, label: t('methods.title') }}
      />
      <div>
        <FormSection title={t('passkey.rename')}>
          <PasskeyNameForm
            name={passkey.name}
            refusal={refusalOf(false)}
            intent="rename"
            submit={t('passkey.rename')}
          />
        </FormSection>
        <FormSection title={t('passkey.remove')} words={t('passkey.removeWords')}>
          <RemoveForm refusal={refusalOf(true)} submit={t('passkey.remove')} />
        </FormSection>
      </div>
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
