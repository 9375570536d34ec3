import { expect, test } from 'vitest'
import type { BookingChoices, BookingPage } from '#contract/communication/booking-pages.ts'
import { permissions } from '#contract/core/roles.ts'
import type { CourseOffer } from '#contract/learning/public-courses.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Quote } from '#contract/selling/quotes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { draftCourse, publishCourse } from '#upstream/testing/write-course.ts'

/** Sees everything, and does nothing. */
const viewer = {
  role: 'viewer',
  custom: {
    name: 'Viewer',
    permissions: permissions.filter((one) => one.endsWith(':view')),
    scopes: {},
  },
}

test('the links of what is public are told only to who may send them', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  const wanted = { ...documentInput(customer.id), validUntil: addDays(today, 30) }
  const quote = await firm.must<Quote>('POST', '/quotes', wanted)
  await firm.must('POST', `/quotes/${quote.id}/issue`, {})
  const invoice = await firm.issued(customer.id)
  await firm.must('POST', `/invoices/${invoice.id}/public-link`, {})
  const { calendars } = await firm.must<BookingChoices>('GET', '/booking-choices')
  const page = await firm.must<BookingPage>('POST', '/booking-pages', {
    ...{ name: 'Talk', language: 'en', timeZone: 'Europe/Berlin' },
    calendarIds: [calendars[0]?.id],
    ...{ durationMinutes: 60, stepMinutes: 60, bufferMinutes: 0, noticeHours: 2, daysAhead: 60 },
    hours: [{ day: '1', from: '09:00', to: '12:00' }],
  })
  const course = await draftCourse(firm, ['Knots'])
  await publishCourse(firm, course.id)
  await firm.must('PUT', `/courses/${course.id}/offer`, { isOpen: true })
  const told = async (how: object) => {
    const get = <Body>(path: string) => firm.must<Body>('GET', path, undefined, how)
    const { rows } = await get<{ rows: BookingPage[] }>('/booking-pages')
    return [
      (await get<Quote>(`/quotes/${quote.id}`)).publicPath,
      (await get<Invoice>(`/invoices/${invoice.id}`)).publicPath,
      (await get<BookingPage>(`/booking-pages/${page.id}`)).path,
      rows[0]?.path,
      (await get<CourseOffer>(`/courses/${course.id}/offer`)).path,
    ]
  }
  expect(await told({})).toEqual(
    ['q', 'i', 'b', 'b', 'learn'].map((kind) => expect.stringMatching(`^/${kind}/`)),
  )
  expect(await told(viewer)).toEqual([null, null, null, null, null])
})
