import type { z } from 'zod'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { writtenCustomFilter } from '#app/shell/register/custom/custom-filter.ts'
import { PageQuery } from '#contract/core/page.ts'
import { InvoiceFilter, type InvoicePage } from '#contract/selling/invoices.ts'

/** What the address of the list may say. */
export const InvoiceListQuery = PageQuery.extend(InvoiceFilter.shape)
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>

/** The list as it is shown: its rows, and the address that showed them. */
export type InvoiceListView = {
  page: InvoicePage
  query: InvoiceListQuery
  path: string
  /** What the firm added to invoices. */
  custom: CustomFields | undefined
}

/** The query as an address needs it: what is as usual is left out. */
export function writtenQuery(query: InvoiceListQuery): Record<string, string | number | undefined> {
  const { tab, sort, direction, size, custom, ...rest } = query
  return {
    ...rest,
    ...writtenCustomFilter(custom),
    tab: tab === 'all' ? undefined : tab,
    sort: sort === 'issueDate' ? undefined : sort,
    direction: direction === 'descending' ? undefined : direction,
    size: size === 25 ? undefined : size,
  }
}

/** The same without a place in the list, for links that begin it anew. */
export function fromFirstPage(
  query: InvoiceListQuery,
): Record<string, string | number | undefined> {
  return { ...writtenQuery(query), after: undefined, before: undefined }
}

const filterNames = ['customerId', 'from', 'to', 'dueFrom', 'dueTo', 'currency'] as const

/** How many filters of the popover are set. */
export function filterCount(query: InvoiceListQuery): number {
  const added = Object.keys(query.custom ?? {}).length
  return filterNames.filter((name) => query[name]).length + added
}

/** Whether the list shows less than all documents. */
export function isNarrowed(query: InvoiceListQuery): boolean {
  return Boolean(query.q) || query.tab !== 'all' || filterCount(query) > 0
}
