import { invalidField } from '#contract/core/errors.ts'
import type { EarlierCertificates, EndInput } from '#contract/learning/certificates.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { courses } from '../courses/index.ts'
import { stateAt } from './certificate.ts'
import { certificatesBefore, keepEnd, toShown } from './certificate-rows.ts'
import { endForNewVersion } from './end-certificate.ts'
import { planEnding } from './issue.ts'
import { dayAfter } from './issue-certificate.ts'

type CourseRef = { courseId: string }

/** Certificates of earlier versions of a course that hold now. @throws AppError not_found */
export function earlierCertificates(
  reader: Reader,
  context: FirmContext,
  { courseId }: CourseRef,
): EarlierCertificates {
  const { title: courseTitle, publishedVersion: version } = courses.get(reader, courseId)
  const { timeZone } = getFirmProfile(reader)
  const now = context.now.toISOString()
  const rows = certificatesBefore(reader, { courseId, version })
    .filter((one) => stateAt(one, now) === 'valid')
    .map((one) => ({ ...toShown(one, context, timeZone), revokedReason: null }))
    .sort((one, other) => one.learnerName.localeCompare(other.learnerName))
  return { courseTitle, version, rows }
}

/**
 * Ends the certificates of earlier versions of a course that would hold longer than a day, and plans that
 * their holders take the new one before it. Says how many.
 * @throws AppError not_found; invalid for a day that has passed
 */
export function endEarlier(
  writer: Writer,
  context: FirmContext,
  { courseId, lastDate }: CourseRef & EndInput,
): { ended: number } {
  const { title, publishedVersion: version } = courses.get(writer, courseId)
  if (lastDate < firmDate(writer, context)) throw invalidField('lastDate', 'validInPast')
  const { timeZone } = getFirmProfile(writer)
  const ended = endForNewVersion(certificatesBefore(writer, { courseId, version }), {
    ...{ courseId, version },
    endsAt: dayAfter(lastDate, timeZone),
  })
  for (const one of ended) {
    keepEnd(writer, one)
    planEnding(writer, context, one, timeZone)
  }
  if (ended.length > 0) {
    writer.audit({
      entity: 'course',
      entityId: courseId,
      action: 'endCertificates',
      title,
      after: { version, date: lastDate, learners: ended.map(({ printed }) => printed.learnerName) },
    })
  }
  return { ended: ended.length }
}
