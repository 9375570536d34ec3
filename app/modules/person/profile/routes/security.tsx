import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { profileContract } from '#contract/person/profile.ts'
import { EmailSection } from '../components/email-section.tsx'
import { EndingConfirm } from '../components/ending-confirm.tsx'
import { PasswordSection } from '../components/password-section.tsx'
import { ProfileBody } from '../components/profile-body.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { SessionTable } from '../components/session-table.tsx'
import { securityActions } from '../security-actions.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const [profile, sessions] = await Promise.all([
    call(profileContract.get, undefined),
    call(profileContract.listSessions, undefined),
  ])
  return { head: pageMeta(args, { title: t('profile')('tab.security') }), profile, sessions }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const act = Object.hasOwn(securityActions, form.intent) ? securityActions[form.intent] : undefined
  if (!act) throw new AppError('malformed', 'No such button')
  const { answer, refusal, status } = await act(args, form)
  return answer ?? answerWith({ intent: form.intent, refusal }, { status })
}

export default function SecurityRoute() {
  const { profile, sessions } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('profile')
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.refusal : undefined)
  return (
    <>
      <ProfileHead current="security" sentence={t('security.sentence')} />
      {refused && <EndingConfirm {...refused} />}
      {!profile.isDemo && (
        <ProfileBody>
          <PasswordSection profile={profile} refusal={refusalOf('changePassword')} />
          <EmailSection
            profile={profile}
            refusal={refusalOf('changeEmail')}
            verifyRefusal={refusalOf('sendVerification')}
          />
        </ProfileBody>
      )}
      <SessionTable sessions={sessions} />
    </>
  )
}

export const meta = headOf
