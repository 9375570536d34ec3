import type { StatusKind } from '#app/ui/index.ts'
import type { DealState } from '#contract/customers/deals.ts'

/** How a deal's state is drawn. */
export function discOf({ state }: { state: DealState }): { kind: StatusKind } {
  return { kind: discs[state] }
}

const discs: Record<DealState, StatusKind> = { open: 'sent', won: 'paid', lost: 'void' }
