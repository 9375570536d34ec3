import type { JsonObject } from '../xapi/json.ts'
import type { MoveOn } from './course-structure.ts'

export type LaunchMode = 'Normal' | 'Browse' | 'Review'

/** What a learner reached of a unit in one registration, over all sessions. */
export type UnitProgress = {
  isCompleted: boolean
  isPassed: boolean
  isFailed: boolean
  isWaived: boolean
  /** The scaled score of the last judgement, from -1 to 1; null for none. */
  scaled: number | null
}

/** From the launch of a unit to its end, as data. Instants in UTC. */
export type Cmi5Session = {
  sessionId: string
  registration: string
  /** Ours, one for each unit and registration; never the publisher's. */
  activityId: string
  publisherId: string
  actor: JsonObject
  launchMode: LaunchMode
  /** From 0 to 1; null for none. */
  masteryScore: number | null
  moveOn: MoveOn
  launchedAt: string
  /** When the token was fetched, which happens once. */
  fetchedAt: string | null
  initializedAt: string | null
  lastStatementAt: string | null
  terminatedAt: string | null
  abandonedAt: string | null
  /** What was said in this session. */
  said: { completed: boolean; passed: boolean; failed: boolean }
  /** ISO 8601, as the unit said it at its end; null where it did not. */
  duration: string | null
}

export const noProgress: UnitProgress = {
  isCompleted: false,
  isPassed: false,
  isFailed: false,
  isWaived: false,
  scaled: null,
}

export type SessionState = 'launched' | 'fetched' | 'initialized' | 'terminated' | 'abandoned'

export function stateOf(session: Cmi5Session): SessionState {
  if (session.abandonedAt !== null) return 'abandoned'
  if (session.terminatedAt !== null) return 'terminated'
  if (session.initializedAt !== null) return 'initialized'
  return session.fetchedAt === null ? 'launched' : 'fetched'
}

/** Whether requests with the session's token are answered: fetched, and not over. */
export function isLive(session: Cmi5Session): boolean {
  return ['fetched', 'initialized'].includes(stateOf(session))
}

/** Whether a unit's rule to move on is met (10.2.4). What is waived is met by that. */
export function isSatisfied(moveOn: MoveOn, progress: UnitProgress): boolean {
  if (progress.isWaived) return true
  switch (moveOn) {
    case 'NotApplicable':
      return true
    case 'Passed':
      return progress.isPassed
    case 'Completed':
      return progress.isCompleted
    case 'CompletedAndPassed':
      return progress.isCompleted && progress.isPassed
    case 'CompletedOrPassed':
      return progress.isCompleted || progress.isPassed
  }
}

/** The answer to a request for the token: once it is given, then never again (8.2). */
export function fetchToken(
  session: Cmi5Session,
  { now, token }: { now: string; token: string },
): { session: Cmi5Session; body: JsonObject } {
  const state = stateOf(session)
  if (state === 'launched')
    return { session: { ...session, fetchedAt: now }, body: { 'auth-token': token } }
  const isOver = state === 'terminated' || state === 'abandoned'
  const body = {
    'error-code': isOver ? '2' : '1',
    'error-text': isOver ? 'session is over' : 'already in use',
  }
  return { session, body }
}
