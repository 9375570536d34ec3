import type { ReactNode } from 'react'
import { Button } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'
import * as styles from './list.css.ts'
import { SearchInput } from './search-input.tsx'

type ListBarProps = {
  /** Where the list is. */
  path: string
  /** What was searched for. */
  q: string | undefined
  /** Names the search field and stands in it while it is empty: what can be found. */
  label: string
  /** What the address keeps of the present view, such as the tab. */
  kept?: Record<string, string | undefined>
  /** Filters beside the search field. */
  children?: ReactNode
}

/** Searches and filters a list by its address, beginning at the first page. */
export function ListBar({ path, q, label, kept = {}, children }: ListBarProps) {
  const t = useT('list')
  return (
    <search>
      <form action={path} className={styles.bar}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchInput q={q} label={label} className={styles.search} />
        {children}
        <Button>{t('search')}</Button>
      </form>
    </search>
  )
}
