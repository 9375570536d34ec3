import { classes, Icon, LogoMark, text } from '#app/ui/index.ts'
import type { AdministrationEntry } from '../module-info.ts'
import { usePage, useSession, useT } from '../page-context.tsx'
import { productName } from '../product-name.ts'
import { administrationMenu, currentAdministrationPath, type Placed } from './menu.ts'
import * as styles from './sidebar.css.ts'
import { SidebarFrame } from './sidebar-frame.tsx'
import * as tabStyles from './tab-bar.css.ts'

/** The menu of the platform's own pages; a drawer where the screen is narrow. */
export function AdministrationSidebar() {
  const t = useT('shell')
  const { path } = usePage()
  const { firms } = useSession()
  const current = currentAdministrationPath(path)
  return (
    <SidebarFrame>
      <a className={styles.firm} href="/admin">
        <LogoMark size={28} />
        <span className={styles.firmWords}>
          <b className={text.ellipsis}>{productName}</b>
          <span className={text.secondLine}>{t('administration')}</span>
        </span>
      </a>
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <div className={styles.group}>
          {administrationMenu.map((entry) => (
            <Entry key={entry.path} entry={entry} isCurrent={entry.path === current} />
          ))}
        </div>
        {firms.length > 0 && (
          <div className={classes(styles.group, styles.ruled)}>
            <a className={styles.entry} href="/firms">
              <Icon name="building-2" className={styles.icon} />
              <span>{t('ownFirms')}</span>
            </a>
          </div>
        )}
      </nav>
    </SidebarFrame>
  )
}

type EntryProps = { entry: Placed<AdministrationEntry>; isCurrent: boolean }

function Entry({ entry, isCurrent }: EntryProps) {
  const t = useT(entry.moduleId)
  return (
    <a className={styles.entry} href={entry.path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={entry.icon} className={styles.icon} />
      <span>{t(entry.labelKey)}</span>
    </a>
  )
}

/** The nearest places at the foot of a narrow screen. */
export function AdministrationTabBar() {
  const t = useT('shell')
  const { path } = usePage()
  const current = currentAdministrationPath(path)
  return (
    <nav className={tabStyles.bar} aria-label={t('quickMenu')}>
      {administrationMenu.slice(0, 4).map((entry) => (
        <Tab key={entry.path} entry={entry} isCurrent={entry.path === current} />
      ))}
    </nav>
  )
}

function Tab({ entry, isCurrent }: EntryProps) {
  const t = useT(entry.moduleId)
  return (
    <a className={tabStyles.tab} href={entry.path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={entry.icon} />
      {t(entry.labelKey)}
    </a>
  )
}
