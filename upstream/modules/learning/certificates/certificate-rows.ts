import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Certificate as Shown } from '#contract/learning/certificates.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type Certificate, lastDateOf, type PrintedFacts, stateAt } from './certificate.ts'
import { certificatesTable } from './tables.ts'

const Printed = z.object({
  learnerName: z.string(),
  courseTitle: z.string(),
  firmName: z.string(),
  language: z.string(),
  percent: z.string().nullable(),
  issuedDate: z.string(),
  validThroughDate: z.string().nullable(),
}) satisfies z.ZodType<PrintedFacts>

type Row = typeof certificatesTable.$inferSelect

/** @throws AppError not_found */
export function getCertificate({ db }: Reader, id: string): Certificate {
  const row = db.select().from(certificatesTable).where(eq(certificatesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such certificate')
  return toCertificate(row)
}

/** The certificate with a code; undefined for none. */
export function findByCode({ db }: Reader, checkCode: string): Certificate | undefined {
  const isMeant = eq(certificatesTable.checkCode, checkCode)
  const row = db.select().from(certificatesTable).where(isMeant).get()
  return row && toCertificate(row)
}

/** What an enrolment brought; undefined for nothing. */
export function certificateOf({ db }: Reader, enrolmentId: string): Certificate | undefined {
  const isMeant = eq(certificatesTable.enrolmentId, enrolmentId)
  const row = db.select().from(certificatesTable).where(isMeant).get()
  return row && toCertificate(row)
}

/** A learner's certificates, the newest first; of one course, or of all. */
export function certificatesOf({ db }: Reader, learnerId: string, courseId?: string) {
  const isOf = courseId === undefined ? undefined : eq(certificatesTable.courseId, courseId)
  return db
    .select()
    .from(certificatesTable)
    .where(and(eq(certificatesTable.learnerId, learnerId), isOf))
    .orderBy(desc(certificatesTable.issuedAt))
    .all()
    .map(toCertificate)
}

const mostListed = 1_000

export function newestCertificates({ db }: Reader): Certificate[] {
  return db
    .select()
    .from(certificatesTable)
    .orderBy(desc(certificatesTable.issuedAt), desc(certificatesTable.id))
    .limit(mostListed)
    .all()
    .map(toCertificate)
}

/** Those of versions of a course before one that are not revoked, by the learner. */
export function certificatesBefore(
  { db }: Reader,
  { courseId, version }: { courseId: string; version: number },
): Certificate[] {
  const { learnerId, issuedAt, revokedAt, courseVersion } = certificatesTable
  const isOf = eq(certificatesTable.courseId, courseId)
  return db
    .select()
    .from(certificatesTable)
    .where(and(isOf, lt(courseVersion, version), isNull(revokedAt)))
    .orderBy(asc(learnerId), asc(issuedAt))
    .all()
    .map(toCertificate)
}

export function insertCertificate({ db }: Writer, certificate: Certificate): void {
  const { certificateId, printed, ...values } = certificate
  db.insert(certificatesTable)
    .values({ ...values, id: certificateId, printed: JSON.stringify(printed) })
    .run()
}

/** Writes that a certificate is revoked: nothing else of it changes. */
export function keepRevoked(
  { db }: Writer,
  { certificateId, revokedAt, revokedReason }: Certificate,
): void {
  db.update(certificatesTable)
    .set({ revokedAt, revokedReason })
    .where(eq(certificatesTable.id, certificateId))
    .run()
}

/** Writes that a certificate ends earlier than it says. */
export function keepEnd({ db }: Writer, { certificateId, expiresAt, endedBy }: Certificate): void {
  db.update(certificatesTable)
    .set({ expiresAt, endedBy })
    .where(eq(certificatesTable.id, certificateId))
    .run()
}

/** A certificate as the API shows it to the firm and its holder. */
export function toShown(
  certificate: Certificate,
  { firmId, now }: FirmContext,
  timeZone: string,
): Shown {
  const { certificateId, number, courseId, learnerId, printed } = certificate
  const { learnerName, courseTitle, percent, issuedDate, validThroughDate } = printed
  const { revokedAt, revokedReason } = certificate
  return {
    id: certificateId,
    ...{ number, courseId, courseTitle, learnerId, learnerName, percent },
    ...{ issuedDate, validThroughDate, revokedAt, revokedReason },
    lastDate: lastDateOf(certificate, timeZone),
    state: stateAt(certificate, now.toISOString()),
    checkPath: checkPath(firmId, certificate),
  }
}

/** Where anybody checks a certificate. */
export function checkPath(firmId: string, { checkCode }: Pick<Certificate, 'checkCode'>): string {
  return `/certificates/${publicToken(firmId, checkCode)}`
}

function toCertificate({ id, printed, ...row }: Row): Certificate {
  return { ...row, certificateId: id, printed: Printed.parse(JSON.parse(printed)) }
}
