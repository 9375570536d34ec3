import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import { timeZoneText } from '#app/shell/form/time-zones.ts'
import { languageNames, parseLanguage } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import type { Profile } from '#contract/person/profile.ts'
import { profilePaths } from '../paths.ts'
import { type ProfileField, profileFields, profileValues } from '../profile-form.ts'
import { useProfileLabels } from './profile-labels.ts'

type ProfileConflictProps = { newer: Profile; yours: FormTree; formId: string }

/** Both versions of a profile that was changed on two pages at once. */
export function ProfileConflict({ newer, yours, formId }: ProfileConflictProps) {
  const labels = useProfileLabels()
  const textOf = useFieldText()
  const theirs = profileValues(newer)
  const differences = differencesOf(
    profileFields.map((field) => ({
      label: labels[field],
      theirs: textOf(field, theirs),
      yours: textOf(field, yours),
    })),
  )
  return <ConflictNotice differences={differences} theirsHref={profilePaths.you} formId={formId} />
}

/** A field's value in words: choices by their names. */
function useFieldText() {
  const t = useT('profile')
  const shell = useT('shell')
  const { language: pageLanguage } = usePage()
  return function textOf(field: ProfileField, values: FormTree): string {
    const value = textAt(values, field)
    const language = parseLanguage(value)
    if (field === 'language' && language) return languageNames[language]
    if (field === 'theme') return shell(`theme.${value}`)
    if (field === 'timeZone') return timeZoneText(value, pageLanguage) || t('you.zoneOfFirm')
    if (field !== 'lockAfterMinutes') return value
    return value ? t('you.lockAfter', { count: Number(value) }) : t('you.neverLock')
  }
}
