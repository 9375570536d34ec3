import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import {
  type Gate,
  type GatedAct,
  type GateInput,
  gatedActs,
  type MyGate,
} from '#contract/learning/training-gates.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { assignedSince, certifyingCourses } from '../courses/index.ts'
import { certificatesOf } from './certificate-rows.ts'
import { askGate } from './gate.ts'
import { trainingGatesTable } from './tables.ts'

type Row = typeof trainingGatesTable.$inferSelect

/** Every act that can be gated, and the courses that may be asked for. */
export function listGates(reader: Reader) {
  return {
    gates: gatedActs.map((act) => toGate(act, findRow(reader, act))),
    courses: certifyingCourses(reader),
  }
}

/** Sets what an act asks for. @throws AppError invalid for a course that gives no certificate */
export function updateGate(
  writer: Writer,
  context: FirmContext,
  { act, ...input }: GateInput & { act: GatedAct },
): Gate {
  const before = findRow(writer, act)
  const isKnown = certifyingCourses(writer).some(({ id }) => id === input.courseId)
  if (input.courseId !== '' && !isKnown) throw invalidField('courseId', 'courseWithoutCertificate')
  writer.db.delete(trainingGatesTable).where(eq(trainingGatesTable.act, act)).run()
  if (input.courseId !== '') {
    // Another course is a new rule, with its own days of introduction.
    const since = before?.courseId === input.courseId ? before.since : context.now.toISOString()
    writer.db
      .insert(trainingGatesTable)
      .values({ ...input, act, since })
      .run()
  }
  const after = toGate(act, findRow(writer, act))
  writer.audit({
    entity: 'trainingGate',
    entityId: act,
    action: 'update',
    title: act,
    before: toGate(act, before),
    after,
  })
  return after
}

/** How the firm's gates stand to whoever asks. */
export function myGates(reader: Reader, context: FirmContext): MyGate[] {
  const titles = new Map(certifyingCourses(reader).map(({ id, title }) => [id, title]))
  return gatedActs.flatMap((act) => {
    const row = findRow(reader, act)
    if (!row) return []
    const { isOpen, why, until } = ask(reader, context, row)
    const { courseId } = row
    return [{ act, courseId, courseTitle: titles.get(courseId) ?? '', isOpen, why, until }]
  })
}

/**
 * Keeps an act from who has no valid certificate of the course that the firm asks for, at the moment
 * of the act. The firm itself and programs act in nobody's person.
 * @throws AppError forbidden with `detail.reason` `needsCertificate`
 */
export function guardAct(reader: Reader, context: FirmContext, act: GatedAct): void {
  const { actor } = context
  if (actor.userId === '' || context.isUnattended) return
  const row = findRow(reader, act)
  if (!row || ask(reader, context, row).isOpen) return
  throw new AppError('forbidden', 'Needs a certificate', { detail: { reason: 'needsCertificate' } })
}

function ask(reader: Reader, { actor, now }: FirmContext, row: Row) {
  const { courseId } = row
  const certificates = certificatesOf(reader, actor.userId, courseId)
  const hasRightSince = assignedSince(reader, actor.userId, courseId) ?? row.since
  const { timeZone } = getFirmProfile(reader)
  return askGate(row, { certificates, hasRightSince }, now.toISOString(), timeZone)
}

function findRow({ db }: Reader, act: GatedAct): Row | undefined {
  return db.select().from(trainingGatesTable).where(eq(trainingGatesTable.act, act)).get()
}

function toGate(act: GatedAct, row: Row | undefined): Gate {
  return (
    row ?? { act, courseId: '', introductionDays: 30, graceDays: 14, noticeDays: 30, since: null }
  )
}
