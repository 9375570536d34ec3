import { AppError, conflictOf } from '#contract/core/errors.ts'
import {
  PackageDifference,
  type PackageItem,
  type PackageSession,
  type PackageStanding,
} from '#contract/learning/packages.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { endUnit, launchSession, unitFrame } from './cmi5-sessions.ts'
import { getPackage, type StoredPackage } from './keep-package.ts'
import { noteOutcome } from './note-outcome.ts'
import { outcomeOf, standingsOf, wholeOutcome } from './outcome.ts'
import { type Part, partsOf } from './parts.ts'
import { endSco, factsOf, recordIn } from './sco-sessions.ts'
import { isMet, parsePrerequisites } from './scorm/prerequisites.ts'
import { resumes, status12 } from './scorm/run-time.ts'
import type { Standing } from './scorm/sequencing.ts'
import { frameUrl, type Launching } from './serve/package-address.ts'
import {
  findTaking,
  getSession,
  getTaking,
  itemsOf,
  type KeptItem,
  keepItem,
  keepSession,
  keepTaking,
  type Meeting,
  openSessions,
  startTaking,
  type Taking,
} from './takings.ts'

/** A part that is to be opened. */
export type Opening = { itemId: string; launching: Launching }
/** A part that was opened. */
export type Opened = { packageSessionId: string; launching: Launching }

/** A package with what its learner has reached in each part. @throws AppError not_found */
function packageStanding(
  reader: Reader,
  { actor }: FirmContext,
  meeting: Meeting,
): PackageStanding {
  const stored = getPackage(reader, meeting.packageId)
  const parts = partsOf(stored, actor.language)
  const taking = findTaking(reader, meeting)
  const items = taking ? itemsOf(reader, taking.id) : new Map<string, KeptItem>()
  const { state, percent, seconds } = wholeOutcome(stored, parts, items)
  return {
    ...{ title: stored.title, standard: stored.standard, differences: [] },
    ...{ state: taking && state === 'notStarted' ? 'started' : state, percent, seconds },
    items: shownItems(stored, parts, items),
  }
}

/** The parts of a package with what a learner has reached in each. @throws AppError not_found */
export function takenItems(
  reader: Reader,
  { actor }: FirmContext,
  taking: Pick<Taking, 'id' | 'packageId'>,
): PackageItem[] {
  const stored = getPackage(reader, taking.packageId)
  return shownItems(stored, partsOf(stored, actor.language), itemsOf(reader, taking.id))
}

function shownItems(
  stored: StoredPackage,
  parts: readonly Part[],
  items: ReadonlyMap<string, KeptItem>,
): PackageItem[] {
  const standings = standingsOf(stored, parts, items)
  return parts.map((part) => {
    const { itemId, title, depth, kind } = part
    const isLaunchable = kind !== 'heading'
    const kept = items.get(itemId)
    return {
      ...{ itemId, title, depth, isLaunchable },
      isOpen: isLaunchable && isOpen(part, { parts, items, standings }),
      isWaived: kept !== undefined && 'unit' in kept && kept.unit.isWaived,
      ...outcomeOf(kept),
    }
  })
}

/** What of a package is not quite as its author meant it, for who writes the course. */
export function packageDifferences(
  reader: Reader,
  packageId: string,
): PackageStanding['differences'] {
  const stored = getPackage(reader, packageId)
  if (stored.standard === 'cmi5') return []
  return stored.scorm.warnings.flatMap(({ what, at }) => {
    const known = PackageDifference.safeParse({ what, at })
    return known.success ? [known.data] : []
  })
}

/**
 * Opens a part of a package for its learner. Sessions of it that nobody ended are over from then on,
 * with what they saved.
 * @throws AppError not_found; conflict (packagePartLocked)
 */
function launchPart(
  writer: Writer,
  context: FirmContext,
  meeting: Meeting,
  { itemId, launching }: Opening,
): { sessionId: string } {
  const stored = getPackage(writer, meeting.packageId)
  const parts = partsOf(stored)
  const part = parts.find((one) => one.itemId === itemId)
  if (!part || part.kind === 'heading') throw new AppError('not_found', 'No such part')
  const taking = startTaking(writer, context, { ...meeting, standard: stored.standard })
  endLost(writer, context, { takingId: taking.id, stored })
  const items = itemsOf(writer, taking.id)
  const standings = standingsOf(stored, parts, items)
  if (!isOpen(part, { parts, items, standings })) throw conflictOf('packagePartLocked')
  const sessionId = context.newId()
  const now = context.now.toISOString()
  const { sessions } = getTaking(writer, taking.id)
  keepTaking(writer, taking.id, { sessions: sessions + 1, lastAt: now })
  if (part.kind === 'unit') {
    launchSession(writer, context, { taking, part, sessionId, launching })
    return { sessionId }
  }
  const record = recordIn(items, itemId, stored)
  // A page that does not speak to us is done when it was opened.
  const isPage = part.item.launch?.isSco === false
  const begun = { ...record, attempts: (record.attempts ?? 0) + (resumes(record) ? 0 : 1) }
  const opened = isPage ? { ...begun, completion: 'completed' as const } : begun
  keepItem(writer, { takingId: taking.id, itemId }, { sco: opened })
  keepSession(writer, {
    ...{ id: sessionId, takingId: taking.id, itemId, lastNumber: 0, launchedAt: now },
    endedAt: null,
    content: {
      kind: 'sco',
      session: { set: {}, isEnded: false, commits: 0 },
      facts: factsOf(part.item, taking, record.standard),
    },
  })
  noteOutcome(writer, context, { taking, stored })
  return { sessionId }
}

/** Ends what was opened and never ended, as when a phone was switched off. */
function endLost(
  writer: Writer,
  context: FirmContext,
  { takingId, stored }: { takingId: string; stored: StoredPackage },
): void {
  for (const session of openSessions(writer, takingId)) {
    if (session.content.kind === 'sco') endSco(writer, context, { session, how: 'lost', stored })
    else endUnit(writer, context, session)
  }
}

/** A session of a learner's, with the address of its frame while it goes on. @throws AppError not_found */
function showSession(
  reader: Reader,
  { actor, firmId, now }: FirmContext,
  meeting: Meeting,
  { packageSessionId: sessionId, launching }: Opened,
): PackageSession {
  const session = getSession(reader, sessionId)
  const taking = findTaking(reader, meeting)
  if (taking?.id !== session.takingId) throw new AppError('not_found', 'No such session')
  const stored = getPackage(reader, meeting.packageId)
  const part = partsOf(stored, actor.language).find(({ itemId }) => itemId === session.itemId)
  const frame = { firmId, packageId: stored.id, sessionId }
  const frameAt = () =>
    part?.kind === 'unit'
      ? unitFrame({ frame, taking, part, launching, now })
      : frameUrl(frame, launching, now)
  return {
    sessionId,
    lessonTitle: meeting.lessonTitle,
    itemTitle: part?.title ?? '',
    frameUrl: session.endedAt === null ? frameAt() : null,
  }
}

type Around = {
  parts: readonly Part[]
  items: ReadonlyMap<string, KeptItem>
  standings: ReadonlyMap<string, Standing>
}

/** Whether a part may be opened: by the rules of its author, once what it asks for before it is done. */
function isOpen(part: Part, { parts, items, standings }: Around): boolean {
  if (part.kind !== 'sco') return true
  if (standings.get(part.itemId)?.isOpen === false) return false
  if (part.item.prerequisites === '') return true
  const rule = parsePrerequisites(part.item.prerequisites)
  if (rule === undefined) return true
  return isMet(rule, (identifier) => {
    const named = parts.find((one) => one.kind === 'sco' && one.item.identifier === identifier)
    const kept = named && items.get(named.itemId)
    return kept && 'sco' in kept ? status12(kept.sco) : 'not attempted'
  })
}

/**
 * The ways to the package of a lesson: how far somebody is, a part opened, and one that was.
 * @param meet finds who meets which package in it. @throws AppError as it says
 */
export function packageDoors<Ref>(meet: (reader: Reader, firm: FirmContext, ref: Ref) => Meeting) {
  return {
    standing: (reader: Reader, firm: FirmContext, ref: Ref) =>
      packageStanding(reader, firm, meet(reader, firm, ref)),
    launch: (writer: Writer, firm: FirmContext, asked: Ref & Opening) =>
      launchPart(writer, firm, meet(writer, firm, asked), asked),
    show: (reader: Reader, firm: FirmContext, asked: Ref & Opened) =>
      showSession(reader, firm, meet(reader, firm, asked), asked),
  }
}
