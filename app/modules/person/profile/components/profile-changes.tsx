import { languageNames } from '#app/shell/i18n/languages.ts'
import { useT } from '#app/shell/page-context.tsx'
import { OwnChanges } from '#app/shell/settings/own-changes.tsx'
import { Language } from '#contract/core/fields.ts'
import type { OwnChange } from '#contract/person/own-changes.ts'

/** What somebody chose otherwise last about language, zone, look and lock. */
export function ProfileChanges({ rows }: { rows: readonly OwnChange[] }) {
  const t = useT('profile')
  const shell = useT('shell')
  const valueText = (field: string, value: OwnChange['changes'][number]['before']) => {
    if (field === 'language') return languageNames[Language.catch('en').parse(value)]
    if (field === 'theme') return shell(`theme.${value}`)
    if (field === 'lockAfterMinutes') {
      return value === null ? t('you.neverLock') : t('you.lockAfter', { count: Number(value) })
    }
    return value === null ? t('you.zoneOfFirm') : String(value).replaceAll('_', ' ')
  }
  return <OwnChanges rows={rows} fieldText={(field) => t(`field.${field}`)} valueText={valueText} />
}
