import { useT } from '#app/shell/page-context.tsx'
import { classes, Sky, text } from '#app/ui/index.ts'
import * as styles from './lost.css.ts'
import { width } from './site-frame.css.ts'
import { SiteSearch } from './site-search.tsx'

/** Where an address leads nowhere: what happened, a search, and places to start from. */
export function Lost() {
  const t = useT('site')
  const tError = useT('error')
  const places = [
    { href: '/', name: t('lost.home') },
    { href: '/support', name: t('nav.help') },
    { href: '/blogs', name: t('nav.blog') },
    { href: '/sitemap', name: t('foot.sitemap') },
  ]
  return (
    <div className={classes(width, styles.lost)}>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={classes(text.serif, styles.title)}>{tError('notFoundPage.title')}</h1>
        <p className={styles.lead}>{t('lost.words')}</p>
        <SiteSearch />
        <ul className={styles.links}>
          {places.map(({ href, name }) => (
            <li key={href}>
              <a className={text.link} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.night} aria-hidden="true">
        <Sky className={styles.sky} />
      </div>
    </div>
  )
}
