import type { ComponentProps } from 'react'
import { useT } from '../page-context.tsx'
import { frameIds } from './ids.ts'
import * as styles from './sidebar.css.ts'

/** What a menu stands in beside the page; a drawer where the screen is narrow. */
export function SidebarFrame(inside: ComponentProps<'aside'>) {
  const t = useT('shell')
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
