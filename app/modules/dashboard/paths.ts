import { listHref } from '#app/shell/list/list-query.ts'

export function dashboardPath(firmId: string): string {
  return `/firms/${firmId}/dashboard`
}

type Span = { from?: string | null; to?: string | null }

/**
 * The lists that make up the figures, by their addresses: whoever keeps them need not be known
 * here, and is not where it is taken away.
 */
export function listPaths(firmId: string) {
  const firm = `/firms/${firmId}`
  const invoices = `${firm}/invoices`
  return {
    open: listHref(invoices, { tab: 'open' }),
    overdue: listHref(invoices, { tab: 'overdue' }),
    drafts: listHref(invoices, { tab: 'draft' }),
    /** Open invoices due in a span of dates. */
    due: ({ from, to }: Span) => listHref(invoices, { tab: 'open', dueFrom: from, dueTo: to }),
    issued: ({ from, to }: Span) => listHref(invoices, { tab: 'issued', from, to }),
    bills: listHref(`${firm}/bills`, { tab: 'open' }),
    overdueBills: listHref(`${firm}/bills`, { tab: 'overdue' }),
    expensesOf: (month: string) => `${firm}/expenses/months/${month}`,
    claims: `${firm}/expenses/claims`,
    received: ({ from, to }: Span) => listHref(`${firm}/payments`, { from, to }),
  }
}
