import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { identityContract, Preferences } from '#contract/core/identity.ts'
import { shortcutKeysOf } from '#contract/core/shortcut-keys.ts'
import { ProfileBody } from '../components/profile-body.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { ShortcutForm } from '../components/shortcut-form.tsx'
import { shortcutsPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }, { user }] = await Promise.all([getVisit(args), requireSession(args)])
  const head = pageMeta(args, { title: t('profile')('keys.title') })
  return { head, keys: shortcutKeysOf(user.layout?.keys) }
}

export async function action(args: Args) {
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const parsed = parseForm(Preferences.pick({ layout: true }), form)
  const isReset = form.intent === 'reset'
  if (!isReset && parsed.refusal) return answerWith({ refusal: parsed.refusal }, { status: 422 })
  const layout = { keys: (isReset ? undefined : parsed.value?.layout?.keys) ?? {} }
  const { call } = upstream(args)
  const result = await attempt(form, () => call(identityContract.updatePreferences, { layout }))
  if (result.refusal) return answerWith({ refusal: result.refusal }, { status: result.status })
  const message = t('profile')(isReset ? 'keys.wasReset' : 'keys.done')
  return redirectWithToast(args, shortcutsPath, { type: 'success', message })
}

/** Which key does what, for the person. */
export default function ShortcutsRoute() {
  const { keys } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('profile')
  return (
    <>
      <ProfileHead current="appearance" sentence={t('keys.sentence')} />
      <ProfileBody>
        <FormSection title={t('keys.title')} words={t('keys.words')}>
          <ShortcutForm keys={keys} refusal={refusal} />
        </FormSection>
      </ProfileBody>
    </>
  )
}

export const meta = headOf
