import { classes } from './classes.ts'
import * as styles from './skeleton.css.ts'

/** A bar in the shape of a text that is still on its way; only islands need it. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes(styles.bar, className)} />
}
