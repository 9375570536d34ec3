import { beforeEach, expect, test } from 'vitest'
import type {
  Certificate,
  EarlierCertificates,
  PublicCertificate,
} from '#contract/learning/certificates.ts'
import type { Course } from '#contract/learning/courses.ts'
import type { MyCourse, MyCourses } from '#contract/learning/my-courses.ts'
import type { MyGate } from '#contract/learning/training-gates.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
const anna = { userId: newId(), role: 'cashier' }
const boris = { userId: newId(), role: 'cashier' }

beforeEach(async () => {
  firm = await TestFirm.open()
})

/** A published course of one text lesson that gives a certificate. */
async function certifying(values: object = {}): Promise<{ id: string; lessonId: string }> {
  const input = { title: 'Till training', isSelfAllowed: true, hasCertificate: true, ...values }
  const { id } = await firm.must<Course>('POST', '/courses', input)
  const { chapters } = await firm.must<Course>('POST', `/courses/${id}/outline`, {
    change: { change: 'addChapter', title: 'One' },
  })
  const lesson = { title: 'Cash', body: 'Count twice', chapterId: chapters[0]?.chapterId }
  await firm.must('POST', `/courses/${id}/lessons`, lesson)
  const course = await firm.must<Course>('GET', `/courses/${id}`)
  await firm.must('POST', `/courses/${id}/publish`, { version: course.version })
  return { id, lessonId: course.chapters[0]?.lessons[0]?.lessonId ?? '' }
}

async function complete(course: { id: string; lessonId: string }, who = anna): Promise<void> {
  const { running } = await firm.must<MyCourses>('GET', '/my-courses', undefined, who)
  const mine =
    running.find(({ courseId }) => courseId === course.id) ??
    (await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, who))
  const at = `/my-courses/${mine.enrolmentId}/lessons/${course.lessonId}`
  await firm.must('POST', `${at}/confirm`, {}, who)
}

async function mine(who = anna): Promise<Certificate[]> {
  return (await firm.must<{ rows: Certificate[] }>('GET', '/my-certificates', undefined, who)).rows
}

const checkOf = (path: string) => path.replace('/certificates/', '/public/certificates/')

test('a completed course gives a certificate once, which anybody can check without an address', async () => {
  const course = await certifying({ validMonths: 12 })
  await complete(course)
  const [certificate] = await mine()
  expect(certificate).toMatchObject({ number: 'ZERT-2026-0001', state: 'valid' })
  expect(certificate?.validThroughDate).toMatch(/^2027-11-/)
  const path = checkOf(certificate?.checkPath ?? '')
  const told = await firm.must<PublicCertificate>('GET', path, undefined, { role: null })
  expect(told).toMatchObject({ courseTitle: 'Till training', firmName: 'Nord & Söhne GmbH' })
  expect(Object.keys(told).sort()).toEqual([
    'courseTitle',
    'endedDate',
    'firmName',
    'issuedDate',
    'language',
    'learnerName',
    'number',
    'state',
    'timeZone',
    'validThroughDate',
  ])
  // What stands on it stays, whatever the course is called afterwards.
  const { version } = await firm.must<Course>('GET', `/courses/${course.id}`)
  await firm.must('PUT', `/courses/${course.id}`, {
    title: 'Other',
    hasCertificate: true,
    version,
  })
  expect(await mine()).toMatchObject([{ courseTitle: 'Till training' }])
  const guess = `${path.slice(0, -4)}AAAA`
  expect((await firm.ask('GET', guess, undefined, { role: null })).status).toBe(404)
  const pdf = await firm.download(`/my-certificates/${certificate?.id}/pdf`, anna)
  expect([pdf.status, pdf.body.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
})

test('others see no certificate, and a revoked one says so to everybody, but not why', async () => {
  await complete(await certifying())
  const [certificate] = await mine()
  const { id = '', checkPath = '' } = certificate ?? {}
  const asks = [
    firm.ask('GET', `/my-certificates/${id}/pdf`, undefined, boris),
    firm.ask('GET', '/certificates', undefined, boris),
    firm.ask('POST', `/certificates/${id}/revoke`, { reason: 'x' }, anna),
  ]
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([404, 403, 403])
  expect(await mine(boris)).toEqual([])
  await firm.must('POST', `/certificates/${id}/revoke`, { reason: 'Copied answers' })
  const told = await firm.must('GET', checkOf(checkPath), undefined, { role: null })
  expect(told).toMatchObject({ state: 'revoked' })
  expect(JSON.stringify([told, await mine()])).not.toContain('Copied')
})

test('before a certificate ends its holder is enrolled anew, and nothing of the old one changes', async () => {
  const course = await certifying({ validMonths: 2 })
  await complete(course)
  await runJobsAt(firm, '2026-12-20')
  expect((await firm.must<MyCourses>('GET', '/my-courses', undefined, anna)).running).toEqual([])
  await runJobsAt(firm, '2027-01-10')
  const { running, completed } = await firm.must<MyCourses>('GET', '/my-courses', undefined, anna)
  expect([running.length, completed.length]).toEqual([1, 1])
  expect(await mine()).toHaveLength(1)
  await complete(course)
  expect((await mine()).map(({ number }) => number).sort()).toEqual([
    'ZERT-2026-0001',
    'ZERT-2026-0002',
  ])
})

test('a new version ends certificates of earlier ones on a named day, and their holders learn before it', async () => {
  const course = await certifying()
  await complete(course)
  await complete(course, boris)
  const { version } = await firm.must<Course>('GET', `/courses/${course.id}`)
  const lesson = { title: 'Coins', body: 'Sort them', chapterId: '' }
  const { chapters } = await firm.must<Course>('GET', `/courses/${course.id}`)
  await firm.must('POST', `/courses/${course.id}/lessons`, {
    ...lesson,
    chapterId: chapters[0]?.chapterId,
  })
  const path = `/courses/${course.id}/earlier-certificates`
  expect((await firm.must<EarlierCertificates>('GET', path)).rows).toEqual([])
  await firm.must('POST', `/courses/${course.id}/publish`, { version: version + 1 })
  const before = await firm.must<EarlierCertificates>('GET', path)
  expect([before.version, before.rows.length]).toEqual([2, 2])

  const asks = [
    firm.ask('GET', path, undefined, anna),
    firm.ask('POST', `${path}/end`, { lastDate: '2027-01-31' }, anna),
    firm.ask('POST', `${path}/end`, { lastDate: '2026-11-01' }),
    firm.ask('POST', `/courses/${newId()}/earlier-certificates/end`, { lastDate: '2027-01-31' }),
  ]
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([403, 403, 422, 404])
  const [hers] = await mine()
  await firm.must('POST', `/certificates/${(await mine(boris))[0]?.id}/revoke`, { reason: 'x' })
  expect(await firm.must('POST', `${path}/end`, { lastDate: '2027-01-31' })).toEqual({ ended: 1 })
  // None can be made to hold longer again.
  expect(await firm.must('POST', `${path}/end`, { lastDate: '2027-06-30' })).toEqual({ ended: 0 })
  expect(await mine()).toMatchObject([
    { state: 'valid', validThroughDate: null, lastDate: '2027-01-31' },
  ])
  const check = checkOf(hers?.checkPath ?? '')
  const told = () => firm.must<PublicCertificate>('GET', check, undefined, { role: null })
  expect(await told()).toMatchObject({ validThroughDate: null, endedDate: '2027-01-31' })

  // Thirty days before it she is enrolled in the new version; he, whose was revoked, is not.
  await runJobsAt(firm, '2026-12-31')
  expect((await firm.must<MyCourses>('GET', '/my-courses', undefined, anna)).running).toEqual([])
  await runJobsAt(firm, '2027-01-03')
  const running = async (who: typeof anna) =>
    (await firm.must<MyCourses>('GET', '/my-courses', undefined, who)).running.length
  expect([await running(anna), await running(boris)]).toEqual([1, 0])
})

test('a till opens and an approver approves only with a valid certificate, after the days of introduction', async () => {
  const course = await certifying()
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Counter', code: 'C1', warehouseId: rows[0]?.id },
  })
  const open = (who = anna) =>
    firm.ask('POST', `/till-registers/${till.id}/open`, { other: 0 }, who)
  const gate = { courseId: course.id, introductionDays: 0, graceDays: 0, noticeDays: 30 }
  const denied = await firm.ask('PUT', '/training-gates/openTill', gate, anna)
  expect(denied.status).toBe(403)
  await firm.must('PUT', '/training-gates/openTill', gate)
  await firm.must('PUT', '/training-gates/approve', { ...gate, introductionDays: 5 })
  const refused = await open()
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'needsCertificate' }])
  const gates = await firm.must<{ gates: MyGate[] }>('GET', '/my-gates', undefined, anna)
  expect(gates.gates).toMatchObject([
    { act: 'openTill', isOpen: false, why: 'missing' },
    { act: 'approve', isOpen: true, why: 'introduction' },
  ])
  await complete(course)
  expect((await open()).status).not.toBe(403)

  // The rule holds for calls that approve, and for nothing that only reads.
  await firm.must('PUT', '/training-gates/approve', { ...gate, introductionDays: 0 })
  const approval = await firm.ask('POST', `/expenses/${newId()}/reject`, { reason: 'x' })
  expect(approval.body.data.detail).toEqual({ reason: 'needsCertificate' })
  expect((await firm.ask('GET', '/expenses')).status).toBe(200)
  await firm.must('PUT', '/training-gates/approve', { courseId: '' })
  const free = await firm.ask('POST', `/expenses/${newId()}/reject`, { reason: 'x' })
  expect(free.status).not.toBe(403)
})

test('who has a role that a course asks for is enrolled by itself, who comes later too', async () => {
  const early = newId()
  await joinFirm({ firmId: firm.firmId, userId: early }, 'cashier')
  await certifying({ autoRoles: ['cashier'] })
  await runJobsAt(firm, '2026-11-26')
  const running = async (userId: string) =>
    (await firm.must<MyCourses>('GET', '/my-courses', undefined, { userId, role: 'cashier' }))
      .running.length
  expect(await running(early)).toBe(1)
  const late = newId()
  await joinFirm({ firmId: firm.firmId, userId: late }, 'cashier')
  await runJobsAt(firm, '2026-11-28')
  expect([await running(early), await running(late)]).toEqual([1, 1])
})

test('leave, time, payroll and tills are approved only with the certificate, as bills are', async () => {
  const course = await certifying()
  const hired = { name: 'Ben', place: 'DE-BY', startDate: '2024-01-01' }
  const ben = await firm.must<{ id: string }>('POST', '/employees', { ...hired, userId: newId() })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: ben.id, startDate: '2024-01-01', monday: '8', pay: '3000', currency: 'EUR' },
  })
  const gate = { courseId: course.id, introductionDays: 0, graceDays: 0, noticeDays: 30 }
  await firm.must('PUT', '/training-gates/approve', gate)
  const hr = { role: 'hr', userId: newId() }
  const unpaid = { typeCode: 'unpaid', from: '2026-12-07', to: '2026-12-07' }
  const punches = { date: '2026-11-16', more: [{ kind: 'in', time: '08:00' }], reason: 'x' }
  const calls: [string, object, object][] = [
    [`/employees/${ben.id}/leave-requests`, unpaid, hr],
    [`/employees/${ben.id}/time-corrections`, punches, hr],
    [`/payroll-runs/${newId()}/approve`, { version: 1 }, hr],
    [`/courses/${course.id}/publish`, { version: 1 }, hr],
  ]
  for (const [path, body, how] of calls) {
    const refused = await firm.ask('POST', path, body, how)
    expect([path, refused.body.data?.detail]).toEqual([path, { reason: 'needsCertificate' }])
  }
  await complete(course, hr)
  await firm.must('POST', `/employees/${ben.id}/leave-requests`, unpaid, hr)
})
