import { customFilters } from '#app/shell/register/custom/custom-fields.ts'
import { PlainFilterField } from '#app/shell/register/filter-menu.tsx'
import type { InvoiceListView } from './list-view.ts'
import { useCustomAbout } from './use-custom-about.ts'

/** The filters by fields that the firm added to invoices. */
export function CustomFilters({ view: { query, custom } }: { view: InvoiceListView }) {
  const about = useCustomAbout(custom)
  if (!custom) return null
  return customFilters(custom).map((filter) => (
    <PlainFilterField key={filter.label} filter={filter} query={query} about={about} />
  ))
}
