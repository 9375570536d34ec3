import { classes } from '../classes.ts'
import * as styles from './icon.css.ts'
import type { IconName } from './icon-names.ts'

type IconProps = {
  name: IconName
  /** 14, 18 or 24 px. */
  size?: 's' | 'regular' | 'l'
  className?: string
}

/** A shape of the sprite in the colour of its text. Always beside words, so hidden from readers. */
export function Icon({ name, size = 'regular', className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, size !== 'regular' && styles.sizes[size], className)}
      aria-hidden="true"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
