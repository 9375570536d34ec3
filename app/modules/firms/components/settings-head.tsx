import { useFirm, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import { accountingPath, jobsPath, settingsPath } from '../paths.ts'

type SettingsHeadProps = { current: 'firm' | 'accounting' | 'jobs'; sentence: string }

/** Head of the settings with a tab for each of their pages. */
export function SettingsHead({ current, sentence }: SettingsHeadProps) {
  const t = useT('firms')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead title={t('settings.title')} sentence={sentence} />
      <Tabs
        isPadded
        label={t('settings.title')}
        tabs={[
          {
            href: settingsPath(firm.firmId),
            label: t('settings.firmTab'),
            isCurrent: current === 'firm',
          },
          ...(can('item:view')
            ? [
                {
                  href: accountingPath(firm.firmId),
                  label: t('settings.accountingTab'),
                  isCurrent: current === 'accounting',
                },
              ]
            : []),
          ...(can('firm:edit')
            ? [
                {
                  href: jobsPath(firm.firmId),
                  label: t('settings.jobsTab'),
                  isCurrent: current === 'jobs',
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
