import { Icon, VisuallyHidden } from '#app/ui/index.ts'
import { usePage, useT } from '../page-context.tsx'
import * as styles from './notices.css.ts'

/** How many are unread, as it stands in the bell; empty for none. */
export function badgeOf(unread: number): string {
  return unread > 9 ? '9+' : unread > 0 ? String(unread) : ''
}

/** Leads to the notices. With script it opens them where one is, and counts along. */
export function Bell() {
  const { unread = 0 } = usePage()
  const t = useT('shell')
  return (
    <a href="/notifications" className={styles.bell} data-bell>
      <Icon name="bell" />
      <VisuallyHidden>
        {t('notices.title')} <span data-unread-words>{t('notices.unread', { count: unread })}</span>
      </VisuallyHidden>
      <span className={styles.badge} aria-hidden data-unread hidden={unread === 0}>
        {badgeOf(unread)}
      </span>
    </a>
  )
}
