import * as styles from './quote.css.ts'

/** A drawn signature, as the path of an SVG of 600 by 200. */
export function SignatureImage({ path, label }: { path: string; label: string }) {
  return (
    <svg className={styles.signature} viewBox="0 0 600 200" role="img" aria-label={label}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
