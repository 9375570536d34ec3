import type { StatusKind } from '#app/ui/index.ts'
import type { PayrollRunState } from '#contract/people/payroll-runs.ts'

/** How the state of a run is drawn. */
export const runStatus: Readonly<Record<PayrollRunState, StatusKind>> = {
  draft: 'draft',
  calculated: 'draft',
  approved: 'viewed',
  posted: 'sent',
  paid: 'paid',
}
