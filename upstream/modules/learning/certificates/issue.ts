import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays, laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { type CompletedCourse, enrolAnew } from '../courses/index.ts'
import { type Certificate, lastDateOf, stateAt } from './certificate.ts'
import {
  certificatesOf,
  getCertificate,
  insertCertificate,
  keepRevoked,
} from './certificate-rows.ts'
import { revokeCertificate } from './end-certificate.ts'
import { recertifyFrom } from './gate.ts'
import { issueCertificate } from './issue-certificate.ts'

export const endingJob = 'certificates.ending'

/** Days before the end on which a holder is enrolled anew and told. */
const leadDays = 30

/** Issues the certificate of a course that was completed, where the course gives one. */
export function issueFor(writer: Writer, context: FirmContext, completed: CompletedCourse): void {
  const { enrolment, course, learnerName, percent } = completed
  if (!course.hasCertificate) return
  const { legalName, tradeName, language, timeZone } = getFirmProfile(writer)
  const earlier = certificatesOf(writer, enrolment.learnerId, enrolment.courseId)
  const hasOne = earlier.some(({ enrolmentId }) => enrolmentId === enrolment.enrolmentId)
  if (hasOne) return
  const { number } = takeNumber(writer, {
    kind: 'certificate',
    date: firmDate(writer, context),
  })
  const issued = issueCertificate({
    certificateId: context.newId(),
    number,
    checkCode: newSecret(),
    enrolment,
    printed: {
      learnerName,
      courseTitle: course.title,
      firmName: tradeName || legalName,
      language,
      percent,
    },
    validity: course.validMonths === null ? null : { months: course.validMonths },
    earlier,
    now: context.now.toISOString(),
    timeZone,
  })
  if (!issued) return
  insertCertificate(writer, issued)
  const { printed } = issued
  writer.audit({
    entity: 'course',
    entityId: enrolment.courseId,
    action: 'certify',
    title: course.title,
    after: { number, learners: [printed.learnerName] },
  })
  planEnding(writer, context, issued, timeZone)
}

/** Plans to tell a holder before a certificate ends; one that never ends, of nothing. */
export function planEnding(
  writer: Writer,
  context: FirmContext,
  certificate: Certificate,
  timeZone: string,
): void {
  const { certificateId, printed } = certificate
  const day = recertifyFrom(certificate, leadDays, timeZone)
  if (day === null) return
  // One that holds for less than the lead is told of on the next day.
  const tomorrow = addDays(localOf(context.now.toISOString(), timeZone).slice(0, 10), 1)
  schedule(writer, {
    kind: endingJob,
    key: certificateId,
    dueAt: new Date(instantOf(`${laterOf(day, tomorrow)}T07:00`, timeZone)),
    payload: { certificateId },
    title: printed.courseTitle,
  })
}

/**
 * Tells a holder that a certificate ends, and enrols them anew: nothing of the old one changes.
 * Nothing where it was revoked, or a newer one holds longer.
 */
export function tellEnding(writer: Writer, context: FirmContext, certificateId: string): void {
  const certificate = getCertificate(writer, certificateId)
  const { learnerId, courseId, expiresAt, printed } = certificate
  const now = context.now.toISOString()
  if (stateAt(certificate, now) === 'revoked' || expiresAt === null) return
  const isRenewed = certificatesOf(writer, learnerId, courseId).some(
    (one) => one.revokedAt === null && (one.expiresAt === null || one.expiresAt > expiresAt),
  )
  const date = lastDateOf(certificate, getFirmProfile(writer).timeZone)
  if (isRenewed || date === null) return
  enrolAnew(writer, context, {
    courseId,
    learner: { userId: learnerId, name: printed.learnerName },
  })
  queueNotice(writer, context, {
    kind: 'certificateEnding',
    params: { course: printed.courseTitle, date },
    link: `/firms/${context.firmId}/my-courses`,
    userIds: [learnerId],
    isForAll: true,
  })
}

/** Revokes a certificate; one that is revoked keeps its first reason. @throws AppError not_found */
export function revoke(
  writer: Writer,
  { now }: FirmContext,
  { certificateId, reason }: { certificateId: string; reason: string },
): void {
  const before = getCertificate(writer, certificateId)
  const revoked = revokeCertificate(before, { at: now.toISOString(), reason })
  keepRevoked(writer, revoked)
  writer.audit({
    entity: 'course',
    entityId: before.courseId,
    action: 'revokeCertificate',
    title: before.printed.courseTitle,
    after: { number: before.number, reason },
  })
}

/** Whether a certificate has a number. */
export function isNumberTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from certificates where number = ?', number).toArray().length > 0
}
