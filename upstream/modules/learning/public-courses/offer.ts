import { parseDecimal } from '#contract/core/decimal.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { minorFrom, toMinor } from '#contract/core/money.ts'
import type {
  CourseOffer,
  CourseOfferInput,
  PublicCourse,
} from '#contract/learning/public-courses.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { tellSiteCourses } from '../../../firm/site-courses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { courses, getVersion } from '../courses/index.ts'
import { findOffer, requireOffer, type StoredOffer, toOffer } from './rows.ts'
import { courseOffersTable } from './tables.ts'

/** Opens or closes the page of a course. @throws AppError not_found; invalid at `itemId` */
export function updateOffer(
  writer: Writer,
  context: FirmContext,
  { courseId, isOpen, itemId, words }: CourseOfferInput & { courseId: string },
): CourseOffer {
  const { title } = courses.get(writer, courseId)
  const before = findOffer(writer, courseId)
  if (itemId !== '' && itemId !== before?.itemId) requireItem(writer, itemId)
  const values = { isOpen, itemId, words }
  writer.db
    .insert(courseOffersTable)
    .values({ ...values, courseId, publicSecret: newSecret() })
    .onConflictDoUpdate({ target: courseOffersTable.courseId, set: values })
    .run()
  writer.audit({
    entity: 'course',
    entityId: courseId,
    action: 'offer',
    title,
    before: { isOpen: before?.isOpen ?? false, itemId: before?.itemId ?? '' },
    after: { isOpen, itemId },
  })
  tellSiteCourses(writer, context)
  return toOffer(writer, context, courseId)
}

function requireItem(reader: Reader, itemId: string): void {
  const item = itemsToSell(reader, [itemId]).get(itemId)
  if (!item || item.isParent || item.kind === 'stock') throw invalidField('itemId', 'courseItem')
}

/** What the page of a course shows. @throws AppError not_found */
export function showOffer(reader: Reader, context: FirmContext, token: string): PublicCourse {
  const offer = requireOffer(reader, context, token)
  const { publishedVersion, hasCertificate } = courses.get(reader, offer.courseId)
  const { title, summary, chapters } = getVersion(reader, offer.courseId, publishedVersion)
  const { tradeName, legalName, language, timeZone, address } = getFirmProfile(reader)
  return {
    ...{ title, summary, words: offer.words, language, timeZone, hasCertificate },
    country: address.country,
    firmName: tradeName || legalName,
    chapters: chapters.map(({ lessons, ...chapter }) => ({
      ...chapter,
      lessons: lessons.map(({ lessonId, title: name }) => ({ lessonId, title: name })),
    })),
    price: priceOf(reader, offer),
  }
}

/** What a place costs now; null for nothing. @throws AppError not_found where its item is gone */
export function priceOf(reader: Reader, offer: StoredOffer): PublicCourse['price'] {
  if (offer.itemId === '') return null
  const item = itemsToSell(reader, [offer.itemId]).get(offer.itemId)
  // Nothing is given away because its item was archived.
  if (!item) throw new AppError('not_found', 'No such course')
  const { baseCurrency: currency } = getFirmProfile(reader)
  const price = parseDecimal(item.unitPrice, { maxScale: 6, maxIntegerDigits: 12 })
  if (price === undefined) throw new AppError('not_found', 'No such course')
  const amount = minorFrom(toMinor(price, currency))
  return { amount, currency, hasTax: item.priceMode === 'gross' }
}
