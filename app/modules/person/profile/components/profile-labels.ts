import { useT } from '#app/shell/page-context.tsx'
import type { ProfileField } from '../profile-form.ts'

/** What each field of the profile is called. */
export function useProfileLabels(): Record<ProfileField, string> {
  const t = useT('profile')
  return {
    name: t('field.name'),
    language: t('field.language'),
    timeZone: t('field.timeZone'),
    theme: t('field.theme'),
    lockAfterMinutes: t('field.lockAfterMinutes'),
  }
}
