import { Avatar, classes, Icon, Menu, MenuLink, text, VisuallyHidden } from '#app/ui/index.ts'
import { useFirm, usePage, useT } from '../page-context.tsx'
import { frameIds } from './ids.ts'
import { useKeptPart } from './kept-part.tsx'
import { currentPath, menuFor, type ShownArea, type ShownEntry } from './menu.ts'
import * as styles from './sidebar.css.ts'
import { SidebarFrame } from './sidebar-frame.tsx'

/** Firm switcher and menu; a drawer where the screen is narrow. */
export function Sidebar() {
  const { firm, session } = useFirm()
  const { path } = usePage()
  const current = currentPath(path, firm.firmId)
  const inside = useKeptPart('sidebar', [session.user, firm, current], <Inside current={current} />)
  return <SidebarFrame {...inside} />
}

type Current = { current: string | undefined }

function Inside({ current }: Current) {
  const viewer = useFirm()
  const t = useT('shell')
  const { start, areas, more } = menuFor(viewer)
  return (
    <>
      <FirmButton />
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <div className={styles.group}>
          {start.map((entry) => (
            <Entry key={entry.labelKey} entry={entry} current={current} isTop />
          ))}
          {areas.map((area) => (
            <Area key={area.id} area={area} current={current} />
          ))}
          <More more={more} current={current} />
        </div>
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

/** An area: its name leads to its first page, and its pages stand below it while one of them is open. */
function Area({ area, current }: Current & { area: ShownArea }) {
  const { firm } = useFirm()
  const t = useT('areas')
  const isNarrow = useIsNarrow()
  const [first] = area.entries
  const name = t(`${area.id}.name`)
  const isOpen = area.entries.some((entry) => isWithin(entry, firm.firmId, current))
  const isAlone = area.entries.length === 1 && first?.children.length === 0
  return (
    <>
      <a
        className={classes(styles.entry, isOpen && styles.open)}
        href={first?.path(firm.firmId)}
        aria-current={isOpen && isAlone ? 'page' : undefined}
        title={isNarrow ? name : undefined}
      >
        <Icon name={area.icon} className={styles.icon} />
        <span>{name}</span>
      </a>
      {isOpen && !isAlone && (
        <>
          {isNarrow && <BelowMenu id={area.id} name={name} entries={area.entries} />}
          <div className={styles.children}>
            {area.entries.map((entry) => (
              <Entry key={entry.moduleId + entry.labelKey} entry={entry} current={current} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** What is used less: it opens without a script, and stays open while one is there. */
function More({ more, current }: Current & { more: ReturnType<typeof menuFor>['more'] }) {
  const { firm } = useFirm()
  const t = useT('areas')
  const all = [...more.areas.flatMap(({ entries }) => entries), ...more.entries]
  if (all.length === 0) return null
  return (
    <details
      className={styles.more}
      open={all.some((entry) => isWithin(entry, firm.firmId, current)) || undefined}
    >
      <summary className={styles.entry} title={t('more')}>
        <Icon name="ellipsis" className={styles.icon} />
        <span>{t('more')}</span>
      </summary>
      {more.areas.map((area) => (
        <Area key={area.id} area={area} current={current} />
      ))}
      {more.entries.map((entry) => (
        <Entry key={entry.moduleId + entry.labelKey} entry={entry} current={current} isTop />
      ))}
    </details>
  )
}

type EntryProps = Current & { entry: ShownEntry; isTop?: boolean }

/** A page of an area; the places below it are shown while one of them, or it, is open. */
function Entry({ entry, current, isTop = false }: EntryProps) {
  const { firm } = useFirm()
  const t = useT(entry.moduleId)
  const path = entry.path(firm.firmId)
  const isNarrow = useIsNarrow()
  const childPaths = entry.children.map((child) => child.path(firm.firmId))
  const isOpen = isWithin(entry, firm.firmId, current)
  const isCurrent = current === path && !childPaths.includes(path)
  return (
    <>
      <a
        className={styles.entry}
        href={path}
        aria-current={isCurrent ? 'page' : undefined}
        title={isTop && isNarrow ? t(entry.labelKey) : undefined}
      >
        {isTop && <Icon name={entry.icon} className={styles.icon} />}
        <span>{t(entry.labelKey)}</span>
      </a>
      {isOpen && entry.children.length > 0 && (
        <div className={styles.children}>
          {entry.children.map((child) => (
            <Child key={child.moduleId + child.labelKey} child={child} current={current} />
          ))}
        </div>
      )}
    </>
  )
}

/** The pages of an area as a menu of its own, where the sidebar is too narrow for them. */
function BelowMenu({ id, name, entries }: { id: string; name: string; entries: ShownEntry[] }) {
  const { firm } = useFirm()
  const shell = useT('shell')
  const menuId = `below-${id}`
  return (
    <>
      <button type="button" className={styles.below} popovertarget={menuId}>
        <Icon name="ellipsis" />
        <VisuallyHidden>{shell('below', { name })}</VisuallyHidden>
      </button>
      <Menu id={menuId} label={name}>
        {entries.map((entry) => (
          <BelowLink
            key={entry.moduleId + entry.labelKey}
            entry={entry}
            href={entry.path(firm.firmId)}
          />
        ))}
      </Menu>
    </>
  )
}

function BelowLink({ entry, href }: { entry: ShownEntry; href: string }) {
  const t = useT(entry.moduleId)
  return <MenuLink href={href}>{t(entry.labelKey)}</MenuLink>
}

function Child({ child, current }: Current & { child: ShownEntry['children'][number] }) {
  const { firm } = useFirm()
  const t = useT(child.moduleId)
  const path = child.path(firm.firmId)
  return (
    <a className={styles.entry} href={path} aria-current={path === current ? 'page' : undefined}>
      {t(child.labelKey)}
    </a>
  )
}

/** Whether the page that is open is an entry's or stands below it. */
function isWithin({ path, children }: ShownEntry, firmId: string, current: string | undefined) {
  return current === path(firmId) || children.some((child) => child.path(firmId) === current)
}

function useIsNarrow(): boolean {
  const { session } = useFirm()
  const sidebar = session.user.layout?.sidebar
  return sidebar === 'icon' || sidebar === 'compact'
}
