/** Where a person's week stands. `returned` is open again, with the reason. */
export const weekStates = ['open', 'submitted', 'approved', 'returned'] as const
export type WeekState = (typeof weekStates)[number]

export const weekActions = ['submit', 'withdraw', 'approve', 'return', 'reopen'] as const
export type WeekAction = (typeof weekActions)[number]

/**
 * Why an action is refused.
 * - `wrongState`: it does not follow from where the week stands.
 * - `notYours`, `notAllowed`: somebody else's week, or no right to approve.
 * - `ownWeek`: another person approves, unless the firm has nobody else.
 * - `timerRuns`: nobody knows yet what the week comes to.
 * - `isInvoiced`: what stands on an invoice is not opened again.
 */
export type WeekRefusal =
  | 'wrongState'
  | 'notYours'
  | 'notAllowed'
  | 'ownWeek'
  | 'timerRuns'
  | 'isInvoiced'

export type WeekFacts = {
  state: WeekState
  /** Whose week it is, and who acts. */
  personId: string
  actorId: string
  mayApprove: boolean
  /** There is nobody else who could approve. */
  isAlone: boolean
  hasRunningTimer: boolean
  hasInvoicedEntries: boolean
}

const steps: Record<WeekAction, { from: readonly WeekState[]; to: WeekState }> = {
  submit: { from: ['open', 'returned'], to: 'submitted' },
  withdraw: { from: ['submitted'], to: 'open' },
  approve: { from: ['submitted'], to: 'approved' },
  return: { from: ['submitted'], to: 'returned' },
  reopen: { from: ['approved'], to: 'returned' },
}

/** Where a week stands after an action, or why it is refused. */
export function stepWeek(
  action: WeekAction,
  facts: WeekFacts,
): { state: WeekState } | { refusal: WeekRefusal } {
  const { from, to } = steps[action]
  if (!from.includes(facts.state)) return { refusal: 'wrongState' }
  const refusal = refusalOf(action, facts)
  return refusal === undefined ? { state: to } : { refusal }
}

function refusalOf(action: WeekAction, facts: WeekFacts): WeekRefusal | undefined {
  const isOwn = facts.personId === facts.actorId
  if (action === 'submit' || action === 'withdraw') {
    if (!isOwn) return 'notYours'
    return action === 'submit' && facts.hasRunningTimer ? 'timerRuns' : undefined
  }
  if (!facts.mayApprove) return 'notAllowed'
  if (isOwn && !facts.isAlone) return 'ownWeek'
  return action === 'reopen' && facts.hasInvoicedEntries ? 'isInvoiced' : undefined
}

/** Why an entry may not be changed, the strongest first; undefined where it may. */
export function lockOf(entry: {
  isInvoiced: boolean
  weekState: WeekState
}): 'invoiced' | 'approved' | 'submitted' | undefined {
  if (entry.isInvoiced) return 'invoiced'
  const { weekState } = entry
  return weekState === 'approved' || weekState === 'submitted' ? weekState : undefined
}
