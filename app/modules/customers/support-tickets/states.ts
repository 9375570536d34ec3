import type { StatusKind } from '#app/ui/index.ts'
import type { TicketState } from '#contract/customers/support-tickets.ts'

/** The disc of each state. */
export const stateDiscs: Record<TicketState, StatusKind> = {
  new: 'draft',
  open: 'sent',
  waiting: 'viewed',
  onHold: 'partlyPaid',
  solved: 'paid',
  closed: 'closed',
}
