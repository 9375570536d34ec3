import { firmsPath, toDoPath } from '#app/modules/firm/firms/index.ts'
import type { ToDoKind } from '#contract/reporting/to-do.ts'

export { toDoPath }

/** The list of what is to be done, of one firm or kind or of all. */
export function toDoHref({
  firmId,
  kind,
}: {
  firmId: string | null
  kind: ToDoKind | null
}): string {
  const query = new URLSearchParams({ ...(firmId && { firm: firmId }), ...(kind && { kind }) })
  return query.size === 0 ? toDoPath : `${toDoPath}?${query}`
}

/** A page of a firm, by its path below it. */
export function firmPagePath(firmId: string, path: string): string {
  return `${firmsPath}/${firmId}/${path}`
}

/** Lists behind the figures of a firm; those modules use this one and are known by their addresses only. */
export function listsOf(firmId: string, { hasOpenItems }: { hasOpenItems: boolean }) {
  const firm = `${firmsPath}/${firmId}`
  return {
    cash: `${firm}/bank`,
    receivable: hasOpenItems ? `${firm}/open-items` : `${firm}/invoices?tab=open`,
    payable: hasOpenItems ? `${firm}/open-items?direction=payable` : `${firm}/bills?tab=open`,
    taxReturns: `${firm}/reports/tax-returns`,
    approvals: `${firm}/approvals`,
  }
}

/** The same month of the year before, of `YYYY-MM`. */
function aYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/**
 * Where what waits in a firm is settled; those modules are known by their addresses only. Drafts of all
 * kinds stand in the list of the present month.
 */
export function queueListsOf(
  firmId: string,
  { month, firstMonth }: { month: string; firstMonth: string | null },
) {
  const firm = `${firmsPath}/${firmId}`
  return {
    drafts: `${firm}/closing/months/${month}`,
    bankLines: `${firm}/bank`,
    missingReceipts: `${firm}/expenses?receipt=missing&from=${aYearBefore(month)}-01`,
    approvals: `${firm}/approvals`,
    dueReturns: `${firm}/reports/tax-returns`,
    openMonths: `${firm}/closing/months/${firstMonth ?? month}`,
    questions: `${firm}/questions`,
  }
}
