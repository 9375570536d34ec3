import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { answerUnit } from './cmi5/answer-unit.ts'
import { type LaunchRequest, launchUnit } from './cmi5/launch.ts'
import {
  abandonSession,
  satisfiedParts,
  satisfiedStatement,
  type WaiveReason,
  waiveUnit,
} from './cmi5/our-statements.ts'
import { fetchToken, noProgress, type UnitProgress } from './cmi5/session.ts'
import { getPackage } from './keep-package.ts'
import { noteOutcome } from './note-outcome.ts'
import { type Part, partsOf } from './parts.ts'
import { parseInterval } from './scorm/scorm-time.ts'
import { type Frame, frameBase, type Launching, ownFolder } from './serve/package-address.ts'
import {
  getSession,
  getTaking,
  isTrial,
  itemsOf,
  keepItem,
  keepSession,
  keepTaking,
  type StoredSession,
  type Taking,
} from './takings.ts'
import { agentKey } from './xapi/facets.ts'
import type { XapiRequest, XapiResponse } from './xapi/http.ts'
import type { JsonObject } from './xapi/json.ts'
import { storeStatements } from './xapi/store-statements.ts'
import { sqlStore } from './xapi-rows.ts'

type UnitPart = Extract<Part, { kind: 'unit' }>
type Unit = {
  frame: Frame
  taking: Taking
  part: UnitPart
  launching: Launching
  /** Where everything of the session is. */
  base: string
  now: string
}

/** Where the frame of a unit begins: with the five parameters of cmi5 8.1. */
export function unitFrame({ now, ...unit }: Omit<Unit, 'base' | 'now'> & { now: Date }): string {
  const base = frameBase(unit.frame, unit.launching, now)
  return launchUnit(requestOf({ ...unit, base, now: now.toISOString() })).url
}

/** Opens a unit: its launch data and the statement of it are there before it is. */
export function launchSession(
  writer: Writer,
  context: FirmContext,
  opened: { taking: Taking; part: UnitPart; sessionId: string; launching: Launching },
): void {
  const { taking, part, sessionId, launching } = opened
  const now = context.now.toISOString()
  const frame = { firmId: context.firmId, packageId: taking.packageId, sessionId }
  // What is kept names no token.
  const base = `${launching.PUBLIC_ORIGIN}/packages/${taking.packageId}`
  const launch = launchUnit(requestOf({ frame, taking, part, launching, base, now }))
  const { actor, registration, activityId } = launch.session
  sqlStore(writer).saveDocument(
    { kind: 'state', activityId, agent: agentKey(actor) ?? '', registration },
    {
      documentId: 'LMS.LaunchData',
      contentType: 'application/json',
      body: new TextEncoder().encode(JSON.stringify(launch.launchData)),
      etag: randomUUID().replaceAll('-', ''),
      updatedAt: now,
    },
  )
  say(writer, launching.PUBLIC_ORIGIN, now, [launch.statement])
  keepSession(writer, {
    ...{ id: sessionId, takingId: taking.id, itemId: part.itemId, lastNumber: 0 },
    ...{ launchedAt: now, endedAt: null },
    content: { kind: 'unit', session: launch.session, origin: launching.PUBLIC_ORIGIN },
  })
  const kept = unitOf(writer, taking.id, part.itemId)
  keepItem(writer, { takingId: taking.id, itemId: part.itemId }, kept)
  follow(writer, context, { taking, sessionId, origin: launching.PUBLIC_ORIGIN })
}

/** Ends a session of a unit that never said that it ended. */
export function endUnit(writer: Writer, context: FirmContext, stored: StoredSession): void {
  const { content } = stored
  if (content.kind !== 'unit') return
  const now = context.now.toISOString()
  const ended = abandonSession(content.session, { now, statementId: randomUUID() })
  if (ended) say(writer, content.origin, now, [ended.statement])
  const session = ended?.session ?? content.session
  keepSession(writer, { ...stored, endedAt: now, content: { ...content, session } })
}

/** Gives a unit its token, once. @throws AppError not_found */
export function giveToken(
  writer: Writer,
  { now }: FirmContext,
  sessionId: string,
  token: string,
): JsonObject {
  const stored = getSession(writer, sessionId)
  const { content } = stored
  if (content.kind !== 'unit') throw new AppError('not_found', 'The package has no such unit')
  const { session, body } = fetchToken(content.session, { now: now.toISOString(), token })
  keepSession(writer, { ...stored, content: { ...content, session } })
  return body
}

/** Answers what a unit asks of the xAPI store, with its token. @throws AppError not_found */
export function askStore(
  writer: Writer,
  context: FirmContext,
  {
    sessionId,
    request,
    endpointPath,
  }: {
    sessionId: string
    request: XapiRequest
    endpointPath: string
  },
): XapiResponse {
  const stored = getSession(writer, sessionId)
  const { content, takingId, itemId } = stored
  if (content.kind !== 'unit') throw new AppError('not_found', 'The package has no such unit')
  const before = unitOf(writer, takingId, itemId)
  const now = context.now.toISOString()
  const { response, judged } = answerUnit(
    sqlStore(writer),
    { session: content.session, progress: before.unit },
    request,
    { now, newId: randomUUID, authority: authorityOf(content.origin), endpointPath },
  )
  if (judged.session === content.session) return response
  const { session, progress } = judged
  const isEnded = session.terminatedAt !== null
  keepSession(writer, {
    ...stored,
    content: { ...content, session },
    endedAt: isEnded ? now : stored.endedAt,
  })
  const spent =
    isEnded && stored.endedAt === null ? (parseInterval(session.duration ?? '') ?? 0) : 0
  const seconds = before.seconds + Math.round(spent / 100)
  keepItem(writer, { takingId, itemId }, { unit: progress, seconds })
  const taking = getTaking(writer, takingId)
  follow(writer, context, { taking, sessionId, origin: content.origin })
  return response
}

/**
 * Waives a unit for a learner: the store is told, and what it completes is completed. Nothing where it
 * was waived before. @throws AppError not_found for what is no unit of cmi5
 */
export function waiveOne(
  writer: Writer,
  context: FirmContext,
  waived: { taking: Taking; itemId: string; reason: WaiveReason; origin: string },
): { title: string; isChanged: boolean } {
  const { taking, itemId, reason, origin } = waived
  const part = partsOf(getPackage(writer, taking.packageId)).find((one) => one.itemId === itemId)
  if (part?.kind !== 'unit') throw new AppError('not_found', 'The package has no such unit')
  const now = context.now.toISOString()
  const before = unitOf(writer, taking.id, itemId)
  const sessionId = randomUUID()
  const made = waiveUnit(
    before.unit,
    {
      actor: actorOf(taking, origin),
      registration: taking.registration,
      activityId: activityIdOf(taking, itemId, origin),
      publisherId: part.unit.publisherId,
    },
    { now, statementId: randomUUID(), sessionId, reason },
  )
  const { title } = part
  if (!made) return { title, isChanged: false }
  say(writer, origin, now, [made.statement])
  keepItem(writer, { takingId: taking.id, itemId }, { ...before, unit: made.progress })
  follow(writer, context, { taking, sessionId, origin })
  return { title, isChanged: true }
}

/** Says which parts are satisfied now and were not before, and notes what came of the whole. */
function follow(
  writer: Writer,
  context: FirmContext,
  { taking, sessionId, origin }: { taking: Taking; sessionId: string; origin: string },
): void {
  const stored = getPackage(writer, taking.packageId)
  if (stored.standard !== 'cmi5') return
  const items = itemsOf(writer, taking.id)
  const progress = new Map(
    partsOf(stored).flatMap((part): [string, UnitProgress][] => {
      const kept = items.get(part.itemId)
      return part.kind === 'unit' && kept && 'unit' in kept
        ? [[part.unit.publisherId, kept.unit]]
        : []
    }),
  )
  const said: string[] = JSON.parse(taking.satisfied)
  const now = context.now.toISOString()
  const found = satisfiedParts(stored.course, (publisherId) => progress.get(publisherId)).filter(
    ({ publisherId }) => !said.includes(publisherId),
  )
  if (found.length > 0) {
    const satisfied = [...said, ...found.map(({ publisherId }) => publisherId)]
    keepTaking(writer, taking.id, { satisfied: JSON.stringify(satisfied) })
    const { registration, packageId } = taking
    const statements = found.map((part) =>
      satisfiedStatement(part, {
        ...{ now, registration, sessionId, actor: actorOf(taking, origin) },
        statementId: randomUUID(),
        activityId: `${origin}/packages/${packageId}/${part.kind}/${encodeURIComponent(part.publisherId)}`,
      }),
    )
    say(writer, origin, now, statements)
  }
  noteOutcome(writer, context, { taking, stored })
}

function requestOf({ frame, taking, part, launching, base, now }: Unit): LaunchRequest {
  const { unit, itemId } = part
  const { launch } = unit
  const path = launch.kind === 'file' ? `${pathOf(launch.path)}${launch.query}` : ''
  return {
    unit,
    unitUrl: `${base}/${path}`,
    endpoint: `${base}/${ownFolder}/xapi/`,
    fetchUrl: `${base}/${ownFolder}/fetch`,
    returnUrl: `${new URL(base).origin}/${ownFolder}/end`,
    actor: actorOf(taking, launching.PUBLIC_ORIGIN),
    registration: taking.registration,
    activityId: activityIdOf(taking, itemId, launching.PUBLIC_ORIGIN),
    sessionId: frame.sessionId,
    statementId: randomUUID(),
    launchMode: isTrial(taking) ? 'Browse' : 'Normal',
    now,
  }
}

/** A path of a package as an address has it. */
function pathOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The id of a unit in one registration; never the publisher's. */
function activityIdOf({ packageId, registration }: Taking, itemId: string, origin: string): string {
  return `${origin}/packages/${packageId}/units/${itemId}/${registration}`
}

function actorOf({ learnerId, learnerName }: Taking, homePage: string): JsonObject {
  return { objectType: 'Agent', name: learnerName, account: { homePage, name: learnerId } }
}

/** Who vouches for what is stored: the product. */
function authorityOf(homePage: string): JsonObject {
  return { objectType: 'Agent', account: { homePage, name: 'packages' } }
}

/** Stores statements of our own. @throws Error for one that the store refuses, a mistake of ours */
function say(writer: Writer, origin: string, now: string, statements: JsonObject[]): void {
  const context = { now, newId: randomUUID, authority: authorityOf(origin) }
  const outcome = storeStatements(sqlStore(writer), statements, context)
  if ('refusal' in outcome) throw new Error(`Our own statement: ${JSON.stringify(outcome)}`)
}

function unitOf(writer: Writer, takingId: string, itemId: string) {
  const kept = itemsOf(writer, takingId).get(itemId)
  return kept && 'unit' in kept ? kept : { unit: noProgress, seconds: 0 }
}
