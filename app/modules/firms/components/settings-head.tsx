import { useFirm, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import { accountingPath, numberingPath, settingsPath } from '../paths.ts'

type SettingsHeadProps = { current: 'firm' | 'numbering' | 'accounting'; sentence: string }

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
          {
            href: numberingPath(firm.firmId),
            label: t('settings.numberingTab'),
            isCurrent: current === 'numbering',
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
        ]}
      />
    </>
  )
}
