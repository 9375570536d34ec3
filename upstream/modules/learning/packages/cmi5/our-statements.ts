import { formatInterval } from '../scorm/scorm-time.ts'
import type { JsonObject } from '../xapi/json.ts'
import type { Cmi5Block, Cmi5Course, Cmi5Unit, LanguageText } from './course-structure.ts'
import { type Cmi5Session, isSatisfied, noProgress, stateOf, type UnitProgress } from './session.ts'
import { activityTypes, cmi5Category, extensions, moveOnCategory, verbs } from './vocabulary.ts'

/**
 * Ends a session whose unit never said that it ended: its window went away, or the learner opened
 * the unit anew. Undefined where it is over already. A session that nobody used is abandoned too.
 */
export function abandonSession(
  session: Cmi5Session,
  { now, statementId }: { now: string; statementId: string },
): { session: Cmi5Session; statement: JsonObject } | undefined {
  const state = stateOf(session)
  if (state === 'terminated' || state === 'abandoned') return undefined
  const last = session.lastStatementAt ?? session.launchedAt
  const duration = (Date.parse(last) - Date.parse(session.launchedAt)) / 10
  const statement = {
    ...common({ id: statementId, timestamp: now, ...session }),
    verb: { id: verbs.abandoned, display: { en: 'abandoned' } },
    object: { objectType: 'Activity', id: session.activityId },
    result: { duration: formatInterval(duration) },
  }
  return { session: { ...session, abandonedAt: now }, statement }
}

export type WaiveReason =
  | 'Tested Out'
  | 'Equivalent AU'
  | 'Equivalent Outside Activity'
  | 'Administrative'

/** Waives a unit for a learner: it counts as met. Undefined where it was waived before (9.3.7). */
export function waiveUnit(
  progress: UnitProgress,
  unit: Pick<Cmi5Session, 'actor' | 'registration' | 'activityId' | 'publisherId'>,
  given: { now: string; statementId: string; sessionId: string; reason: WaiveReason },
): { progress: UnitProgress; statement: JsonObject } | undefined {
  if (progress.isWaived) return undefined
  const { now, statementId, sessionId, reason } = given
  const statement = {
    ...common({ id: statementId, timestamp: now, ...unit, sessionId }, [moveOnCategory]),
    verb: { id: verbs.waived, display: { en: 'waived' } },
    object: { objectType: 'Activity', id: unit.activityId },
    result: { success: true, completion: true, extensions: { [extensions.reason]: reason } },
  }
  return { progress: { ...progress, isWaived: true }, statement }
}

/** A block or the course whose units are all met; its id is the publisher's. */
export type Satisfied = { kind: 'block' | 'course'; publisherId: string; title: LanguageText[] }

/**
 * Blocks, inner ones first, and then the course, whose units have all met their rules. To be asked
 * at the registration, as units without a rule are met from the start, and after every change.
 */
export function satisfiedParts(
  course: Cmi5Course,
  progressOf: (publisherId: string) => UnitProgress | undefined,
): Satisfied[] {
  const found: Satisfied[] = []
  const isMet = (child: Cmi5Block | Cmi5Unit): boolean => {
    if (child.kind === 'unit')
      return isSatisfied(child.moveOn, progressOf(child.publisherId) ?? noProgress)
    const all = child.children.map(isMet).every(Boolean)
    if (all) found.push({ kind: 'block', publisherId: child.blockId, title: child.title })
    return all
  }
  const all = course.children.map(isMet).every(Boolean)
  if (all) found.push({ kind: 'course', publisherId: course.courseId, title: course.title })
  return found
}

/** The statement of a part that is met now and was not before (9.3.9); `activityId` is ours. */
export function satisfiedStatement(
  part: Satisfied,
  given: {
    now: string
    statementId: string
    activityId: string
    actor: JsonObject
    registration: string
    /** Of the session that met it; a new one where none did. */
    sessionId: string
  },
): JsonObject {
  const { now, statementId, activityId, ...session } = given
  const name = Object.fromEntries(part.title.map(({ language, text }) => [language || 'und', text]))
  return {
    ...common({ id: statementId, timestamp: now, ...session, publisherId: part.publisherId }),
    verb: { id: verbs.satisfied, display: { en: 'satisfied' } },
    object: {
      objectType: 'Activity',
      id: activityId,
      definition: { type: activityTypes[part.kind], name },
    },
  }
}

type Common = { id: string; timestamp: string } & Pick<
  Cmi5Session,
  'actor' | 'registration' | 'sessionId' | 'publisherId'
>

function common(given: Common, categories: string[] = []): JsonObject {
  const { id, timestamp, actor, registration, sessionId, publisherId } = given
  return {
    id,
    timestamp,
    actor,
    context: {
      registration,
      contextActivities: {
        category: [cmi5Category, ...categories].map((one) => ({ id: one })),
        grouping: [{ id: publisherId }],
      },
      extensions: { [extensions.sessionId]: sessionId },
    },
  }
}
