import { eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import type { CourseOrder } from '#contract/learning/public-courses.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import type { InvoiceSteps } from '../../selling/invoicing/index.ts'
import { enrolLearner } from '../courses/index.ts'
import { findOrderOfInvoice, getOrder, toOrder } from './rows.ts'
import { courseOrdersTable } from './tables.ts'

export const admitJob = 'public-courses.admit'

type Means = { context: FirmContext; origin: string }

/**
 * Enrols who ordered and mails them the link by which they learn; nothing where they are in already.
 * @throws AppError not_found; conflict (courseNotOpen, orderOver)
 */
export function admit(writer: Writer, { context, origin }: Means, orderId: string): CourseOrder {
  const order = getOrder(writer, orderId)
  if (order.state === 'admitted') return toOrder(writer, order)
  if (order.state === 'cancelled') throw conflictOf('orderOver')
  const { id, courseId, name, email } = order
  const enrolment = enrolLearner(writer, context, {
    courseId,
    learner: { userId: id, name },
    kind: 'paid',
  })
  keep(writer, id, {
    state: 'admitted',
    enrolmentId: enrolment?.enrolmentId ?? '',
    admittedAt: context.now.toISOString(),
  })
  writer.audit({ entity: 'courseOrder', entityId: id, action: 'admit', title: name })
  const mail = { mailKind: 'courseOpened', recordId: id, to: email }
  sendFromFirmOrNote(writer, { context, origin }, mail)
  return toOrder(writer, getOrder(writer, id))
}

/** Ends an order that waits. @throws AppError not_found; conflict (orderOver) */
export function cancelOrder(writer: Writer, _: FirmContext, orderId: string): CourseOrder {
  const { id, name, state } = getOrder(writer, orderId)
  if (state !== 'waiting') throw conflictOf('orderOver')
  keep(writer, id, { state: 'cancelled' })
  writer.audit({ entity: 'courseOrder', entityId: id, action: 'cancel', title: name })
  return toOrder(writer, getOrder(writer, id))
}

function keep(
  { db }: Writer,
  id: string,
  columns: Partial<typeof courseOrdersTable.$inferSelect>,
): void {
  db.update(courseOrdersTable).set(columns).where(eq(courseOrdersTable.id, id)).run()
}

/** Reminds a buyer of the last day of their course. */
export function remindBuyer(
  writer: Writer,
  context: FirmContext,
  { learnerId, origin }: { learnerId: string; origin: string },
): void {
  const { id, email } = getOrder(writer, learnerId)
  const mail = { mailKind: 'courseDue', recordId: id, to: email }
  sendFromFirmOrNote(writer, { context, origin }, mail)
}

/** Lets a buyer in when the invoice is paid, and ends an order whose invoice is void. */
export const invoiceSteps: InvoiceSteps = {
  finalised: () => undefined,
  credited: () => undefined,
  settled(writer, { now }, { id, state }) {
    const order = state === 'paid' ? findOrderOfInvoice(writer, id) : undefined
    if (order?.state !== 'waiting') return
    const { id: orderId, name } = order
    schedule(writer, {
      kind: admitJob,
      key: orderId,
      dueAt: now,
      payload: { orderId },
      title: name,
    })
  },
  voided(writer, context, { id }) {
    const order = findOrderOfInvoice(writer, id)
    if (order?.state === 'waiting') cancelOrder(writer, context, order.id)
  },
}
