import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

const Flag = z.stringbool().or(z.boolean())

/** The page of a course that anybody may open, and what a place costs. */
export const CourseOfferInput = z.object({
  /** Whether anybody may order; a page that is closed leads nowhere. */
  isOpen: Flag.default(false),
  /** The item of the catalogue that is invoiced; empty for a course that costs nothing. */
  itemId: z.union([z.literal(''), field.Id]).default(''),
  /** What stands above the order, beside the summary of the course. Markdown. */
  words: field.optionalText(10_000),
})
export type CourseOfferInput = z.infer<typeof CourseOfferInput>

export const CourseOffer = CourseOfferInput.extend({
  courseTitle: z.string(),
  /** Whether the course itself takes people: a draft and an archived one have no page. */
  isPublished: z.boolean(),
  /** Of the page, below the product's own address; null while nobody may order. */
  path: z.string().nullable(),
  /** Services of the catalogue that a place may be. */
  items: z.array(z.object({ id: field.Id, name: z.string() })),
})
export type CourseOffer = z.infer<typeof CourseOffer>

/** Waiting for its payment, let in, or ended without. */
export const courseOrderStates = ['waiting', 'admitted', 'cancelled'] as const
export const CourseOrderState = z.enum(courseOrderStates)
export type CourseOrderState = z.infer<typeof CourseOrderState>

/** Somebody who ordered a place. */
export const CourseOrder = z.object({
  id: field.Id,
  courseId: field.Id,
  courseTitle: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  state: CourseOrderState,
  /** The invoice for the place; null for a course that costs nothing. */
  invoiceId: field.Id.nullable(),
  invoiceNumber: z.string().nullable(),
  isPaid: z.boolean(),
  orderedAt: field.Instant,
  admittedAt: field.Instant.nullable(),
  /** Per cent of the required lessons; null before they are let in. */
  percent: z.int().nullable(),
})
export type CourseOrder = z.infer<typeof CourseOrder>

/** What anybody sees of a course who has the address of its page. */
export const PublicCourse = z.object({
  title: z.string(),
  summary: z.string(),
  /** Markdown. */
  words: z.string(),
  firmName: z.string(),
  language: field.Language,
  timeZone: z.string(),
  country: z.string(),
  hasCertificate: z.boolean(),
  chapters: z.array(
    z.object({
      chapterId: field.Id,
      title: z.string(),
      lessons: z.array(z.object({ lessonId: field.Id, title: z.string() })),
    }),
  ),
  /** Null for a course that costs nothing. `hasTax`: tax is in the price already. */
  price: z
    .object({ amount: field.MinorUnits, currency: field.CurrencyCode, hasTax: z.boolean() })
    .nullable(),
})
export type PublicCourse = z.infer<typeof PublicCourse>

const Person = z.object({
  name: field.givenName(120),
  email: field.Email,
  /** That the firm may keep what was typed, to answer the order. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
  language: field.Language,
})

/** An order of a place that costs nothing. */
export const FreeCourseOrder = Person

/** An order with what an invoice needs. */
export const PaidCourseOrder = Person.extend({
  company: field.optionalText(160),
  street: field.requiredText(120),
  postcode: field.requiredText(20),
  city: field.requiredText(80),
  country: z.string().regex(/^[A-Z]{2}$/, 'required'),
  vatId: field.optionalText(20),
})
export type PaidCourseOrder = z.infer<typeof PaidCourseOrder>

/** Either, as it is sent; what a paid place needs beside is asked for where there is a price. */
export const CourseOrderInput = PaidCourseOrder.extend({
  street: field.optionalText(120),
  postcode: field.optionalText(20),
  city: field.optionalText(80),
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'required')]).default(''),
})
export type CourseOrderInput = z.infer<typeof CourseOrderInput>

const tags = ['Courses']
const ofCourse = z.object({ firmId: field.Id, courseId: field.Id })
const one = z.object({ firmId: field.Id, courseOrderId: field.Id })
const link = z.object({ token: z.string().max(100) })
const order = '/firms/{firmId}/course-orders/{courseOrderId}' as const

/** Courses that anybody may order, and their orders. */
export const publicCoursesContract = {
  getOffer: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/courses/{courseId}/offer', tags })
    .input(ofCourse)
    .output(CourseOffer),
  updateOffer: endpoint
    .meta({ needs: 'course:approve' })
    .route({ method: 'PUT', path: '/firms/{firmId}/courses/{courseId}/offer', tags })
    .input(CourseOfferInput.extend(ofCourse.shape))
    .output(CourseOffer),
  /** The newest first. */
  listOrders: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/courses/{courseId}/orders', tags })
    .input(ofCourse)
    .output(z.object({ courseTitle: z.string(), rows: z.array(CourseOrder) })),
  getOrder: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: order, tags })
    .input(one)
    .output(CourseOrder),
  /** Lets a buyer in before the invoice is paid; after it they are let in without. */
  admit: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${order}/admit`, tags })
    .input(one)
    .output(CourseOrder),
  /** Ends an order that waits; its invoice is the firm's to delete or void. */
  cancelOrder: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${order}/cancel`, tags })
    .input(one)
    .output(CourseOrder),
  page: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/public/courses/{token}', tags: ['Public'] })
    .input(link)
    .output(PublicCourse),
  order: endpoint
    .meta({ needs: 'public' })
    .route({
      method: 'POST',
      path: '/public/courses/{token}',
      tags: ['Public'],
      successStatus: 201,
    })
    .input(CourseOrderInput.extend(link.shape))
    .output(z.object({ isFree: z.boolean() })),
}
