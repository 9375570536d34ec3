import { FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices } from '#app/shell/form/form-page.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import type { Profile } from '#contract/person/profile.ts'
import { parseNewerProfile, profileValues } from '../profile-form.ts'
import { ProfileConflict } from './profile-conflict.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileLabels } from './profile-labels.ts'

type ProfileFormProps = { profile: Profile; refusal: Refusal | undefined }

const formId = 'profile-form'

/** What a person says and chooses for themselves. */
export function ProfileForm({ profile, refusal }: ProfileFormProps) {
  const t = useT('profile')
  const labels = useProfileLabels()
  const newer = parseNewerProfile(refusal?.conflict)
  return (
    <FormFields refusal={refusal} initial={profileValues(profile)} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {refusal && newer ? (
            <ProfileConflict newer={newer} yours={refusal.values} formId={formId} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <input type="hidden" name="version" value={newer?.version ?? profile.version} />
        <ProfileFields />
        <FormFoot cancelHref="/dashboard" submit={t('you.submit')} />
      </form>
    </FormFields>
  )
}
