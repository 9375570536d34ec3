import { Pagination } from '#app/ui/index.ts'
import { useFormat, useT } from '../page-context.tsx'
import { listHref } from './list-query.ts'

type ListPagerProps = {
  /** As the API gave it. */
  page: {
    rows: readonly unknown[]
    next: string | null
    previous: string | null
    first: number
    total: number | null
  }
  path: string
  /** The present query; its cursors are replaced. */
  query: Record<string, string | number | undefined>
}

/** Steps through the pages of a list. Gives nothing where one page holds all. */
export function ListPager({ page, path, query }: ListPagerProps) {
  const t = useT('list')
  const { number } = useFormat()
  const { rows, next, previous, first, total } = page
  if (!next && !previous) return null
  const stepTo = (cursors: { after?: string | null; before?: string | null }) =>
    listHref(path, { ...query, after: undefined, before: undefined, ...cursors })
  const range = { first: number(first), last: number(first + rows.length - 1) }
  return (
    <Pagination
      label={t('pages')}
      first={{ label: t('first'), href: previous ? stepTo({}) : undefined }}
      previous={{ label: t('previous'), href: previous ? stepTo({ before: previous }) : undefined }}
      next={{ label: t('next'), href: next ? stepTo({ after: next }) : undefined }}
    >
      {total === null ? t('range', range) : t('rangeOf', { ...range, total: number(total) })}
    </Pagination>
  )
}
