import { LinkButton } from '#app/ui/index.ts'
import { useSession, useT } from '../page-context.tsx'
import { AppearanceForms } from './appearance-forms.tsx'
import * as styles from './appearance-panel.css.ts'

/** The right sidebar: the choices of theme and layout, for whoever keeps it open. */
export function AppearancePanel() {
  const t = useT('shell')
  const { user } = useSession()
  if (user.layout?.rightSidebar !== 'shown') return null
  return (
    <aside className={styles.panel} aria-label={t('appearance')}>
      <h2 className={styles.title}>{t('appearance')}</h2>
      <AppearanceForms />
      <LinkButton size="s" href="/profile/appearance">
        {t('appearancePage')}
      </LinkButton>
    </aside>
  )
}
