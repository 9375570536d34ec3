import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getPackage, type StoredPackage } from './keep-package.ts'
import { noteOutcome } from './note-outcome.ts'
import { partsOf } from './parts.ts'
import type { Standard } from './scorm/cmi-elements.ts'
import { endSession } from './scorm/end-session.ts'
import {
  type CommitOutcome,
  commitValues,
  type LaunchFacts,
  launchValues,
  newRecord,
  type ScoRecord,
} from './scorm/run-time.ts'
import type { ScormItem } from './scorm/scorm-package.ts'
import {
  getSession,
  getTaking,
  isTrial,
  itemsOf,
  type KeptItem,
  keepItem,
  keepSession,
  type StoredSession,
  type Taking,
} from './takings.ts'

/** What a part finds of its learner and of what its author wants. */
export function factsOf(
  item: ScormItem,
  taking: Pick<Taking, 'learnerId' | 'learnerName' | 'enrolmentId'>,
  standard: Standard,
): LaunchFacts {
  const { learnerId, learnerName } = taking
  return {
    learnerId,
    learnerName,
    mode: isTrial(taking) ? 'browse' : 'normal',
    isForCredit: !isTrial(taking),
    passingScore: standard === 'scorm12' ? item.masteryScore : item.passingMeasure,
    completionThreshold: item.completionThreshold,
    dataFromLms: item.dataFromLms,
    maxTimeAllowed: item.maxTimeAllowed,
    timeLimitAction: item.timeLimitAction,
  }
}

/** What a page needs to run a part of SCORM: where it is, and the values it finds. */
type RunningSco = {
  standard: Standard
  title: string
  path: string
  query: string
  values: Record<string, string>
  /** Of what was sent last: a frame that is loaded anew counts on. */
  number: number
  isOver: boolean
}

/** What the frame of a session of SCORM begins with. @throws AppError not_found */
export function runSco(reader: Reader, sessionId: string): RunningSco | undefined {
  const stored = getSession(reader, sessionId)
  const { content, itemId } = stored
  if (content.kind !== 'sco') return undefined
  const taking = getTaking(reader, stored.takingId)
  const held = getPackage(reader, taking.packageId)
  const part = partsOf(held).find((one) => one.itemId === itemId)
  if (part?.kind !== 'sco' || part.item.launch === null) return undefined
  const record = recordIn(itemsOf(reader, taking.id), itemId, held)
  const { path, query } = part.item.launch
  return {
    ...{ standard: record.standard, title: part.title, path, query },
    // A frame that is loaded anew goes on with what was set before.
    values: { ...launchValues(record, content.facts), ...content.session.set },
    number: stored.lastNumber,
    isOver: stored.endedAt !== null,
  }
}

type ScoCommit = {
  /** Counts up within a session; a late repeat of an earlier one is passed over. */
  number: number
  values: Record<string, string>
  /** Whether the package ended its session, or its window goes away. */
  end: 'no' | 'finished' | 'lost'
}

/** Keeps what a package says, and what becomes of its learner by it. @throws AppError not_found */
export function commitSco(
  writer: Writer,
  context: FirmContext,
  { sessionId, number, values, end }: ScoCommit & { sessionId: string },
): { isOver: boolean; refused: CommitOutcome['refused'] } {
  const session = getSession(writer, sessionId)
  const { content } = session
  if (session.endedAt !== null || content.kind !== 'sco') return { isOver: true, refused: [] }
  if (number <= session.lastNumber) return { isOver: false, refused: [] }
  const { packageId } = getTaking(writer, session.takingId)
  const stored = getPackage(writer, packageId)
  const { session: set, refused } = commitValues(standardOf(stored), content.session, values)
  const saved = { ...session, lastNumber: number, content: { ...content, session: set } }
  if (end === 'no') {
    keepSession(writer, saved)
    noteMeanwhile(writer, context, saved, stored)
  } else {
    endSco(writer, context, { session: saved, how: end, stored })
  }
  return { isOver: end !== 'no', refused }
}

/** Ends a session of SCORM, with what it saved. */
export function endSco(
  writer: Writer,
  context: FirmContext,
  ending: { session: StoredSession; how: 'finished' | 'lost'; stored: StoredPackage },
): void {
  const { session, how, stored } = ending
  const { content, takingId, itemId } = session
  if (content.kind !== 'sco') return
  const before = recordIn(itemsOf(writer, takingId), itemId, stored)
  const { record, session: ended } = endSession(before, content.session, content.facts, { how })
  keepItem(writer, { takingId, itemId }, { sco: record })
  const endedAt = context.now.toISOString()
  keepSession(writer, { ...session, content: { ...content, session: ended }, endedAt })
  noteOutcome(writer, context, { taking: getTaking(writer, takingId), stored })
}

/** What was reached is reached before the session ends: a phone may never say that it did. */
function noteMeanwhile(
  writer: Writer,
  context: FirmContext,
  { content, takingId, itemId }: StoredSession,
  stored: StoredPackage,
): void {
  if (content.kind !== 'sco') return
  const items = itemsOf(writer, takingId)
  const before = recordIn(items, itemId, stored)
  const { record } = endSession(before, content.session, content.facts, { how: 'lost' })
  items.set(itemId, { sco: record })
  noteOutcome(writer, context, { taking: getTaking(writer, takingId), stored, items })
}

/** What is kept of a part of SCORM; an empty record of one that was never opened. */
export function recordIn(
  items: ReadonlyMap<string, KeptItem>,
  itemId: string,
  stored: StoredPackage,
): ScoRecord {
  const kept = items.get(itemId)
  return kept && 'sco' in kept ? kept.sco : newRecord(standardOf(stored))
}

function standardOf({ standard }: StoredPackage): Standard {
  return standard === 'scorm2004' ? 'scorm2004' : 'scorm12'
}
