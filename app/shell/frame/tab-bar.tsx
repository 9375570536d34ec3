import { Icon } from '#app/ui/index.ts'
import type { MenuEntry } from '../module-info.ts'
import { useFirm, usePage, useT } from '../page-context.tsx'
import { frameIds } from './ids.ts'
import { useKeptPart } from './kept-part.tsx'
import { createsFor, currentPath, menuFor, type Placed } from './menu.ts'
import * as styles from './tab-bar.css.ts'

/** The nearest places at the foot of a narrow screen, with "New" in the middle. */
export function TabBar() {
  const { firm, session } = useFirm()
  const { path } = usePage()
  const t = useT('shell')
  const current = currentPath(path, firm.firmId)
  const inside = useKeptPart('tabs', [session.user, firm, current], <Inside current={current} />)
  return <nav className={styles.bar} aria-label={t('quickMenu')} {...inside} />
}

function Inside({ current }: { current: string | undefined }) {
  const viewer = useFirm()
  const t = useT('shell')
  const nearest = menuFor(viewer).flat().slice(0, 4)
  return (
    <>
      {nearest.slice(0, 2).map((entry) => (
        <Tab key={entry.labelKey} entry={entry} current={current} />
      ))}
      {createsFor(viewer).length > 0 && (
        <button type="button" className={styles.tab} popovertarget={frameIds.create}>
          <Icon name="circle-plus" />
          {t('new')}
        </button>
      )}
      {nearest.slice(2).map((entry) => (
        <Tab key={entry.labelKey} entry={entry} current={current} />
      ))}
    </>
  )
}

function Tab({ entry, current }: { entry: Placed<MenuEntry>; current: string | undefined }) {
  const { firm } = useFirm()
  const t = useT(entry.moduleId)
  const href = entry.path(firm.firmId)
  const places = [entry, ...(entry.children ?? [])]
  const isCurrent = places.some((place) => place.path(firm.firmId) === current)
  return (
    <a className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={entry.icon} />
      {t(entry.labelKey)}
    </a>
  )
}
