import { expect, test } from 'vitest'
import type { Course, Enrolment, LearnerGroups } from '#contract/learning/courses.ts'
import type { Lesson } from '#contract/learning/lessons.ts'
import type {
  MyCourse,
  MyCourseOutline,
  MyCourses,
  MyLesson,
} from '#contract/learning/my-courses.ts'
import type { Employee } from '#contract/people/employees.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import {
  draftCourse as draft,
  lessonIdsOf as lessonIds,
  publishCourse as publish,
} from '#upstream/testing/write-course.ts'
import { courseList } from './list.ts'
import { courses } from './register.ts'

testRegister({
  register: courses,
  list: courseList,
  made: { title: 'Fire safety', summary: 'What to do when it burns' },
  changed: { title: 'Fire and first aid' },
  word: 'burns',
})

const anna = { userId: newId(), role: 'employee' }
const boris = { userId: newId(), role: 'employee' }

test('a course is written, published, taken in its order and completed', async () => {
  const firm = await TestFirm.open()
  const course = await draft(firm, ['Alarm', 'Ways out'], { isSelfAllowed: true, dueDays: 14 })
  expect(await firm.must<MyCourses>('GET', '/my-courses', undefined, anna)).toMatchObject({
    offered: [],
  })
  await publish(firm, course.id)
  const { offered } = await firm.must<MyCourses>('GET', '/my-courses', undefined, anna)
  expect(offered).toMatchObject([{ courseId: course.id, title: 'Fire safety', lessons: 2 }])

  const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, anna)
  expect(mine).toMatchObject({ percent: 0, required: 2, startedAt: null })
  const twice = await firm.ask('POST', '/my-courses', { courseId: course.id }, anna)
  expect([twice.status, twice.body.data.detail]).toEqual([409, { reason: 'alreadyEnrolled' }])

  const [first, second] = lessonIds(course)
  const at = (lessonId: string | undefined, act: string) =>
    `/my-courses/${mine.enrolmentId}/lessons/${lessonId}/${act}`
  const early = await firm.ask('POST', at(second, 'open'), {}, anna)
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'lessonLocked' }])
  const opened = await firm.must<MyLesson>('POST', at(first, 'open'), {}, anna)
  expect(opened).toMatchObject({ body: '**Alarm**', completedAt: null, nextLessonId: null })
  const done = await firm.must<MyLesson>('POST', at(first, 'confirm'), {}, anna)
  expect(done.nextLessonId).toBe(second)
  const half = await firm.must<MyCourseOutline>(
    'GET',
    `/my-courses/${mine.enrolmentId}`,
    undefined,
    anna,
  )
  expect(half).toMatchObject({ percent: 50, resumeLessonId: second, completedAt: null })
  await firm.must('POST', at(second, 'confirm'), {}, anna)
  const { running, completed, ...rest } = await firm.must<MyCourses>(
    ...['GET', '/my-courses', undefined, anna],
  )
  expect([running, rest.offered]).toEqual([[], []])
  expect(completed).toMatchObject([{ percent: 100, resumeLessonId: null }])
})

test('learners see themselves alone, and none sees a draft or who else learns', async () => {
  const firm = await TestFirm.open()
  const course = await draft(firm, ['Alarm'], { isSelfAllowed: true })
  await publish(firm, course.id)
  const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, anna)
  const [lessonId] = lessonIds(course)
  const asks = [
    firm.ask('GET', `/my-courses/${mine.enrolmentId}`, undefined, boris),
    firm.ask('POST', `/my-courses/${mine.enrolmentId}/lessons/${lessonId}/open`, {}, boris),
    firm.ask('POST', `/my-courses/${mine.enrolmentId}/lessons/${lessonId}/confirm`, {}, boris),
    // Not even who manages courses acts in the name of a learner.
    firm.ask('POST', `/my-courses/${mine.enrolmentId}/lessons/${lessonId}/confirm`, {}),
    firm.ask('GET', `/courses/${course.id}`, undefined, boris),
    firm.ask('GET', `/courses/${course.id}/enrolments`, undefined, boris),
    firm.ask('GET', `/courses/${course.id}/lessons/${lessonId}`, undefined, boris),
  ]
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([
    404, 404, 404, 404, 403, 403, 403,
  ])
  expect(await firm.must<MyCourses>('GET', '/my-courses', undefined, boris)).toMatchObject({
    running: [],
    completed: [],
  })
})

test('who began a version keeps it; who has not gets the newest', async () => {
  const firm = await TestFirm.open()
  const course = await draft(firm, ['Alarm'], { isSelfAllowed: true })
  await publish(firm, course.id)
  const enrol = (who: typeof anna) =>
    firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, who)
  const [hers, his] = [await enrol(anna), await enrol(boris)]
  const [alarm] = lessonIds(course)
  await firm.must('POST', `/my-courses/${hers.enrolmentId}/lessons/${alarm}/open`, {}, anna)

  const chapterId = course.chapters[0]?.chapterId
  const added = { title: 'Ways out', body: 'Left, then down', chapterId }
  await firm.must('POST', `/courses/${course.id}/lessons`, added)
  const lesson = await firm.must<Lesson>('GET', `/courses/${course.id}/lessons/${alarm}`)
  const changed = { ...lesson, body: 'A new bell', version: lesson.version }
  await firm.must('PUT', `/courses/${course.id}/lessons/${alarm}`, changed)
  const late = await firm.ask('PUT', `/courses/${course.id}/lessons/${alarm}`, changed)
  expect([late.status, late.body.data.detail]).toMatchObject([409, { current: { version: 2 } }])
  expect(await publish(firm, course.id)).toMatchObject({ publishedVersion: 2, state: 'published' })

  const lessonsOf = async ({ enrolmentId }: MyCourse, who: typeof anna) => {
    const at = `/my-courses/${enrolmentId}`
    const { chapters } = await firm.must<MyCourseOutline>('GET', at, undefined, who)
    const { body } = await firm.must<MyLesson>('POST', `${at}/lessons/${alarm}/open`, {}, who)
    return [chapters[0]?.lessons.length, body]
  }
  expect(await lessonsOf(hers, anna)).toEqual([1, '**Alarm**'])
  expect(await lessonsOf(his, boris)).toEqual([2, 'A new bell'])

  const move = `/courses/${course.id}/enrolments/${hers.enrolmentId}/move`
  expect((await firm.ask('POST', move, {}, anna)).status).toBe(403)
  expect(await firm.must<Enrolment>('POST', move, {})).toMatchObject({ courseVersion: 2 })
  expect(await lessonsOf(hers, anna)).toEqual([2, 'A new bell'])
  const twice = await firm.ask('POST', move, {})
  expect([twice.status, twice.body.data.detail]).toEqual([409, { reason: 'newestAlready' }])
})

test('a draft with a fault is not published, and who only writes hands it in', async () => {
  const firm = await TestFirm.open()
  const empty = await draft(firm, [])
  expect(empty.faults).toMatchObject([{ lessonId: null, key: 'noLessons' }])
  const refused = await firm.ask('POST', `/courses/${empty.id}/publish`, { version: empty.version })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'courseNotReady' }])

  const permissions = ['firm:view', 'course:view', 'course:edit'] as const
  const author = { role: newId(), custom: { name: 'Author', permissions, scopes: {} } }
  const { id, version } = await draft(firm, ['Alarm'])
  const tried = await firm.ask('POST', `/courses/${id}/publish`, { version }, author)
  expect(tried.status).toBe(403)
  const handed = await firm.must<Course>('POST', `/courses/${id}/submit`, { version }, author)
  expect(handed.state).toBe('review')
  const stale = await firm.ask('POST', `/courses/${id}/send-back`, { version })
  expect(stale.status).toBe(409)
  const back = await firm.must<Course>('POST', `/courses/${id}/send-back`, {
    version: handed.version,
  })
  expect(back.state).toBe('draft')
})

test('members are assigned by name and by role, each once', async () => {
  const firm = await TestFirm.open()
  const [carla, dmitri, elena] = [newId(), newId(), newId()]
  await joinFirm({ firmId: firm.firmId, userId: carla }, 'cashier')
  await joinFirm({ firmId: firm.firmId, userId: dmitri }, 'sales')
  await joinFirm({ firmId: firm.firmId, userId: elena }, 'cashier')
  const { id } = await draft(firm, ['Alarm'])
  const at = `/courses/${id}`
  const body = { userIds: [dmitri], roles: ['cashier'] }
  const early = await firm.ask('POST', `${at}/assign`, body)
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'courseNotOpen' }])
  await publish(firm, id)
  expect(await firm.must('POST', `${at}/assign`, body)).toEqual({ enrolled: 3, already: 0 })
  expect(await firm.must('POST', `${at}/assign`, body)).toEqual({ enrolled: 0, already: 3 })
  const nobody = await firm.ask('POST', `${at}/assign`, { userIds: [newId()] })
  expect([nobody.status, nobody.body.data.fields]).toEqual([422, { userIds: { key: 'required' } }])

  // A role of the firm's own is named by its id.
  const [faruk, ownRole] = [newId(), newId()]
  await joinFirm({ firmId: firm.firmId, userId: faruk }, ownRole)
  expect(await firm.must('POST', `${at}/assign`, { roles: [ownRole] })).toEqual({
    ...{ enrolled: 1, already: 0 },
  })

  const { rows } = await firm.must<{ rows: Enrolment[] }>('GET', `${at}/enrolments`)
  expect(rows.map(({ learnerId }) => learnerId).sort()).toEqual(
    [carla, dmitri, elena, faruk].sort(),
  )
  const hers = rows.find(({ learnerId }) => learnerId === carla)
  const ended = await firm.must<Enrolment>('POST', `${at}/enrolments/${hers?.id}/cancel`, {})
  expect(ended.state).toBe('cancelled')
  const asCarla = { userId: carla, role: 'cashier' }
  expect(await firm.must<MyCourses>('GET', '/my-courses', undefined, asCarla)).toMatchObject({
    running: [],
  })
})

test('a team and the people of a place are assigned together, and nobody learns who they are', async () => {
  const firm = await TestFirm.open()
  const userIds = [newId(), newId(), newId(), newId()]
  for (const userId of userIds) await joinFirm({ firmId: firm.firmId, userId }, 'employee')
  const hire = (name: string, values: object) =>
    firm.must<Employee>('POST', '/employees', {
      ...{ name, place: 'DE-BY', startDate: '2020-01-01', userId: '' },
      ...values,
    })
  const [chief, leader, baker, gone] = userIds
  const top = await hire('Chief', { userId: chief, place: 'DE-BE' })
  const middle = await hire('Leader', { userId: leader, managerId: top.id })
  await hire('Baker', { userId: baker, managerId: middle.id })
  await hire('Without account', { managerId: middle.id })
  await hire('Gone', { userId: gone, managerId: middle.id, endDate: '2020-12-31' })

  expect(await firm.must<LearnerGroups>('GET', '/learner-groups')).toEqual({
    teams: [
      { managerId: top.id, name: 'Chief', people: 2 },
      { managerId: middle.id, name: 'Leader', people: 1 },
    ],
    places: [
      { code: 'DE-BE', country: 'DE', name: 'Berlin', people: 1 },
      { code: 'DE-BY', country: 'DE', name: 'Bayern', people: 2 },
    ],
  })
  expect((await firm.ask('GET', '/learner-groups', undefined, anna)).status).toBe(403)
  const { id } = await draft(firm, ['Alarm'])
  await publish(firm, id)
  const assign = (body: object) => firm.must('POST', `/courses/${id}/assign`, body)
  expect(await assign({ managerIds: [middle.id], dueDate: '2099-12-31' })).toEqual({
    ...{ enrolled: 1, already: 0 },
  })
  expect(await assign({ managerIds: [top.id], places: ['DE-BE'] })).toEqual({
    ...{ enrolled: 2, already: 1 },
  })
  const { rows } = await firm.must<{ rows: Enrolment[] }>('GET', `/courses/${id}/enrolments`)
  expect(rows.map(({ learnerId, dueDate }) => [learnerId, dueDate]).sort()).toEqual(
    [
      [chief, null],
      [leader, null],
      [baker, '2099-12-31'],
    ].sort(),
  )
  const nobody = await firm.ask('POST', `/courses/${id}/assign`, { places: ['IT'] })
  expect([nobody.status, nobody.body.data.fields]).toEqual([422, { userIds: { key: 'required' } }])
})
