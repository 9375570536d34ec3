import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { languages } from '#contract/core/fields.ts'
import type { PublicLearning } from '#contract/learning/public-learning.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { certificateOf, toShown } from '../certificates/index.ts'
import { myCourse } from '../courses/index.ts'
import type { StoredOrder } from './rows.ts'
import { courseOrdersTable } from './tables.ts'

/**
 * Who learns by an address, as somebody who asks for their own courses; whatever is wrong with the
 * address, the answer is the same.
 * @throws AppError not_found
 */
export function requireLearner(
  reader: Reader,
  context: FirmContext,
  token: string,
): { order: StoredOrder; learner: FirmContext } {
  const find = (secret: string) => {
    const isMeant = eq(courseOrdersTable.publicSecret, secret)
    const row = reader.db.select().from(courseOrdersTable).where(isMeant).get()
    return row && { ...row, publicUntil: null }
  }
  const order = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!order || order.enrolmentId === '') throw new AppError('not_found', 'No such course')
  const actor = { ...context.actor, userId: order.id, userName: order.name }
  return { order, learner: { ...context, actor } }
}

/** The course of whoever has the address. @throws AppError not_found */
export function showLearning(reader: Reader, context: FirmContext, token: string): PublicLearning {
  const { order, learner } = requireLearner(reader, context, token)
  const { tradeName, legalName, timeZone } = getFirmProfile(reader)
  const found = certificateOf(reader, order.enrolmentId)
  const certificate = found && toShown(found, context, timeZone)
  return {
    course: myCourse(reader, learner, order.enrolmentId),
    firmName: tradeName || legalName,
    learnerName: order.name,
    language: languages.find((one) => one === order.language) ?? 'en',
    timeZone,
    certificate: certificate
      ? {
          number: certificate.number,
          state: certificate.state,
          checkPath: certificate.checkPath,
        }
      : null,
  }
}
