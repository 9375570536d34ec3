import * as styles from './avatar.css.ts'
import { hueIndexOf, initialsOf } from './avatar-look.ts'
import { classes } from './classes.ts'

type AvatarProps = {
  name: string
  /** A person is round, a firm is square. */
  of?: 'person' | 'firm'
  /** Address of a picture that is shown in place of the initials. */
  photo?: string | undefined
  /** 28 or 34 px. */
  size?: 'regular' | 'l'
}

/** A photo, or initials on a hue of their own. The name stands beside it, so it is hidden from readers. */
export function Avatar({ name, of = 'person', photo, size = 'regular' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        styles.avatar,
        styles.kinds[of],
        styles.hues[hueIndexOf(name)],
        size === 'l' && styles.large,
        size === 'l' && of === 'firm' && styles.largeFirm,
      )}
    >
      {photo ? <img className={styles.photo} src={photo} alt="" /> : initialsOf(name)}
    </span>
  )
}
