import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, LinkButton, Sky, Status, type StatusKind, text } from '#app/ui/index.ts'
import * as styles from './hero.css.ts'
import { HeroStars } from './hero-stars.tsx'
import { width } from './site-frame.css.ts'

export function Hero() {
  const t = useT('site')
  return (
    <section className={styles.hero}>
      <div className={classes(width, styles.words)}>
        <h1 className={classes(text.serif, styles.title)}>{t('hero.title')}</h1>
        <div className={styles.lead}>
          <p>
            <b>{t('tagline')}</b> {t('hero.words')}
          </p>
          <p className={styles.actions}>
            <LinkButton kind="primary" size="l" href="/register">
              {t('nav.register')}
            </LinkButton>
            <LinkButton kind="ghost" size="l" href="/demo/login">
              {t('hero.demo')} <Icon name="arrow-right" />
            </LinkButton>
          </p>
        </div>
      </div>
      <div className={styles.dome}>
        <Sky className={styles.sky} />
        <HeroStars />
        <Moons />
      </div>
    </section>
  )
}

const moons: readonly { kind: StatusKind; share?: number }[] = [
  { kind: 'draft' },
  { kind: 'sent' },
  { kind: 'viewed' },
  { kind: 'partlyPaid', share: 0.6 },
  { kind: 'overdue', share: 0.3 },
  { kind: 'paid' },
]

/** The states of an invoice, as the product draws them: what is paid fills the moon. */
function Moons() {
  const t = useT('site')
  return (
    <div className={styles.picture}>
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
