import { useT } from '#app/shell/page-context.tsx'
import { classes, Status, type StatusKind, text } from '#app/ui/index.ts'
import * as styles from './hero.css.ts'

const moons: readonly { kind: StatusKind; share?: number }[] = [
  { kind: 'draft' },
  { kind: 'sent' },
  { kind: 'viewed' },
  { kind: 'partlyPaid', share: 0.6 },
  { kind: 'overdue', share: 0.3 },
  { kind: 'paid' },
]

/**
 * What stands under the dome: the states of an invoice, as the product draws them. A picture can
 * take this component's place; the dome only gives it its width.
 */
export function HeroPicture() {
  const t = useT('site')
  return (
    <div className={classes(styles.picture, styles.panel)}>
      <h2 className={classes(text.serif, styles.pictureTitle)}>{t('moons.title')}</h2>
      <p className={text.soft}>{t('moons.words')}</p>
      <ul className={styles.moons}>
        {moons.map(({ kind, share }) => (
          <li key={kind} className={styles.moon}>
            <Status kind={kind} share={share} className={styles.status}>
              {t(`moons.${kind}`)}
            </Status>
            <span className={text.soft}>{t(`moons.${kind}Words`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
