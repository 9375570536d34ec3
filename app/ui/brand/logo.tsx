import * as styles from './logo.css.ts'

type LogoMarkProps = {
  /** In px, at least 16. */
  size?: number
  /** For the vault's blue. */
  isInverse?: boolean
}

/** The mark: a dome over a firm line, with a four-point star. */
export function LogoMark({ size = 24, isInverse }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path className={isInverse ? styles.inverseDome : styles.dome} d="M2 17a10 10 0 0 1 20 0z" />
      <path fill="currentColor" d="M2 19.6h20v2H2z" />
      <path
        className={isInverse ? styles.inverseStar : styles.star}
        d="M14.6 8.2l.85 2.75 2.75.85-2.75.85-.85 2.75-.85-2.75L11 11.8l2.75-.85z"
      />
    </svg>
  )
}

/** The mark with the wordmark, which is the same in every language. */
export function Logo({ name, ...mark }: LogoMarkProps & { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark {...mark} />
      {name}
    </span>
  )
}
