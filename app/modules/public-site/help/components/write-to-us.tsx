import { ContactForm } from '#app/modules/public-site/contact/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import * as styles from './write-to-us.css.ts'

/** The way to a person, at the foot of the page. */
export function WriteToUs() {
  const t = useT('help')
  return (
    <section id="write" className={styles.band} aria-labelledby="write-title">
      <h2 id="write-title" className={classes(text.serif, styles.title)}>
        {t('write.title')}
      </h2>
      <p className={text.soft}>{t('write.words')}</p>
      <ContactForm initial={{ about: 'help' }} />
    </section>
  )
}
