import { useT } from '#app/shell/page-context.tsx'
import { Button, classes, IconInput, text } from '#app/ui/index.ts'
import { supportPath } from '../paths.ts'
import * as styles from './support-page.css.ts'

const fieldId = 'help-search'

/** What this page is, and the search: a form that asks for the page again. */
export function SupportHead({ query }: { query: string }) {
  const t = useT('help')
  return (
    <header className={styles.head}>
      <h1 className={classes(text.serif, styles.title)}>{t('support.heading')}</h1>
      <p className={styles.lead}>{t('support.lead')}</p>
      <search className={styles.search}>
        <form action={supportPath}>
          <label htmlFor={fieldId} className={styles.label}>
            {t('search.label')}
          </label>
          <div className={styles.searchRow}>
            <IconInput
              id={fieldId}
              className={styles.field}
              icon="search"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={100}
              enterKeyHint="search"
            />
            <Button kind="primary" size="l">
              {t('search.submit')}
            </Button>
          </div>
        </form>
      </search>
    </header>
  )
}
