import type { StatusKind } from '#app/ui/index.ts'
import type { LeadState } from '#contract/customers/leads.ts'

/** How a lead's state is drawn: the further it is, the fuller. */
export function discOf({ state }: { state: LeadState }): { kind: StatusKind; share?: number } {
  return { kind: discs[state], ...(state === 'qualified' && { share: 0.6 }) }
}

const discs: Record<LeadState, StatusKind> = {
  new: 'draft',
  contacted: 'sent',
  qualified: 'partlyPaid',
  converted: 'paid',
  lost: 'void',
}
