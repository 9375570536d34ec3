import { classes, text } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import * as styles from './legal-links.css.ts'

const pages = ['imprint', 'privacy', 'terms', 'cookies'] as const

/** The site's pages of law, on public pages that have no foot of the site. */
export function LegalLinks({ isPadded }: { isPadded?: boolean }) {
  const t = useT('shell')
  return (
    <nav
      aria-label={t('legal.label')}
      className={classes(text.small, styles.links, isPadded && styles.padded)}
    >
      {pages.map((page) => (
        <a key={page} className={text.link} href={`/${page}`}>
          {t(`legal.${page}`)}
        </a>
      ))}
    </nav>
  )
}
