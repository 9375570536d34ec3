import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, LinkButton, Sky, text } from '#app/ui/index.ts'
import * as styles from './hero.css.ts'
import { HeroPicture } from './hero-picture.tsx'
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
          <p className={text.small}>{t('hero.free')}</p>
        </div>
      </div>
      <div className={styles.dome}>
        <Sky className={styles.sky} isBare />
        <HeroStars />
        <HeroPicture />
      </div>
    </section>
  )
}
