import type { StatusKind } from '#app/ui/index.ts'
import type { PartnerState } from '#contract/customers/partners.ts'

const discs: Record<PartnerState, StatusKind> = {
  applied: 'sent',
  approved: 'paid',
  declined: 'void',
  blocked: 'overdue',
}

/** How a partner's state is drawn. */
export function discOf({ state }: { state: PartnerState }): { kind: StatusKind } {
  return { kind: discs[state] }
}
