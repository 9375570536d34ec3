import type { ReactNode } from 'react'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { currentSetting, listSettings } from '#app/shell/settings/settings.ts'
import { PageHead } from '#app/ui/index.ts'
import { settingsPath } from '../paths.ts'

type SettingsHeadProps = { sentence?: string; actions?: ReactNode }

/** Head of a page of the settings: its name, and the way back to all of them. */
export function SettingsHead({ sentence, actions }: SettingsHeadProps) {
  const t = useT('firms')
  const { texts, path } = usePage()
  const access = useFirm()
  const current = currentSetting(listSettings(access, texts), path)
  return (
    <PageHead
      title={current?.label ?? t('settings.title')}
      crumb={{ href: settingsPath(access.firm.firmId), label: t('settings.title') }}
      sentence={sentence}
      actions={actions}
    />
  )
}
