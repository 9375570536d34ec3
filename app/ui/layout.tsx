import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import * as styles from './layout.css.ts'

type Gap = { gap?: keyof typeof styles.gaps }

type RowProps = HTMLAttributes<HTMLDivElement> & Gap & { isOneLine?: boolean }

/** Things beside each other; they wrap unless `isOneLine`. */
export function Row({ gap = 's2', isOneLine, className, ...rest }: RowProps) {
  const look = classes(styles.row, styles.gaps[gap], isOneLine && styles.oneLine, className)
  return <div {...rest} className={look} />
}

/** Things below each other. */
export function Stack({ gap = 's4', className, ...rest }: HTMLAttributes<HTMLDivElement> & Gap) {
  return <div {...rest} className={classes(styles.stack, styles.gaps[gap], className)} />
}

/** Takes the room that is left in a `Row`. */
export function Spacer({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classes(styles.spacer, className)} />
}
