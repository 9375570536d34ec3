import { listHref } from '#app/shell/list/list-query.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'

export function dashboardPath(firmId: string): string {
  return `/firms/${firmId}/dashboard`
}

/** Where somebody says what stands on their dashboard. */
export function arrangePath(firmId: string): string {
  return `${dashboardPath(firmId)}/arrange`
}

type Span = { from?: string | null; to?: string | null }

/** How late what is open is, as figures and their lists name it. */
type Age = Dashboard['aging'][number]

/**
 * The lists that make up the figures, by their addresses: whoever keeps them need not be known
 * here, and is not where it is taken away.
 * @param hasOpenItems whether the figures are of all open items, or of invoices and bills alone
 */
export function listPaths(firmId: string, { hasOpenItems }: { hasOpenItems: boolean }) {
  const firm = `/firms/${firmId}`
  const invoices = `${firm}/invoices`
  const items = `${firm}/open-items`
  const ofInvoices = {
    open: listHref(invoices, { tab: 'open' }),
    overdue: listHref(invoices, { tab: 'overdue' }),
    /** What is open of an age. */
    due: ({ from, to }: Age) => listHref(invoices, { tab: 'open', dueFrom: from, dueTo: to }),
    bills: listHref(`${firm}/bills`, { tab: 'open' }),
  }
  const ofItems: typeof ofInvoices = {
    open: items,
    overdue: listHref(items, { bucket: 'overdue' }),
    due: ({ bucket }) => listHref(items, { bucket }),
    bills: listHref(items, { direction: 'payable' }),
  }
  return {
    ...(hasOpenItems ? ofItems : ofInvoices),
    credit: listHref(items, { view: 'credit' }),
    tills: ({ from, to }: Span) => listHref(`${firm}/tills/tickets`, { from, to }),
    drafts: listHref(invoices, { tab: 'draft' }),
    /** With credit notes, which are taken off; the sum leaves out drafts and what is void. */
    issued: ({ from, to }: Span) => listHref(invoices, { tab: 'all', from, to }),
    expensesOf: (month: string) => `${firm}/expenses/months/${month}`,
    claims: `${firm}/expenses/claims`,
    received: ({ from, to }: Span) => listHref(`${firm}/payments`, { tab: 'customers', from, to }),
  }
}
