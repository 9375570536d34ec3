import type { ReactNode } from 'react'
import { listHref } from '#app/shell/list/list-query.ts'
import { HeadCell } from '#app/ui/index.ts'

type SortedHeadProps = {
  path: string
  query: Record<string, string | number | undefined>
  /** What this column sorts by. */
  sort: 'newest' | 'name'
  children: ReactNode
}

/** The head of a column that lists of the platform are sorted by: names from A, times from now. */
export function SortedHead({ path, query, sort, children }: SortedHeadProps) {
  const isCurrent = query.sort === sort
  const href = listHref(path, { ...query, sort, after: undefined, before: undefined })
  const direction = sort === 'name' ? 'ascending' : 'descending'
  return (
    <HeadCell sortHref={href} sort={isCurrent ? direction : undefined}>
      {children}
    </HeadCell>
  )
}
