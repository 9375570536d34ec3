import { useT } from '#app/shell/page-context.tsx'
import { classes, text, VisuallyHidden } from '#app/ui/index.ts'
import { offerings } from '../offerings.ts'
import * as styles from './audience.css.ts'
import { width } from './site-frame.css.ts'

/** Whom the product serves today, in one sentence; a word leads to what serves them. */
export function Audience() {
  const t = useT('site')
  return (
    <section className={styles.audience}>
      <div className={width}>
        <h2>
          <VisuallyHidden>{t('who.title')}</VisuallyHidden>
        </h2>
        <p className={classes(text.serif, styles.sentence)}>
          {partsOf(t('who.sentence')).map(({ words, path }) =>
            path ? (
              <a key={words} className={text.link} href={path}>
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      </div>
    </section>
  )
}

/** `the [joiner|product-management] who` → plain words and words with the path of an offering. */
function partsOf(sentence: string): { words: string; path?: string }[] {
  return sentence.split(/(\[[^\]]+\])/).map((part) => {
    const [, words = part, id] = /^\[(.+)\|(.+)\]$/.exec(part) ?? []
    const path = offerings.find((offering) => offering.id === id)?.path
    return path ? { words, path } : { words }
  })
}
