import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Course } from '#contract/learning/courses.ts'
import type { MyLesson } from '#contract/learning/my-courses.ts'
import type { CourseOffer, CourseOrder, PublicCourse } from '#contract/learning/public-courses.ts'
import type { PublicLearning } from '#contract/learning/public-learning.ts'
import { publicToken } from '#upstream/documents/delivery/public-token.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { draftCourse, lessonIdsOf, publishCourse } from '#upstream/testing/write-course.ts'

const buyer = {
  name: 'Ada Berg',
  email: 'ada@kunde.example',
  language: 'en',
  consent: true,
  street: 'Ring 2',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
}

async function offered(item?: object, values: object = {}) {
  const firm = await TestFirm.open()
  const course = await draftCourse(firm, ['Alarm'], values)
  await publishCourse(firm, course.id)
  const { id: itemId } = item ? await firm.must<{ id: string }>('POST', '/items', item) : { id: '' }
  const at = `/courses/${course.id}`
  const offer = await firm.must<CourseOffer>('PUT', `${at}/offer`, { isOpen: true, itemId })
  const page = `/public/courses/${offer.path?.split('/').at(-1)}`
  return { firm, course, at, page }
}

const service = {
  name: 'Fire safety, one place',
  kind: 'service',
  unit: 'pcs',
  unitPrice: '119',
  priceMode: 'gross',
  taxCode: 'DE-S19',
}

async function ordersOf(firm: TestFirm, at: string): Promise<CourseOrder[]> {
  return (await firm.must<{ rows: CourseOrder[] }>('GET', `${at}/orders`)).rows
}

/** The end of the link that the mail about an order names. */
function linkOf(firm: TestFirm, orderId: string | undefined): Promise<string> {
  return runInDurableObject(firm.object, (_, { storage }) => {
    const { secret } = storage.sql
      .exec<{ secret: string }>(
        'select public_secret as secret from course_orders where id = ?',
        orderId ?? '',
      )
      .one()
    return publicToken(firm.firmId, secret)
  })
}

test('a place is ordered on the public page, invoiced, paid and then open by a link', async () => {
  const { firm, course, at, page } = await offered(service, { hasCertificate: true })
  const shown = await firm.must<PublicCourse>('GET', page)
  expect(shown).toMatchObject({
    title: 'Fire safety',
    price: { amount: 11900, currency: 'EUR', hasTax: true },
    chapters: [{ title: 'One', lessons: [{ title: 'Alarm' }] }],
  })
  const { street: _, ...short } = buyer
  const refused = await firm.ask('POST', page, short)
  expect([refused.status, refused.body.data.fields]).toEqual([422, { street: { key: 'required' } }])
  expect(await firm.must('POST', page, buyer)).toEqual({ isFree: false })
  // Pressed twice.
  await firm.must('POST', page, buyer)
  const [order, ...others] = await ordersOf(firm, at)
  expect(others).toEqual([])
  expect(order).toMatchObject({ state: 'waiting', name: 'Ada Berg', invoiceNumber: null })

  const invoice = await firm.finalise(order?.invoiceId ?? '')
  expect([invoice.customerName, invoice.totals.total]).toEqual(['Ada Berg', 11900])
  await firm.pay(invoice, 11900)
  await runDurableObjectAlarm(firm.object)
  // The alarm may have rung by itself already, and be at it.
  const stateNow = async () => (await ordersOf(firm, at))[0]?.state
  await expect.poll(stateNow).toBe('admitted')
  const [paid] = await ordersOf(firm, at)
  expect(paid).toMatchObject({ state: 'admitted', isPaid: true, percent: 0 })

  const link = `/public/learning/${await linkOf(firm, order?.id)}`
  const learning = await firm.must<PublicLearning>('GET', link)
  expect(learning).toMatchObject({ learnerName: 'Ada Berg', course: { percent: 0 } })
  const [lessonId] = lessonIdsOf(course)
  const lesson = `${link}/lessons/${lessonId}`
  await firm.must<MyLesson>('POST', `${lesson}/open`, {})
  await firm.must('POST', `${lesson}/confirm`, {})
  const done = await firm.must<PublicLearning>('GET', link)
  expect(done.course.percent).toBe(100)
  expect(done.certificate).toMatchObject({ state: 'valid' })
  expect((await firm.download(`${link}/certificate`)).body).toMatch(/^%PDF/)
})

test('what costs nothing is open at once, by the link in the mail alone', async () => {
  const { firm, at, page } = await offered()
  const { name, email, language, consent } = buyer
  const person = { name, email, language, consent }
  expect(await firm.must('POST', page, person)).toEqual({ isFree: true })
  const [order] = await ordersOf(firm, at)
  expect(order).toMatchObject({ state: 'admitted', invoiceId: null })
  const link = await linkOf(firm, order?.id)
  expect((await firm.ask('GET', `/public/learning/${link}`)).status).toBe(200)
  const other = `${link.slice(0, -4)}${link.endsWith('0000') ? '1111' : '0000'}`
  expect((await firm.ask('GET', `/public/learning/${other}`)).status).toBe(404)
  const bot = await firm.must('POST', page, {
    ...person,
    name: 'Bot',
    website: 'https://x.example',
  })
  expect(bot).toEqual({ isFree: true })
  expect(await ordersOf(firm, at)).toHaveLength(1)
})

test('one address is mailed five times a day, until its owner opens what was ordered', async () => {
  const { firm, course, at, page } = await offered()
  const order = async (place: number, email: string) => {
    const how = { role: null, userId: '', address: `192.0.2.${place}` }
    const sent = { ...buyer, name: `Buyer ${place}`, email }
    return firm.ask('POST', page, sent, how)
  }
  for (let place = 1; place <= 5; place += 1) {
    expect((await order(place, 'ada@kunde.example')).status).toBe(201)
  }
  const { status, body } = await order(6, 'ADA@kunde.example')
  expect([status, body.data.fields]).toEqual([422, { email: { key: 'ordersWait' } }])
  expect((await order(6, 'bob@kunde.example')).status).toBe(201)
  // Whoever opens one reads the mails: theirs is the next order.
  const [newest] = (await ordersOf(firm, at)).filter(({ email }) => email === 'ada@kunde.example')
  const link = `/public/learning/${await linkOf(firm, newest?.id)}`
  await firm.must('POST', `${link}/lessons/${lessonIdsOf(course)[0]}/open`, {})
  expect((await order(7, 'ada@kunde.example')).status).toBe(201)
  expect((await ordersOf(firm, at)).length).toBe(7)
})

test('a page that is closed leads nowhere, and only who publishes opens one', async () => {
  const { firm, at, page } = await offered()
  const offer = `${at}/offer`
  const employee = await firm.ask('PUT', offer, { isOpen: true }, { role: 'employee' })
  expect(employee.status).toBe(403)
  await firm.must('PUT', offer, { isOpen: false })
  expect((await firm.ask('GET', page)).status).toBe(404)
  // Nor is there an address to open while the course is a draft.
  const draft = await draftCourse(firm, ['Alarm'], {})
  const own = await firm.must<CourseOffer>('PUT', `/courses/${draft.id}/offer`, { isOpen: true })
  expect(own).toMatchObject({ isOpen: true, isPublished: false, path: null })
  const sold = await firm.ask('PUT', offer, { isOpen: true, itemId: firm.firmId })
  expect([sold.status, sold.body.data.fields]).toEqual([422, { itemId: { key: 'courseItem' } }])
})

test('an invoice that is void ends the order, and one may be let in before paying', async () => {
  const { firm, at, page } = await offered(service)
  await firm.must('POST', page, buyer)
  await firm.must('POST', page, { ...buyer, name: 'Bo Lind', email: 'bo@kunde.example' })
  const [bo, ada] = await ordersOf(firm, at)
  const invoice = await firm.finalise(ada?.invoiceId ?? '')
  await firm.must('POST', `/invoices/${invoice.id}/void`, { reason: 'Changed her mind' })
  const ended = await firm.must<CourseOrder>('GET', `/course-orders/${ada?.id}`)
  expect(ended.state).toBe('cancelled')
  const late = await firm.ask('POST', `/course-orders/${ada?.id}/admit`, {})
  expect([late.status, late.body.data.detail]).toEqual([409, { reason: 'orderOver' }])
  const open = await firm.must<CourseOrder>('POST', `/course-orders/${bo?.id}/admit`, {})
  expect(open).toMatchObject({ state: 'admitted', isPaid: false })
  const course = await firm.must<Course>('GET', at)
  expect(course.publishedVersion).toBe(1)
})
