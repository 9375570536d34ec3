import { listHref } from '../list/list-query.ts'
import { fromFirstPage } from './list-address.ts'
import type { ListView } from './register-list.tsx'

export type SortHead = { sort?: 'ascending' | 'descending'; sortHref: string }

/** Where a press on a column's head leads, and how the list is sorted by it now. */
export function sortHead(
  { register, query, path }: Pick<ListView, 'register' | 'query' | 'path'>,
  sort: string,
): SortHead {
  const isSorted = query.sort === sort
  const direction = isSorted && query.direction === 'ascending' ? 'descending' : 'ascending'
  const sortHref = listHref(path, fromFirstPage(register, { ...query, sort, direction }))
  return isSorted ? { sort: query.direction, sortHref } : { sortHref }
}
