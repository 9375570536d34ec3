import type { Day } from '../attendance/index.ts'
import { type ChainStep, mayDecide } from './approval-chain.ts'
import type { LeaveDay } from './day-costs.ts'

/**
 * Where a request stands. `cancel-asked` is approved leave whose person wants it back: it holds
 * until somebody grants that. That leave was taken is no state: it is read from its days.
 */
export type RequestState =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'cancel-asked'
  | 'cancelled'

export type Decision = {
  level: number
  byId: string
  at: string
  isApproved: boolean
  reason: string | null
  /** `proof`: that proof of an illness was seen. */
  of: 'leave' | 'cancel' | 'proof'
  /** Days of leave that a proof gave back. */
  returned?: readonly ReturnedDays[]
}

/** Days that went back from a request; `isWhole` where none of it was left. */
export type ReturnedDays = { requestId: string; days: readonly LeaveDay[]; isWhole: boolean }

/** A request for leave of one person and type. Its chain is the one of its submission. */
export type LeaveRequest = {
  id: string
  personId: string
  typeCode: string
  /** In order of date, each day once. */
  days: readonly LeaveDay[]
  /** Who does the person's work meanwhile; null for nobody named. */
  standInId: string | null
  state: RequestState
  chain: readonly ChainStep[]
  decisions: readonly Decision[]
  submittedAt: string | null
  cancelReason: string | null
}

export type StepRefusal = 'wrong-state' | 'not-yours' | 'no-reason' | 'no-days' | 'not-the-person'

export type StepAnswer = { ok: true; request: LeaveRequest } | { ok: false; refusal: StepRefusal }

/** Submits a draft, with the chain of that day. A type without approvers is approved at once. */
export function submitRequest(
  request: LeaveRequest,
  chain: readonly ChainStep[],
  at: string,
): StepAnswer {
  if (request.state !== 'draft') return refused('wrong-state')
  if (request.days.length === 0) return refused('no-days')
  const state = chain.length === 0 ? 'approved' : 'submitted'
  return { ok: true, request: { ...request, state, chain, submittedAt: at } }
}

/**
 * A decision on leave, or on taking it back, at the level that is due. The last yes approves it, or
 * cancels it; a no rejects it, or leaves the leave approved, and has a reason.
 */
export function decideRequest(
  request: LeaveRequest,
  decision: { byId: string; at: string; isApproved: boolean; reason: string | null },
): StepAnswer {
  const of = request.state === 'submitted' ? 'leave' : 'cancel'
  if (request.state !== 'submitted' && request.state !== 'cancel-asked')
    return refused('wrong-state')
  const step = dueStep(request)
  if (!step || !mayDecide(step, decision.byId)) return refused('not-yours')
  if (!decision.isApproved && !decision.reason?.trim()) return refused('no-reason')
  const decisions = [...request.decisions, { ...decision, level: step.level, of } as const]
  const isLast = step === request.chain.at(-1)
  const next = nextState(request.state, decision.isApproved, isLast)
  return { ok: true, request: { ...request, decisions, state: next } }
}

/** The step of the chain that is due; undefined when nothing is to be decided. */
export function dueStep(request: LeaveRequest): ChainStep | undefined {
  const { state, chain } = request
  if (state !== 'submitted' && state !== 'cancel-asked') return undefined
  const round = state === 'submitted' ? 'leave' : 'cancel'
  const refusedAt = request.decisions.findLastIndex(
    ({ of, isApproved }) => of === round && !isApproved,
  )
  const decided = request.decisions.slice(refusedAt + 1).filter(({ of }) => of === round)
  return chain[decided.length]
}

/** Takes a request back before it is decided, by the person whose leave it is. */
export function withdrawRequest(request: LeaveRequest, byId: string): StepAnswer {
  if (byId !== request.personId) return refused('not-the-person')
  if (request.state !== 'submitted' && request.state !== 'draft') return refused('wrong-state')
  return { ok: true, request: { ...request, state: 'withdrawn' } }
}

/**
 * Asks to cancel leave that is approved. It goes through the chain the leave went through; where
 * there is none it is cancelled at once. Days that payroll has paid are then a difference for the
 * next run, and no change of the last.
 */
export function askToCancel(request: LeaveRequest, byId: string, reason: string): StepAnswer {
  if (byId !== request.personId) return refused('not-the-person')
  if (request.state !== 'approved') return refused('wrong-state')
  if (reason.trim() === '') return refused('no-reason')
  const state = request.chain.length === 0 ? 'cancelled' : 'cancel-asked'
  return { ok: true, request: { ...request, state, cancelReason: reason } }
}

/** Whether a request takes from the balance: asked for, it reserves; asked back, it still holds. */
export function holdOf({ state }: Pick<LeaveRequest, 'state'>): 'pending' | 'approved' | null {
  if (state === 'submitted') return 'pending'
  return state === 'approved' || state === 'cancel-asked' ? 'approved' : null
}

/** Whether approved leave is over on a day. */
export function isTaken(request: Pick<LeaveRequest, 'state' | 'days'>, on: Day): boolean {
  const last = request.days.at(-1)
  return holdOf(request) === 'approved' && last !== undefined && last.date < on
}

function nextState(
  state: 'submitted' | 'cancel-asked',
  isApproved: boolean,
  isLast: boolean,
): RequestState {
  if (state === 'submitted') {
    if (!isApproved) return 'rejected'
    return isLast ? 'approved' : 'submitted'
  }
  if (!isApproved) return 'approved'
  return isLast ? 'cancelled' : 'cancel-asked'
}

function refused(refusal: StepRefusal): StepAnswer {
  return { ok: false, refusal }
}
