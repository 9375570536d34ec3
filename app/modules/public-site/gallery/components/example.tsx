import type { ComponentType } from 'react'
import { useT } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import type { ExampleProps, Look } from '../look.ts'
import type { Section } from '../sections.ts'
import * as styles from './example.css.ts'

const components = import.meta.glob<ComponentType<ExampleProps>>('../examples/*/*.tsx', {
  eager: true,
  import: 'default',
})

type Props = {
  section: Section
  name: string
  source: string
  look: Look
  icons: readonly string[]
}

/** One example: what it is for, itself in the chosen look, and its source. */
export function Example({ section, name, source, look, icons }: Props) {
  const t = useT('gallery')
  const Component = components[`../examples/${section}/${name}.tsx`]
  if (!Component) return null
  const title = t(`examples.${name}.title`)
  return (
    <section className={styles.example} aria-labelledby={`example-${name}`}>
      <div className={styles.words}>
        <h2 id={`example-${name}`} className={styles.title}>
          {title}
        </h2>
        <p>{t(`examples.${name}.use`)}</p>
        <p className={text.soft}>
          <b>{t('access')}</b> {t(`examples.${name}.access`)}
        </p>
      </div>
      <div className={styles.pair}>
        <div
          className={styles.stage}
          dir={look.dir}
          data-theme={look.theme === 'own' ? undefined : look.theme}
          data-example={name}
        >
          <Component density={look.density} icons={icons} />
        </div>
        <section
          className={styles.code}
          aria-label={t('codeOf', { name: title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <pre>
            <code>{source}</code>
          </pre>
        </section>
      </div>
    </section>
  )
}
