/**
 * `waiting` is for the customer, `onHold` for somebody else. `solved` may still be contradicted, `closed`
 * is over.
 */
export const ticketStates = ['new', 'open', 'waiting', 'onHold', 'solved', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

const next: Readonly<Record<TicketState, readonly TicketState[]>> = {
  new: ['open', 'waiting', 'onHold', 'solved', 'closed'],
  open: ['waiting', 'onHold', 'solved', 'closed'],
  waiting: ['open', 'onHold', 'solved', 'closed'],
  onHold: ['open', 'waiting', 'solved', 'closed'],
  solved: ['open', 'closed'],
  closed: ['open'],
}

/** Whether a ticket may go from a state to another. */
export function canBecome(from: TicketState, to: TicketState): boolean {
  return next[from].includes(to)
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
