import { useSession, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import { type ProfileTab, profilePaths } from '../paths.ts'

type ProfileHeadProps = { current: ProfileTab; sentence: string }

const tabs: readonly ProfileTab[] = [
  'you',
  'security',
  'signInMethods',
  'appearance',
  'notifications',
  'firms',
  'apiKeys',
  'apps',
  'data',
]

/** Head of a person's own pages, with a tab for each of them. */
export function ProfileHead({ current, sentence }: ProfileHeadProps) {
  const t = useT('profile')
  const { isDemo } = useSession().user
  // A demo has no account, and so no ways to sign in.
  const shown = tabs.filter((tab) => tab !== 'signInMethods' || !isDemo)
  return (
    <>
      <PageHead title={t('title')} sentence={sentence} />
      <Tabs
        isPadded
        label={t('title')}
        tabs={shown.map((tab) => ({
          href: profilePaths[tab],
          label: t(`tab.${tab}`),
          isCurrent: tab === current,
        }))}
      />
    </>
  )
}
