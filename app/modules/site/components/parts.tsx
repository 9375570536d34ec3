import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, text } from '#app/ui/index.ts'
import * as styles from './parts.css.ts'
import { width } from './site-frame.css.ts'

const parts: readonly { key: string; icon: IconName }[] = [
  { key: 'invoicing', icon: 'file-text' },
  { key: 'customers', icon: 'users' },
  { key: 'items', icon: 'package' },
  { key: 'payments', icon: 'credit-card' },
  { key: 'firms', icon: 'building-2' },
  { key: 'country', icon: 'landmark' },
  { key: 'books', icon: 'book-text' },
  { key: 'api', icon: 'plug' },
]

/** What there is to work with. */
export function Parts() {
  const t = useT('site')
  return (
    <section id="parts" className={classes(width, styles.parts)}>
      <header className={styles.head}>
        <h2 className={classes(text.serif, styles.title)}>{t('parts.title')}</h2>
        <p className={styles.sentence}>{t('parts.words')}</p>
      </header>
      <div className={styles.grid}>
        {parts.map(({ key, icon }) => (
          <article key={key} className={styles.part}>
            <h3 className={classes(text.serif, styles.name)}>
              <Icon name={icon} className={styles.icon} />
              {t(`parts.${key}`)}
            </h3>
            <p className={styles.words}>{t(`parts.${key}Words`)}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
