import { useT } from '#app/shell/page-context.tsx'
import { classes } from '#app/ui/index.ts'
import * as styles from './facts.css.ts'
import { width } from './site-frame.css.ts'

const facts = ['script', 'cent', 'languages', 'export'] as const

export function Facts() {
  const t = useT('site')
  return (
    <section className={classes(width, styles.facts)} aria-label={t('facts.label')}>
      <dl className={styles.list}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt className={styles.term}>{t(`facts.${fact}`)}</dt>
            <dd className={styles.words}>{t(`facts.${fact}Words`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
