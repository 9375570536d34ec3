import { classes } from './classes'
import * as styles from './skeleton.css'

/** A bar in the shape of a text that is still on its way; only islands need it. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes(styles.bar, className)} />
}
