import { width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import { Moon, type MoonKind } from './moon.tsx'
import * as styles from './moons-band.css.ts'

const moons: readonly { key: string; kind: MoonKind; share?: number }[] = [
  { key: 'draft', kind: 'draft' },
  { key: 'sent', kind: 'sent' },
  { key: 'partlyPaid', kind: 'part', share: 1 / 3 },
  { key: 'nearlyThere', kind: 'part', share: 0.8 },
  { key: 'paid', kind: 'paid' },
]

/** The way of an invoice, as the product draws it in its lists. */
export function MoonsBand() {
  const t = useT('offerings')
  return (
    <section className={styles.band} data-theme="dark">
      <div className={width}>
        <h2 className={classes(text.serif, styles.title)}>{t('moons.title')}</h2>
        <ol className={styles.list}>
          {moons.map(({ key, kind, share }) => (
            <li key={key} className={styles.entry}>
              <Moon kind={kind} share={share} className={styles.moon} />
              <h3 className={styles.name}>{t(`moons.${key}`)}</h3>
              <p className={styles.words}>{t(`moons.${key}Words`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
