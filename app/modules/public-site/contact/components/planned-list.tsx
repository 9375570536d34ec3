import { type DescribedOffering, useOfferings } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, text } from '#app/ui/index.ts'
import { gaps } from '../gaps.ts'
import * as styles from './planned-list.css.ts'

/** Every offering that is planned, each with the way to its page; nothing where all are there. */
export function PlannedList() {
  const t = useT('contact')
  const planned = useOfferings().filter(({ state }) => state === 'planned')
  if (planned.length === 0) return null
  return (
    <section>
      <h2 className={classes(text.serif, styles.title)}>{t('soon.planned')}</h2>
      <p className={styles.words}>{t('soon.plannedWords')}</p>
      <ul className={styles.list}>
        {planned.map((offering) => (
          <Planned key={offering.id} offering={offering} />
        ))}
      </ul>
    </section>
  )
}

function Planned({ offering: { path, icon, name, line } }: { offering: DescribedOffering }) {
  return (
    <li className={styles.entry}>
      <Icon name={icon} className={styles.icon} />
      <div>
        <h3 className={styles.name}>
          <a href={path}>{name}</a>
        </h3>
        <p className={styles.line}>{line}</p>
      </div>
    </li>
  )
}

/** Smaller things that are missing, with what there is in their place today. */
export function GapList() {
  const t = useT('contact')
  return (
    <section>
      <h2 className={classes(text.serif, styles.title)}>{t('soon.gaps')}</h2>
      <p className={styles.words}>{t('soon.gapsWords')}</p>
      <dl className={styles.gaps}>
        {gaps.map((gap) => (
          <div key={gap} className={styles.gap}>
            <dt className={styles.name}>{t(`gap.${gap}.name`)}</dt>
            <dd className={styles.line}>{t(`gap.${gap}.today`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
