import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, type IconName, text } from '#app/ui/index.ts'
import * as styles from './parts.css.ts'
import { width } from './site-frame.css.ts'

const parts: readonly { key: string; icon: IconName }[] = [
  { key: 'books', icon: 'book-text' },
  { key: 'payments', icon: 'credit-card' },
  { key: 'country', icon: 'landmark' },
  { key: 'firms', icon: 'building-2' },
  { key: 'people', icon: 'shield-check' },
  { key: 'api', icon: 'plug' },
]

/** What every app stands on. */
export function Parts() {
  const t = useT('site')
  return (
    <section className={classes(width, styles.parts)}>
      <h2 className={classes(text.serif, styles.title)}>{t('parts.title')}</h2>
      <dl className={styles.grid}>
        {parts.map(({ key, icon }) => (
          <div key={key}>
            <dt className={styles.name}>
              <Icon name={icon} className={styles.icon} />
              {t(`parts.${key}`)}
            </dt>
            <dd className={styles.words}>{t(`parts.${key}Words`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
