import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import * as styles from './tag.css.ts'

type TagProps = { tone?: keyof typeof styles.tones; children: ReactNode }

/** A short word on a wash. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={classes(styles.tag, styles.tones[tone])}>{children}</span>
}

/** A plain figure after a label. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
