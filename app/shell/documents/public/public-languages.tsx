import { languageNames, publicCodeOf } from '#app/shell/i18n/languages.ts'
import { usePage } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { languages } from '#contract/core/fields.ts'
import * as styles from './public.css.ts'

type PublicLanguagesProps = {
  /** What the list is called. */
  label: string
  /** Of the page as it is shown, for the same in another language. */
  path: string
}

/** A public page in each of the languages. */
export function PublicLanguages({ label, path }: PublicLanguagesProps) {
  const { language } = usePage()
  const mark = path.includes('?') ? '&' : '?'
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map((one) => (
          <li key={one}>
            <a
              className={text.link}
              href={`${path}${mark}lng=${publicCodeOf(one)}`}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {languageNames[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
