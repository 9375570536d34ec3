import { desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { CourseOffer, CourseOrder } from '#contract/learning/public-courses.ts'
import { findByToken, publicToken } from '../../../documents/delivery/public-token.ts'
import type { SiteCourse } from '../../../firm/site-courses.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findItemsToSell } from '../../catalogue/items/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getDocument } from '../../selling/invoicing/index.ts'
import { courses, getEnrolment, getVersion } from '../courses/index.ts'
import { courseOffersTable, courseOrdersTable } from './tables.ts'

export type StoredOffer = typeof courseOffersTable.$inferSelect
export type StoredOrder = typeof courseOrdersTable.$inferSelect

const mostShown = 1_000
const mostItems = 500

/** Undefined for a course that was never offered. */
export function findOffer({ db }: Reader, courseId: string): StoredOffer | undefined {
  const isMeant = eq(courseOffersTable.courseId, courseId)
  return db.select().from(courseOffersTable).where(isMeant).get()
}

/** Courses whose page is open, as pages of the firm's own site name them; by title. */
export function openCourses(reader: Reader, firmId: string): SiteCourse[] {
  const offers = reader.db
    .select()
    .from(courseOffersTable)
    .where(eq(courseOffersTable.isOpen, true))
    .all()
  return offers
    .flatMap(({ courseId, publicSecret, itemId }) => {
      const course = courses.find(reader, courseId)
      if (!course || course.isArchived || course.publishedVersion === 0) return []
      const { title, summary } = getVersion(reader, courseId, course.publishedVersion)
      const path = `/learn/${publicToken(firmId, publicSecret)}`
      return [{ id: courseId, title, summary, path, itemId }]
    })
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** The page of a course, and what it costs, for who manages courses. @throws AppError not_found */
export function toOffer(
  reader: Reader,
  { firmId, actor }: FirmContext,
  courseId: string,
): CourseOffer {
  const { title, isArchived, publishedVersion } = courses.get(reader, courseId)
  const isPublished = publishedVersion > 0 && !isArchived
  const offer = findOffer(reader, courseId)
  const { isOpen = false, itemId = '', words = '' } = offer ?? {}
  const isTold = offer && isOpen && isPublished && isAllowed(actor, 'course:edit')
  const path = isTold ? `/learn/${publicToken(firmId, offer.publicSecret)}` : null
  const items = findItemsToSell(reader, '', mostItems)
    .filter(({ kind, isParent }) => kind !== 'stock' && !isParent)
    .map(({ id, name }) => ({ id, name }))
  return { isOpen, itemId, words, courseTitle: title, isPublished, path, items }
}

/**
 * The open offer of an address, of a course that takes people; whatever is wrong with the address,
 * the answer is the same.
 * @throws AppError not_found
 */
export function requireOffer(reader: Reader, context: FirmContext, token: string): StoredOffer {
  const find = (secret: string) => {
    const isMeant = eq(courseOffersTable.publicSecret, secret)
    const row = reader.db.select().from(courseOffersTable).where(isMeant).get()
    return row && { ...row, publicUntil: null }
  }
  const offer = findByToken(context.firmId, token, firmDate(reader, context), find)
  const course = offer?.isOpen ? courses.find(reader, offer.courseId) : undefined
  if (!offer || !course || course.isArchived || course.publishedVersion === 0) {
    throw new AppError('not_found', 'No such course')
  }
  return offer
}

/** The page of a course as its views are counted. */
export function viewedCourse(reader: Reader, context: FirmContext, token: string) {
  const { courseId } = requireOffer(reader, context, token)
  return { page: courses.get(reader, courseId).title, language: getFirmProfile(reader).language }
}

/** @throws AppError not_found */
export function getOrder({ db }: Reader, id: string): StoredOrder {
  const row = db.select().from(courseOrdersTable).where(eq(courseOrdersTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such order')
  return row
}

/** The order for which an invoice is. */
export function findOrderOfInvoice({ db }: Reader, invoiceId: string): StoredOrder | undefined {
  const isMeant = eq(courseOrdersTable.invoiceId, invoiceId)
  return db.select().from(courseOrdersTable).where(isMeant).get()
}

/** Orders of a course, the newest first. @throws AppError not_found */
export function listOrders(reader: Reader, courseId: string) {
  const { title } = courses.get(reader, courseId)
  const rows = reader.db
    .select()
    .from(courseOrdersTable)
    .where(eq(courseOrdersTable.courseId, courseId))
    .orderBy(desc(courseOrdersTable.id))
    .limit(mostShown)
    .all()
  return { courseTitle: title, rows: rows.map((row) => toOrder(reader, row)) }
}

/** An order as the API shows it. */
export function toOrder(reader: Reader, row: StoredOrder): CourseOrder {
  const { id, courseId, name, company, email, state, orderedAt, admittedAt } = row
  const invoice = row.invoiceId === '' ? undefined : findInvoice(reader, row.invoiceId)
  const { title } = courses.get(reader, courseId)
  const enrolment = row.enrolmentId === '' ? undefined : getEnrolment(reader, row.enrolmentId)
  return {
    ...{ id, courseId, name, company, email, state, orderedAt, admittedAt },
    courseTitle: title,
    invoiceId: invoice?.id ?? null,
    invoiceNumber: invoice?.number ?? null,
    isPaid: invoice?.state === 'paid',
    percent: enrolment?.percent ?? null,
  }
}

/** A draft may have been deleted since. */
function findInvoice(reader: Reader, invoiceId: string) {
  try {
    return getDocument(reader, invoiceId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Where a buyer learns, below the product's own address. */
export function learningPath(firmId: string, { publicSecret }: StoredOrder): string {
  return `/learning/${publicToken(firmId, publicSecret)}`
}
