import * as styles from './color-bar.css.ts'

/** The bar above a mail, in the firm's colour. Nothing without one. */
export function ColorBar({ color }: { color: string }) {
  if (color === '') return null
  return (
    <svg className={styles.bar} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
