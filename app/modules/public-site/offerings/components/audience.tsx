import { width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import * as styles from './audience.css.ts'

export function Audience({ audience }: Pick<OfferingCopy, 'audience'>) {
  const t = useT('offerings')
  return (
    <section className={classes(width, styles.audience)}>
      <h2 className={classes(text.serif, styles.title)}>{t('audience')}</h2>
      <ul className={styles.list}>
        {audience.map(({ who, words }) => (
          <li key={who} className={styles.entry}>
            <h3 className={classes(text.serif, styles.who)}>{who}</h3>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
