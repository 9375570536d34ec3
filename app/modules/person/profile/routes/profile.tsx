import { useActionData, useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { ownChangesContract } from '#contract/person/own-changes.ts'
import { profileContract } from '#contract/person/profile.ts'
import { PhotoSection } from '../components/photo-section.tsx'
import { ProfileBody } from '../components/profile-body.tsx'
import { ProfileChanges } from '../components/profile-changes.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { savePhoto, saveProfile } from '../save-profile.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const [profile, { rows: changes }] = await Promise.all([
    call(profileContract.get, undefined),
    call(ownChangesContract.list, { of: 'profile' }),
  ])
  return { head: pageMeta(args, { title: t('profile')('title') }), profile, changes }
}

/** Saves the profile, or the photo: the two forms of the page. */
export async function action(args: Args) {
  const form = await readForm(args.request, { nullable: ['timeZone', 'lockAfterMinutes'] })
  const isPhoto = form.intent === 'setPhoto' || form.intent === 'removePhoto'
  const { answer, refusal, status } = await (isPhoto ? savePhoto : saveProfile)(args, form)
  if (answer) return answer
  return answerWith(
    isPhoto ? { refusal: undefined, photoRefusal: refusal } : { refusal, photoRefusal: undefined },
    { status },
  )
}

/** A form that was refused stands first. */
export default function ProfileRoute() {
  const { profile, changes } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('profile')
  return (
    <>
      <ProfileHead current="you" sentence={t('you.sentence')} />
      <ProfileBody>
        {!refused?.refusal && !profile.isDemo && (
          <PhotoSection profile={profile} refusal={refused?.photoRefusal} />
        )}
        <ProfileForm profile={profile} refusal={refused?.refusal} />
      </ProfileBody>
      <ProfileChanges rows={changes} />
    </>
  )
}

export const meta = headOf
