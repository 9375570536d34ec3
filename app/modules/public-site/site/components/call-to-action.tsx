import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, LinkButton, Sky, text } from '#app/ui/index.ts'
import * as styles from './call-to-action.css.ts'
import { width } from './site-frame.css.ts'

/** The blue band before the foot. */
export function CallToAction() {
  const t = useT('site')
  return (
    <section className={styles.band}>
      <div className={classes(width, styles.inner)}>
        <div className={styles.words}>
          <h2 className={classes(text.serif, styles.title)}>{t('call.title')}</h2>
          <p className={styles.actions}>
            <LinkButton size="l" className={styles.inverse} href="/register">
              {t('nav.register')}
            </LinkButton>
            <LinkButton kind="ghost" size="l" className={styles.quiet} href="/demo/login">
              {t('hero.demo')} <Icon name="arrow-right" />
            </LinkButton>
          </p>
        </div>
        <Sky className={styles.sky} />
      </div>
    </section>
  )
}
