import { useFirm } from '#app/shell/page-context.tsx'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import { listPaths } from '../paths.ts'

/**
 * The lists behind the figures: the open items of all documents for whoever reaches all of them and
 * may see them, else invoices and bills, as the figures are of these alone then.
 */
export function useLists({ reach }: Pick<Dashboard, 'reach'>) {
  const { firm, can } = useFirm()
  return listPaths(firm.firmId, { hasOpenItems: reach === 'all' && can('payment:view') })
}
