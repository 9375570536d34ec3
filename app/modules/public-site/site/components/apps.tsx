import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, LinkButton, text } from '#app/ui/index.ts'
import { type DescribedOffering, useOfferings } from '../described-offerings.ts'
import { AppSketch } from './app-sketch.tsx'
import * as styles from './apps.css.ts'
import { width } from './site-frame.css.ts'

/** All offerings: what works today large, with a sketch of it; what is planned says so. */
export function Apps() {
  const t = useT('site')
  const offerings = useOfferings()
  return (
    <section className={classes(width, styles.apps)}>
      <header className={styles.head}>
        <h2 className={classes(text.serif, styles.title)}>{t('apps.title')}</h2>
        <p className={styles.sentence}>{t('apps.words')}</p>
      </header>
      <div className={styles.live}>
        {offerings.filter(isLive).map((offering) => (
          <Live key={offering.id} {...offering} />
        ))}
      </div>
      <div className={styles.planned}>
        {offerings
          .filter((offering) => !isLive(offering))
          .map((offering) => (
            <Planned key={offering.id} {...offering} />
          ))}
        <div className={classes(styles.cell, styles.small, styles.unsure)}>
          <p>{t('apps.unsure')}</p>
          <LinkButton href="/demo/login">
            {t('hero.demo')} <Icon name="arrow-right" />
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function isLive({ state }: DescribedOffering): boolean {
  return state === 'live'
}

function Live({ id, path, icon, name, line }: DescribedOffering) {
  return (
    <article className={classes(styles.cell, styles.big)}>
      <h3 className={classes(text.serif, styles.name, styles.bigName)}>
        <Icon name={icon} className={styles.icon} />
        <a className={styles.link} href={path}>
          {name}
        </a>
      </h3>
      <p className={styles.words}>{line}</p>
      <AppSketch id={id} />
    </article>
  )
}

function Planned({ path, icon, name, line, stateName }: DescribedOffering) {
  return (
    <article className={classes(styles.cell, styles.small)}>
      <h3 className={classes(text.serif, styles.name)}>
        <Icon name={icon} className={styles.icon} />
        <a className={styles.link} href={path}>
          {name}
        </a>
      </h3>
      <p className={styles.smallWords}>{line}</p>
      <span className={styles.mark}>{stateName}</span>
    </article>
  )
}
