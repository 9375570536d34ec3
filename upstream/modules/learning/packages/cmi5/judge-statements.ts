import { agentKey } from '../xapi/facets.ts'
import { canonicalText, isObject, type JsonObject, listAt, objectAt, textAt } from '../xapi/json.ts'
import { contextTemplate } from './launch.ts'
import { type Cmi5Session, isLive, stateOf, type UnitProgress } from './session.ts'
import {
  type Cmi5Verb,
  cmi5Category,
  cmi5VerbOf,
  extensions,
  moveOnCategory,
  verbs,
} from './vocabulary.ts'

/** Which requirement of cmi5 1.0 a statement breaks, by its number in the conformance requirements. */
export type Cmi5Refusal = { requirement: string; statementId: string }

export type Judged = { session: Cmi5Session; progress: UnitProgress }

const voided = 'http://adlnet.gov/expapi/verbs/voided'
/** What a unit may say of itself; the others are ours. */
const ofUnits: Cmi5Verb[] = ['initialized', 'completed', 'passed', 'failed', 'terminated']

class Refused extends Error {
  constructor(readonly requirement: string) {
    super(requirement)
  }
}

/**
 * Judges statements that a unit sends in its session, in their order, all or none, and gives what
 * becomes of session and progress. Those that come again word for word the store passes over; they
 * are not to be judged again.
 */
export function judgeStatements(
  session: Cmi5Session,
  progress: UnitProgress,
  statements: readonly JsonObject[],
  now: string,
): Judged | Cmi5Refusal {
  let judged: Judged = { session, progress }
  for (const statement of statements) {
    try {
      judged = take(judged, statement, now)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { requirement: error.requirement, statementId: textAt(statement, 'id') ?? '' }
    }
  }
  return judged
}

function take(judged: Judged, statement: JsonObject, now: string): Judged {
  judgeAll(judged.session, statement)
  const verb = cmi5VerbOf(textAt(statement.verb, 'id') ?? '')
  const state = stateOf(judged.session)
  if (state !== 'initialized' && verb !== 'initialized') refuse('9.3.0.0-4')
  const heard = { ...judged.session, lastStatementAt: now }
  if (!categoriesOf(statement).includes(cmi5Category)) return { ...judged, session: heard }
  if (verb === undefined || !ofUnits.includes(verb)) refuse('9.3.0.0-1')
  judgeDefined(judged.session, statement, verb)
  return note({ ...judged, session: heard }, statement, verb, now)
}

/** What holds for every statement of a unit, its own included. */
function judgeAll(session: Cmi5Session, statement: JsonObject): void {
  const state = stateOf(session)
  if (state === 'terminated') refuse('9.3.0.0-5')
  if (state === 'abandoned') refuse('9.3.6.0-2')
  if (!isLive(session)) refuse('8.1.2.0-2')
  if (textAt(statement, 'id') === undefined) refuse('9.1.0.0-1')
  if (textAt(statement.verb, 'id') === voided) refuse('6.3.0.0-1')
  const timestamp = textAt(statement, 'timestamp')
  if (timestamp === undefined) refuse('9.7.0.0-1')
  if (!/(Z|\+00(:?00)?)$/i.test(timestamp)) refuse('9.7.0.0-2')
  if (agentKey(statement.actor) !== agentKey(session.actor)) refuse('8.1.3.0-3')
  const context = objectAt(statement, 'context')
  if (context === undefined) refuse('9.6.0.0-1')
  if (textAt(context, 'registration')?.toLowerCase() !== session.registration.toLowerCase())
    refuse('9.6.1.0-1')
  const said = objectAt(context, 'extensions')
  if (textAt(said, extensions.sessionId) !== session.sessionId) refuse('9.6.3.1-4')
  if (!followsTemplate(session, context)) refuse('10.2.1.0-6')
  const verb = textAt(statement.verb, 'id')
  const isJudgement = verb === verbs.completed || verb === verbs.passed || verb === verbs.failed
  const categories = categoriesOf(statement)
  const isDefined = categories.includes(cmi5Category)
  if (categories.includes(moveOnCategory) && !(isDefined && isJudgement)) refuse('9.6.2.2-2')
}

function followsTemplate(session: Cmi5Session, context: JsonObject): boolean {
  const template = contextTemplate(session)
  const groupings = listAt(objectAt(context, 'contextActivities'), 'grouping')
  const wanted = listAt(objectAt(template, 'contextActivities'), 'grouping')
  const ids = groupings.map((one) => textAt(one, 'id'))
  const said = objectAt(context, 'extensions') ?? {}
  const hasExtensions = Object.entries(objectAt(template, 'extensions') ?? {}).every(
    ([key, value]) => canonicalText(said[key] ?? null) === canonicalText(value),
  )
  return hasExtensions && wanted.every((one) => ids.includes(textAt(one, 'id')))
}

/** What holds for the statements that cmi5 defines (9.2 to 9.6). */
function judgeDefined(session: Cmi5Session, statement: JsonObject, verb: Cmi5Verb): void {
  const { actor, object } = statement
  if (textAt(actor, 'objectType') === 'Group') refuse('9.2.0.0-2')
  if (objectAt(actor, 'account') === undefined) refuse('9.2.0.0-3')
  if (textAt(object, 'id') !== session.activityId) refuse('8.1.5.0-6')
  const isJudgement = verb === 'completed' || verb === 'passed' || verb === 'failed'
  if (session.launchMode === 'Browse' && isJudgement) refuse('10.2.2.0-2')
  if (session.launchMode === 'Review' && isJudgement) refuse('10.2.2.0-3')
  const result = objectAt(statement, 'result') ?? {}
  if (verb !== 'completed' && result.completion !== undefined) refuse('9.5.3.0-2')
  if (verb === 'completed' && result.completion !== true) refuse('9.5.3.0-1')
  if (verb !== 'passed' && verb !== 'failed' && result.success !== undefined) refuse('9.5.2.0-3')
  if (verb === 'passed' && result.success !== true) refuse('9.5.2.0-1')
  if (verb === 'failed' && result.success !== false) refuse('9.5.2.0-2')
  if (isJudgement && !categoriesOf(statement).includes(moveOnCategory)) refuse('9.6.2.2-1')
  if (verb !== 'initialized' && result.duration === undefined) {
    refuse(
      { terminated: '9.5.4.1-1', completed: '9.5.4.1-2', passed: '9.5.4.1-3' }[String(verb)] ??
        '9.5.4.1-4',
    )
  }
  judgeScore(session, statement, verb)
}

function judgeScore(session: Cmi5Session, statement: JsonObject, verb: Cmi5Verb): void {
  const score = objectAt(objectAt(statement, 'result'), 'score')
  if (score === undefined) return
  if (verb !== 'passed' && verb !== 'failed') refuse('9.5.1.0-2')
  if (score.raw !== undefined && (score.min === undefined || score.max === undefined))
    refuse('9.5.1.0-3')
  const { masteryScore } = session
  if (masteryScore === null) return
  const said = objectAt(objectAt(statement, 'context'), 'extensions')?.[extensions.masteryScore]
  if (said !== masteryScore) refuse('9.6.3.2-2')
  if (typeof score.scaled !== 'number') return
  if (verb === 'passed' && score.scaled < masteryScore) refuse('9.3.4.0-2')
  if (verb === 'failed' && score.scaled >= masteryScore) refuse('9.3.5.0-2')
}

/** What each verb may come after (9.3), and what it changes. */
function note(
  { session, progress }: Judged,
  statement: JsonObject,
  verb: Cmi5Verb,
  now: string,
): Judged {
  const { said } = session
  const result = objectAt(statement, 'result')
  const scaled = objectAt(result, 'score')?.scaled
  const score = typeof scaled === 'number' ? { scaled } : {}
  switch (verb) {
    case 'initialized':
      if (session.initializedAt !== null) refuse('9.3.0.0-2')
      return { session: { ...session, initializedAt: now }, progress }
    case 'terminated':
      return {
        session: { ...session, terminatedAt: now, duration: textAt(result, 'duration') ?? null },
        progress,
      }
    case 'completed':
      if (said.completed) refuse('9.3.0.0-2')
      if (progress.isCompleted) refuse('9.3.0.0-6')
      return {
        session: { ...session, said: { ...said, completed: true } },
        progress: { ...progress, isCompleted: true },
      }
    case 'passed':
      if (said.passed) refuse('9.3.0.0-2')
      if (said.failed) refuse('9.3.0.0-3')
      if (progress.isPassed) refuse('9.3.0.0-7')
      return {
        session: { ...session, said: { ...said, passed: true } },
        progress: { ...progress, ...score, isPassed: true },
      }
    case 'failed':
      if (said.failed) refuse('9.3.0.0-2')
      if (said.passed) refuse('9.3.0.0-3')
      if (progress.isPassed) refuse('9.3.0.0-8')
      return {
        session: { ...session, said: { ...said, failed: true } },
        progress: { ...progress, ...score, isFailed: true },
      }
    default:
      return refuse('9.3.0.0-1')
  }
}

function categoriesOf(statement: JsonObject): string[] {
  const activities = objectAt(objectAt(statement, 'context'), 'contextActivities')
  return listAt(activities, 'category').flatMap((one) =>
    isObject(one) ? (textAt(one, 'id') ?? []) : [],
  )
}

function refuse(requirement: string): never {
  throw new Refused(requirement)
}
