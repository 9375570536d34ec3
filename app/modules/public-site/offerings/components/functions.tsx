import { type OfferingId, width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, StatusDisc, text } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import { functionIcons } from './function-icons.ts'
import * as styles from './functions.css.ts'

/** What it does, or is to do: the latter with the moon of a draft instead of an icon. */
export function Functions({ id, copy }: { id: OfferingId; copy: OfferingCopy }) {
  const t = useT('offerings')
  const isLive = 'screens' in copy
  return (
    <section className={classes(width, styles.functions)}>
      <h2 className={classes(text.serif, styles.title)}>
        {isLive ? t('functions.live') : t('functions.planned')}
      </h2>
      <dl className={styles.list}>
        {copy.functions.map(({ name, words }, index) => (
          <div key={name}>
            <dt className={styles.name}>
              {isLive ? (
                <Icon name={functionIcons[id]?.[index] ?? 'check'} className={styles.icon} />
              ) : (
                <StatusDisc kind="draft" className={styles.disc} />
              )}
              {name}
            </dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
