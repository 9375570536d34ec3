import type { IconName } from '#app/ui/index.ts'

/** The groups of the offerings' menu, in its order. */
export const offeringGroups = ['sell', 'count', 'stock', 'people', 'work'] as const
export type OfferingGroup = (typeof offeringGroups)[number]

/** `live` once a person can do its job in the product today; a test walks what is claimed. */
export type OfferingState = 'live' | 'planned'

const listed = [
  {
    id: 'invoicing',
    shows: 'invoices',
    path: '/apps/invoicing',
    group: 'sell',
    state: 'live',
    icon: 'file-text',
  },
  {
    id: 'client-management',
    shows: 'customers',
    path: '/apps/client-management',
    group: 'sell',
    state: 'live',
    icon: 'contact',
  },
  {
    id: 'crm-leads',
    shows: 'deal-board',
    path: '/apps/crm-leads',
    group: 'sell',
    state: 'live',
    icon: 'telescope',
  },
  {
    id: 'retail-billing',
    shows: 'tills',
    path: '/apps/retail-billing',
    group: 'sell',
    state: 'live',
    icon: 'scan-barcode',
  },
  {
    id: 'daily-sales-tracker',
    shows: 'tills/daily',
    path: '/apps/daily-sales-tracker',
    group: 'sell',
    state: 'live',
    icon: 'store',
  },
  {
    id: 'affiliate-business-system',
    shows: 'partners',
    path: '/apps/affiliate-business-system',
    group: 'sell',
    state: 'live',
    icon: 'badge-percent',
  },
  {
    id: 'bookkeeping',
    shows: 'ledger',
    path: '/apps/bookkeeping',
    group: 'count',
    state: 'live',
    icon: 'book-text',
  },
  {
    id: 'expense-tracker',
    shows: 'expenses',
    path: '/apps/expense-tracker',
    group: 'count',
    state: 'live',
    icon: 'receipt',
  },
  {
    id: 'business-analytics-tool',
    shows: 'analytics',
    path: '/apps/business-analytics-tool',
    group: 'count',
    state: 'live',
    icon: 'chart-no-axes-column',
  },
  {
    id: 'inventory',
    shows: 'stock',
    path: '/inventory-management-software',
    group: 'stock',
    state: 'live',
    icon: 'warehouse',
  },
  {
    id: 'product-management',
    shows: 'items',
    path: '/apps/product-management',
    group: 'stock',
    state: 'live',
    icon: 'package',
  },
  {
    id: 'hrms',
    shows: 'employees',
    path: '/apps/hrms',
    group: 'people',
    state: 'live',
    icon: 'users',
  },
  {
    id: 'payroll-management',
    shows: 'payroll',
    path: '/apps/payroll-management',
    group: 'people',
    state: 'live',
    icon: 'banknote',
  },
  {
    id: 'leave-management',
    shows: 'team-absences',
    path: '/apps/leave-management',
    group: 'people',
    state: 'live',
    icon: 'calendar',
  },
  {
    id: 'lms',
    shows: 'courses',
    path: '/apps/lms',
    group: 'people',
    state: 'live',
    icon: 'notebook',
  },
  {
    id: 'project-management',
    shows: 'projects',
    path: '/apps/project-management',
    group: 'work',
    state: 'live',
    icon: 'clipboard',
  },
  {
    id: 'cms',
    shows: 'site-pages',
    path: '/apps/cms',
    group: 'work',
    state: 'live',
    icon: 'pen-line',
  },
  {
    id: 'erp',
    shows: 'purchase-orders',
    path: '/apps/erp',
    group: 'work',
    state: 'live',
    icon: 'boxes',
  },
] as const satisfies readonly {
  id: string
  /** The screen of the demo that shows it, below its firm. */
  shows: string
  path: string
  group: OfferingGroup
  state: OfferingState
  icon: IconName
}[]

type Listed = (typeof listed)[number]

/** One of the table; its state may be either, whatever the others' are. */
export type Offering = Omit<Listed, 'state'> & { state: OfferingState }
export type OfferingId = Offering['id']

/**
 * All offerings and which of them are there: pages, menus, pricing and the site's map read this
 * table and nothing else. Names and one line of each: `offerings.{id}.name`, `.line` in the texts.
 */
export const offerings: readonly Offering[] = listed
