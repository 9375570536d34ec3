import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { profileContract } from '#contract/person/profile.ts'
import { DeletionSection } from '../components/deletion-section.tsx'
import { DownloadSection } from '../components/download-section.tsx'
import { ProfileBody } from '../components/profile-body.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { dataFilePath, profilePaths } from '../paths.ts'
import { redirectAfterChange } from '../redirect-after-change.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const [profile, soleOwnerships] = await Promise.all([
    call(profileContract.get, undefined),
    call(profileContract.listSoleOwnerships, undefined),
  ])
  return { head: pageMeta(args, { title: t('profile')('tab.data') }), profile, soleOwnerships }
}

/** Fetches the data, asks for the account to be removed, or takes that back. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const { intent } = form
  const { call, stream } = upstream(args)
  if (intent === 'withdraw') {
    await call(profileContract.withdrawDeletion, undefined)
    return redirectAfterChange(args, profilePaths.data, { key: 'deletion.withdrawn' })
  }
  if (intent === 'download') {
    const result = await attemptConfirmed(args, form, async () => {
      // Only asks whether it may be had; the file itself is fetched from its own address.
      await (await stream(profileContract.getData, undefined)).body?.cancel()
    })
    if (!result.refusal) return redirect(dataFilePath)
    return answerWith({ intent, refusal: result.refusal }, { status: result.status })
  }
  if (intent !== 'delete') throw new AppError('malformed', 'No such button')
  const email = typeof form.data.email === 'string' ? form.data.email : ''
  const result = await attemptConfirmed(args, form, () =>
    call(profileContract.requestDeletion, { email }),
  )
  if (!result.refusal)
    return redirectAfterChange(args, profilePaths.data, { key: 'deletion.mailed' })
  return answerWith({ intent, refusal: result.refusal }, { status: result.status })
}

export default function DataRoute() {
  const { profile, soleOwnerships } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('profile')
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.refusal : undefined)
  return (
    <>
      <ProfileHead current="data" sentence={t(profile.isDemo ? 'data.demo' : 'data.sentence')} />
      {!profile.isDemo && (
        <ProfileBody>
          <DownloadSection refusal={refusalOf('download')} />
          <DeletionSection
            profile={profile}
            soleOwnerships={soleOwnerships}
            refusal={refusalOf('delete')}
          />
        </ProfileBody>
      )}
    </>
  )
}

export const meta = headOf
