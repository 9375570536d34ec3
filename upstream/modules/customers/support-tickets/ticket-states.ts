import { type TicketState, ticketSteps } from '#contract/customers/support-tickets.ts'

export type { TicketState }

/** Whether a ticket may go from a state to another. */
export function canBecome(from: TicketState, to: TicketState): boolean {
  return ticketSteps[from].includes(to)
}

/** Whether nobody works on it any more. */
export function isDone(state: TicketState): boolean {
  return state === 'solved' || state === 'closed'
}

/** What happens to a ticket's state by itself. */
export type TicketEvent = 'customerWrote' | 'memberAnswered' | 'noteAdded' | 'automaticAnswer'

/**
 * The state after something happened. A customer who writes opens it again; an answer makes a new one
 * wait for them; notes and automatic answers change nothing.
 */
export function stateAfter(state: TicketState, event: TicketEvent): TicketState {
  if (event === 'customerWrote') return state === 'new' ? 'new' : 'open'
  if (event === 'memberAnswered' && !isDone(state)) return 'waiting'
  return state
}
