import type { OfferingId } from '#app/modules/public-site/site/index.ts'

/** What a change is to whoever uses the product. */
export type ChangeKind = 'new' | 'better' | 'mended'

/** Changes, newest first; title and words are in the texts, `changes.{id}`. */
export const changes = [
  { id: 'peopleDeeper', date: '2026-11-30', kind: 'new', of: ['hrms', 'payroll-management'] },
  { id: 'salesOrders', date: '2026-11-29', kind: 'new', of: ['erp'] },
  { id: 'people', date: '2026-11-29', kind: 'new', of: ['hrms', 'leave-management'] },
  { id: 'areas', date: '2026-11-29', kind: 'new' },
  { id: 'analytics', date: '2026-11-29', kind: 'new', of: ['business-analytics-tool'] },
  { id: 'production', date: '2026-11-29', kind: 'new', of: ['erp'] },
  { id: 'deliveryNotes', date: '2026-11-29', kind: 'new', of: ['inventory'] },
  { id: 'payroll', date: '2026-11-29', kind: 'new', of: ['payroll-management'] },
  { id: 'projects', date: '2026-11-29', kind: 'new', of: ['project-management'] },
  { id: 'learning', date: '2026-11-29', kind: 'new', of: ['lms'] },
  { id: 'website', date: '2026-11-29', kind: 'new', of: ['cms'] },
  { id: 'shop', date: '2026-11-29', kind: 'new', of: ['cms'] },
  { id: 'leads', date: '2026-11-29', kind: 'new', of: ['crm-leads'] },
  { id: 'portal', date: '2026-11-29', kind: 'new', of: ['client-management'] },
  { id: 'partners', date: '2026-11-29', kind: 'new', of: ['affiliate-business-system'] },
  { id: 'quotes', date: '2026-11-29', kind: 'new' },
  { id: 'eInvoices', date: '2026-11-29', kind: 'new', of: ['invoicing'] },
  { id: 'reminders', date: '2026-11-29', kind: 'new' },
  { id: 'bank', date: '2026-11-29', kind: 'new', of: ['bookkeeping'] },
  { id: 'purchases', date: '2026-11-29', kind: 'new', of: ['expense-tracker'] },
  { id: 'tills', date: '2026-11-29', kind: 'new', of: ['retail-billing', 'daily-sales-tracker'] },
  { id: 'stock', date: '2026-11-29', kind: 'new', of: ['inventory'] },
  { id: 'prices', date: '2026-11-29', kind: 'new', of: ['product-management'] },
  { id: 'books', date: '2026-11-29', kind: 'new', of: ['bookkeeping'] },
  { id: 'cockpit', date: '2026-11-29', kind: 'new' },
  { id: 'waysBack', date: '2026-11-26', kind: 'new' },
  { id: 'fieldsElsewhere', date: '2026-11-26', kind: 'new' },
  { id: 'customFields', date: '2026-11-26', kind: 'new' },
  { id: 'offlineTill', date: '2026-11-26', kind: 'new' },
  { id: 'letters', date: '2026-11-26', kind: 'new' },
  { id: 'layers', date: '2026-11-26', kind: 'new' },
  { id: 'apps', date: '2026-11-26', kind: 'new' },
  { id: 'push', date: '2026-11-26', kind: 'new' },
  { id: 'gallery', date: '2026-11-26', kind: 'new' },
  { id: 'share', date: '2026-11-26', kind: 'new' },
  { id: 'map', date: '2026-11-26', kind: 'new' },
  { id: 'helpHere', date: '2026-11-26', kind: 'better' },
  { id: 'reach', date: '2026-11-21', kind: 'new' },
  { id: 'members', date: '2026-11-21', kind: 'new' },
  { id: 'demo', date: '2026-11-21', kind: 'new' },
  { id: 'consent', date: '2026-11-21', kind: 'new' },
  { id: 'notices', date: '2026-11-21', kind: 'new' },
  { id: 'login', date: '2026-11-21', kind: 'new' },
  { id: 'search', date: '2026-11-21', kind: 'better' },
  { id: 'quicker', date: '2026-11-21', kind: 'better' },
  { id: 'zone', date: '2026-11-21', kind: 'mended' },
  { id: 'sheet', date: '2026-11-21', kind: 'mended' },
  { id: 'dashboard', date: '2026-11-21', kind: 'new' },
  { id: 'payments', date: '2026-11-21', kind: 'new' },
  { id: 'invoices', date: '2026-11-21', kind: 'new', of: ['invoicing'] },
  { id: 'delivery', date: '2026-11-21', kind: 'new' },
  { id: 'registers', date: '2026-11-21', kind: 'new' },
  { id: 'country', date: '2026-11-21', kind: 'new' },
] as const satisfies readonly {
  id: string
  date: string
  kind: ChangeKind
  /** The offerings that came with it. */
  of?: readonly OfferingId[]
}[]

export type Change = (typeof changes)[number]

/** The changes by month, `2026-11`, newest first. */
export function changesByMonth(all: readonly Change[] = changes) {
  const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))]
  return months.map((month) => ({
    month,
    changes: all.filter(({ date }) => date.startsWith(month)),
  }))
}
