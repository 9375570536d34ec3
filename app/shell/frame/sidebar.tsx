import { Avatar, classes, Icon, Menu, MenuLink, text, VisuallyHidden } from '#app/ui/index.ts'
import { useFirm, usePage, useT } from '../page-context.tsx'
import { frameIds } from './ids.ts'
import { useKeptPart } from './kept-part.tsx'
import { currentPath, menuFor, type ShownEntry } from './menu.ts'
import * as styles from './sidebar.css.ts'

/** Firm switcher and menu; a drawer where the screen is narrow. */
export function Sidebar() {
  const { firm, session } = useFirm()
  const { path } = usePage()
  const t = useT('shell')
  const current = currentPath(path, firm.firmId)
  const inside = useKeptPart('sidebar', [session.user, firm, current], <Inside current={current} />)
  return (
    <aside
      id={frameIds.sidebar}
      className={styles.sidebar}
      aria-label={t('sidebar')}
      popover="auto"
      {...inside}
    />
  )
}

function Inside({ current }: { current: string | undefined }) {
  const viewer = useFirm()
  const t = useT('shell')
  return (
    <>
      <FirmButton />
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        {menuFor(viewer).map((group, index) => (
          <div
            key={group[0]?.labelKey}
            className={classes(styles.group, index > 0 && styles.ruled)}
          >
            {group.map((entry) => (
              <Entry key={entry.labelKey} entry={entry} current={current} />
            ))}
          </div>
        ))}
      </nav>
    </>
  )
}

function FirmButton() {
  const { firm } = useFirm()
  const name = firm.tradeName || firm.legalName
  const place = [firm.place, firm.baseCurrency].filter(Boolean).join(' · ')
  return (
    <button type="button" className={styles.firm} popovertarget={frameIds.firms}>
      <Avatar name={name} of="firm" />
      <span className={styles.firmWords}>
        <b className={text.ellipsis}>{name}</b>
        <span className={text.secondLine}>{place}</span>
      </span>
      <Icon name="chevrons-up-down" />
    </button>
  )
}

function Entry({ entry, current }: { entry: ShownEntry; current: string | undefined }) {
  const { firm, session } = useFirm()
  const t = useT(entry.moduleId)
  const path = entry.path(firm.firmId)
  const { children } = entry
  const sidebar = session.user.layout?.sidebar
  const isNarrow = sidebar === 'icon' || sidebar === 'compact'
  const childPaths = children.map((child) => child.path(firm.firmId))
  const isOpen = current === path || childPaths.some((childPath) => childPath === current)
  const isCurrent = current === path && !childPaths.includes(path)
  return (
    <>
      <a
        className={styles.entry}
        href={path}
        aria-current={isCurrent ? 'page' : undefined}
        title={isNarrow ? t(entry.labelKey) : undefined}
      >
        <Icon name={entry.icon} className={styles.icon} />
        <span>{t(entry.labelKey)}</span>
      </a>
      {isOpen && isNarrow && children.length > 0 && <ChildMenu entry={entry} />}
      {isOpen && children.length > 0 && (
        <div className={styles.children}>
          {children.map((child) => (
            <Child key={child.labelKey} child={child} current={current} />
          ))}
        </div>
      )}
    </>
  )
}

/** What stands below an entry, as a menu of its own where the sidebar is too narrow for it. */
function ChildMenu({ entry }: { entry: ShownEntry }) {
  const { firm } = useFirm()
  const t = useT(entry.moduleId)
  const shell = useT('shell')
  const id = `below-${entry.moduleId}`
  return (
    <>
      <button type="button" className={styles.below} popovertarget={id}>
        <Icon name="ellipsis" />
        <VisuallyHidden>{shell('below', { name: t(entry.labelKey) })}</VisuallyHidden>
      </button>
      <Menu id={id} label={t(entry.labelKey)}>
        {entry.children.map((child) => (
          <ChildLink key={child.labelKey} child={child} href={child.path(firm.firmId)} />
        ))}
      </Menu>
    </>
  )
}

function ChildLink({ child, href }: { child: ShownEntry['children'][number]; href: string }) {
  const t = useT(child.moduleId)
  return <MenuLink href={href}>{t(child.labelKey)}</MenuLink>
}

type ChildProps = { child: ShownEntry['children'][number]; current: string | undefined }

function Child({ child, current }: ChildProps) {
  const { firm } = useFirm()
  const t = useT(child.moduleId)
  const path = child.path(firm.firmId)
  return (
    <a className={styles.entry} href={path} aria-current={path === current ? 'page' : undefined}>
      {t(child.labelKey)}
    </a>
  )
}
