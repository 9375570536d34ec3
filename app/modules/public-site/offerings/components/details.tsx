import { type OfferingId, width } from '#app/modules/public-site/site/index.ts'
import { classes, text } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import * as styles from './details.css.ts'
import { hasScreen, OfferingScreen } from './screen-picture.tsx'

/** What deserves a closer look, with its picture beside it where there is one. */
export function Details({ id, copy }: { id: OfferingId; copy: OfferingCopy }) {
  const alts = 'screens' in copy ? copy.screens.slice(1) : []
  return (
    <section className={classes(width, styles.details)}>
      {copy.details.map(({ title, words }, index) => {
        const place = index + 2
        const alt = alts[index]?.alt
        const isShown = alt !== undefined && hasScreen(id, place)
        return (
          <article key={title} className={styles.detail}>
            <div className={isShown ? undefined : styles.apart}>
              <h2 className={classes(text.serif, styles.title)}>{title}</h2>
              <p className={styles.words}>{words}</p>
            </div>
            {isShown && <OfferingScreen id={id} place={place} alt={alt} />}
          </article>
        )
      })}
    </section>
  )
}
