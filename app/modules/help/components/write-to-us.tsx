import { useT } from '#app/shell/page-context.tsx'
import { classes, LinkButton, text } from '#app/ui/index.ts'
import { contactPath } from '../paths.ts'
import * as styles from './write-to-us.css.ts'

/** The way to a person, at the foot of the page. */
export function WriteToUs() {
  const t = useT('help')
  return (
    <section className={styles.band} aria-labelledby="write">
      <h2 id="write" className={classes(text.serif, styles.title)}>
        {t('write.title')}
      </h2>
      <p className={text.soft}>{t('write.words')}</p>
      <p>
        <LinkButton icon="mail" href={contactPath}>
          {t('write.link')}
        </LinkButton>
      </p>
    </section>
  )
}
