import { useT } from '#app/shell/page-context.tsx'
import { Button, IconInput } from '#app/ui/index.ts'
import { longestQuery } from '../search.ts'
import * as styles from './site-search.css.ts'

/** A search over the pages of the site, which `/search` answers. */
export function SiteSearch({ query }: { query?: string }) {
  const t = useT('site')
  return (
    <form method="get" action="/search" aria-label={t('search.label')} className={styles.form}>
      <IconInput
        icon="search"
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        defaultValue={query}
        maxLength={longestQuery}
        className={styles.field}
      />
      <Button kind="primary">{t('search.button')}</Button>
    </form>
  )
}
