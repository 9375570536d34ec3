import { useT } from '#app/shell/page-context.tsx'
import { Icon, type IconName } from '#app/ui/index.ts'
import * as styles from './entry-page.css.ts'

const pages: readonly { path: string; icon: IconName; key: string }[] = [
  { path: '/login', icon: 'briefcase-business', key: 'firm' },
  { path: '/crm/login', icon: 'contact', key: 'crm' },
  { path: '/admin/login', icon: 'shield-check', key: 'admin' },
  { path: '/demo/login', icon: 'telescope', key: 'demo' },
]

/** The kinds of login. */
export function SignInLinks({ current }: { current: string }) {
  const t = useT('entry')
  return (
    <nav className={styles.signInLinks} aria-label={t('signInKinds')}>
      {pages.map(({ path, icon, key }) => (
        <a
          key={path}
          className={styles.signInLink}
          href={path}
          aria-current={path === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(`signInKind.${key}`)}
        </a>
      ))}
    </nav>
  )
}
