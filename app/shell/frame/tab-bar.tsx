import { Icon } from '#app/ui/index.ts'
import { useFirm, usePage, useT } from '../page-context.tsx'
import { frameIds } from './ids.ts'
import { useKeptPart } from './kept-part.tsx'
import { createsFor, currentPath, menuFor, type ShownArea, type ShownEntry } from './menu.ts'
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
  const { start, areas } = menuFor(viewer)
  const [first, second, third] = areas
  return (
    <>
      {start.slice(0, 1).map((entry) => (
        <StartTab key={entry.labelKey} entry={entry} current={current} />
      ))}
      {first && <AreaTab area={first} current={current} />}
      {createsFor(viewer).length > 0 && (
        <button type="button" className={styles.tab} popovertarget={frameIds.create}>
          <Icon name="circle-plus" />
          {t('new')}
        </button>
      )}
      {second && <AreaTab area={second} current={current} />}
      {third && <AreaTab area={third} current={current} />}
    </>
  )
}

type Current = { current: string | undefined }

function StartTab({ entry, current }: Current & { entry: ShownEntry }) {
  const { firm } = useFirm()
  const t = useT(entry.moduleId)
  const href = entry.path(firm.firmId)
  return (
    <a className={styles.tab} href={href} aria-current={href === current ? 'page' : undefined}>
      <Icon name={entry.icon} />
      {t(entry.labelKey)}
    </a>
  )
}

function AreaTab({ area, current }: Current & { area: ShownArea }) {
  const { firm } = useFirm()
  const t = useT('areas')
  const paths = area.entries.flatMap((entry) =>
    [entry, ...entry.children].map((place) => place.path(firm.firmId)),
  )
  const isCurrent = paths.some((path) => path === current)
  return (
    <a className={styles.tab} href={paths[0]} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={area.icon} />
      {t(`${area.id}.name`)}
    </a>
  )
}
