import { and, gte, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { type CourseOrderInput, PaidCourseOrder } from '#contract/learning/public-courses.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { usualSaleTax } from '../../books/taxes/index.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { createParty, findPartyByEmail, getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { createDraft } from '../../selling/invoicing/index.ts'
import { courses, getEnrolment } from '../courses/index.ts'
import { admit } from './admit.ts'
import { type StoredOffer, type StoredOrder, toOrder } from './rows.ts'
import { courseOrdersTable } from './tables.ts'

/** As many orders as one place of the network may make in a day. */
const maxFromPlace = 8
/**
 * Each order mails an address of which nobody knows whose it is: so many a day to one, and of one course.
 * What was paid or begun was ordered by whoever reads its mail, and counts no more.
 */
const maxToAddress = 5
const maxOfCourse = 400
const daySeconds = 86_400
/** Within these minutes the same order is one that was sent twice. */
const repeatMinutes = 10

type Means = { context: FirmContext; origin: string }

/**
 * Orders a place in a course. What costs nothing is open at once, by the link in a mail; for the rest
 * the firm is given a draft invoice to look at and send, and the buyer is let in when it is paid.
 * @throws AppError rate_limited; invalid for what the invoice lacks, and at `email` where many orders wait
 */
export function placeOrder(
  writer: Writer,
  { context, origin }: Means,
  offer: StoredOffer,
  given: CourseOrderInput,
): { isFree: boolean } {
  const isFree = offer.itemId === ''
  if (isRepeated(writer, context, offer, given)) return { isFree }
  requireRoom(writer, context, offer, given)
  // Whoever orders is nobody of the firm: what follows is the firm's own doing.
  const firm = { ...context, actor: { ...context.actor, userId: '', role: 'owner' as const } }
  const id = context.newId()
  const { name, company, email, language } = given
  const invoiceId = isFree ? '' : draftInvoice(writer, firm, offer, requirePaid(given))
  writer.db
    .insert(courseOrdersTable)
    .values({
      ...{ id, courseId: offer.courseId, name, company, email, language, invoiceId },
      state: 'waiting',
      enrolmentId: '',
      publicSecret: newSecret(),
      address: context.actor.address ?? '',
      orderedAt: context.now.toISOString(),
      admittedAt: null,
    })
    .run()
  forgetSenderLater(writer, context)
  const { title } = courses.get(writer, offer.courseId)
  writer.audit({ entity: 'courseOrder', entityId: id, action: 'create', title: name })
  if (isFree) {
    admit(writer, { context: firm, origin }, id)
    return { isFree }
  }
  const [from, to] = [
    { kind: 'courseOrder', id },
    { kind: 'invoice', id: invoiceId },
  ] as const
  linkRecords(writer, firm, { from, relation: 'makes', to })
  const mail = { mailKind: 'courseOrdered', recordId: id, to: email }
  sendFromFirmOrNote(writer, { context: firm, origin }, mail)
  queueNotice(writer, firm, {
    kind: 'courseOrdered',
    params: { name, course: title },
    link: `/firms/${context.firmId}/course-orders/${id}`,
    isForAll: true,
  })
  return { isFree }
}

/** @throws AppError invalid for what an invoice needs and is not there */
function requirePaid(given: CourseOrderInput): PaidCourseOrder {
  const { data, error } = PaidCourseOrder.safeParse(given)
  if (data) return data
  const [issue] = error.issues
  throw invalidField(String(issue?.path[0] ?? 'street'), 'required')
}

function draftInvoice(
  writer: Writer,
  firm: FirmContext,
  { itemId }: StoredOffer,
  order: PaidCourseOrder,
): string {
  const item = itemsToSell(writer, [itemId]).get(itemId)
  if (!item) throw new AppError('not_found', 'No such course')
  const { baseCurrency: currency, paymentTermsDays } = getFirmProfile(writer)
  const issueDate = firmDate(writer, firm)
  const input = InvoiceInput.parse({
    ...{ currency, issueDate, language: order.language, exchangeRate: '' },
    customerId: customerOf(writer, firm, order, currency),
    priceMode: item.priceMode,
    paymentTermsDays,
    lines: [
      {
        ...{ itemId, unit: item.unit, unitPrice: item.unitPrice, quantity: '1' },
        description: item.name,
        taxCode: item.taxCode || usualSaleTax(writer, issueDate),
      },
    ],
  })
  return createDraft(writer, firm, input).id
}

/** The customer with the address and the same name; else a new one, as nobody proved an address. */
function customerOf(
  writer: Writer,
  firm: FirmContext,
  order: PaidCourseOrder,
  currency: string,
): string {
  const { name, company, email, street, postcode, city, country, vatId, language } = order
  const called = company || name
  const known = findPartyByEmail(writer, email)
  const isSame = (party: { name: string; isArchived: boolean }) =>
    !party.isArchived && party.name.toLowerCase() === called.toLowerCase()
  if (known !== undefined && isSame(getStoredParty(writer, known))) return known
  const input = PartyInput.parse({
    ...{ name: called, email, vatId, language, currency },
    kind: company === '' ? 'person' : 'company',
    contactName: company === '' ? '' : name,
    address: { street, postcode, city, country },
  })
  return createParty(writer, firm, input).id
}

function isRepeated(
  { sql }: Reader,
  { now }: FirmContext,
  { courseId }: StoredOffer,
  { email, name }: CourseOrderInput,
): boolean {
  const since = new Date(now.getTime() - repeatMinutes * 60_000).toISOString()
  const query = `select 1 from course_orders
     where course_id = ? and ordered_at >= ? and email = ? and name = ? limit 1`
  return sql.exec(query, courseId, since, email, name).toArray().length > 0
}

/** What a stranger could have other strangers mailed. @throws AppError invalid, rate_limited */
function requireRoom(
  reader: Reader,
  { actor, now }: FirmContext,
  { courseId }: StoredOffer,
  { email }: CourseOrderInput,
): void {
  // Known of all who come from outside.
  if (!actor.address) return
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString()
  const countOf = (condition: string, value: string) =>
    reader.sql
      .exec<{ count: number }>(
        `select count(*) as count from course_orders where ${condition} and ordered_at >= ?`,
        ...[value, since],
      )
      .one().count
  if (countUnproven(reader, email, since) >= maxToAddress) throw invalidField('email', 'ordersWait')
  const isBusy =
    countOf('course_id = ?', courseId) >= maxOfCourse ||
    countOf('address = ?', actor.address) >= maxFromPlace
  if (!isBusy) return
  throw new AppError('rate_limited', 'Too many orders today', { retryAfterSeconds: daySeconds })
}

/** Orders of an address since an instant of which nothing shows that its owner made them. */
function countUnproven(reader: Reader, email: string, since: string): number {
  const isTheirs = sql`${courseOrdersTable.email} = ${email} collate nocase`
  const rows = reader.db
    .select()
    .from(courseOrdersTable)
    .where(and(isTheirs, gte(courseOrdersTable.orderedAt, since)))
    .all()
  return rows.filter((row) => !hasBegun(reader, row) && !toOrder(reader, row).isPaid).length
}

function hasBegun(reader: Reader, { enrolmentId }: StoredOrder): boolean {
  return enrolmentId !== '' && getEnrolment(reader, enrolmentId).startedAt !== null
}
