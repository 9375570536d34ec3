import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './tabs.css.ts'
import { Count } from './tag.tsx'

type Choice = {
  href: string
  label: ReactNode
  isCurrent?: boolean
}

type TabsProps = {
  /** Names the landmark. */
  label: string
  tabs: readonly (Choice & { count?: ReactNode })[]
  /** Keeps the sheet's distance from its edges. */
  isPadded?: boolean
}

/** Links between views of one thing, with counts. Scrolls sideways where it is narrow. */
export function Tabs({ label, tabs, isPadded }: TabsProps) {
  return (
    <nav className={classes(styles.tabs, isPadded && styles.padded)} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </a>
      ))}
    </nav>
  )
}

type SegmentedProps = { label: string; choices: readonly Choice[] }

/** Two to four links of which one is chosen, as for a period. */
export function Segmented({ label, choices }: SegmentedProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.href}
          href={choice.href}
          aria-current={choice.isCurrent ? 'true' : undefined}
        >
          {choice.label}
        </a>
      ))}
    </nav>
  )
}
