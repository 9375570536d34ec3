import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, Tabs } from '#app/ui/index.ts'
import { remindersPath, sentPath, settingsPath, stopsPath } from '../paths.ts'

type RemindersHeadProps = { current: 'due' | 'sent' | 'stops' }

/** Head of the reminders with a tab for each of their lists. */
export function RemindersHead({ current }: RemindersHeadProps) {
  const t = useT('reminders')
  const { firm, can } = useFirm()
  const paths = { due: remindersPath(firm.firmId), sent: sentPath(firm.firmId) }
  const tabs = { ...paths, stops: stopsPath(firm.firmId) }
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t(`sentence.${current}`)}
        actions={
          can('reminder:edit') && (
            <LinkButton icon="sliders-horizontal" href={settingsPath(firm.firmId)}>
              {t('settings.open')}
            </LinkButton>
          )
        }
      />
      <Tabs
        isPadded
        label={t('list.title')}
        tabs={(['due', 'sent', 'stops'] as const).map((name) => ({
          href: tabs[name],
          label: t(`tab.${name}`),
          isCurrent: name === current,
        }))}
      />
    </>
  )
}
