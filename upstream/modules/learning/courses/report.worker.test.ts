import { expect, test } from 'vitest'
import type { CourseRow } from '#contract/learning/courses.ts'
import type {
  CourseReport,
  LearnerReport,
  LearningReport,
} from '#contract/learning/learning-reports.ts'
import type { MyCourse } from '#contract/learning/my-courses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { draftCourse, lessonIdsOf, publishCourse } from '#upstream/testing/write-course.ts'

test('a course is told by role and lesson, and each learner by course, to who manages courses', async () => {
  const firm = await TestFirm.open()
  const [anna, boris] = [newId(), newId()].map((userId) => ({ userId, role: 'cashier' }))
  if (!anna || !boris) throw new Error('Two learners')
  await joinFirm({ firmId: firm.firmId, userId: anna.userId }, 'cashier')
  const course = await draftCourse(firm, ['Alarm', 'Ways out'], { isSelfAllowed: true })
  await publishCourse(firm, course.id)
  const enrol = (who: typeof anna) =>
    firm.must<MyCourse>('POST', '/my-courses', { courseId: course.id }, who)
  const mine = await enrol(anna)
  await enrol(boris)
  const [first] = lessonIdsOf(course)
  const lesson = `/my-courses/${mine.enrolmentId}/lessons/${first}`
  await firm.must('POST', `${lesson}/open`, {}, anna)
  await firm.must('POST', `${lesson}/confirm`, {}, anna)

  const report = await firm.must<CourseReport>('GET', `/courses/${course.id}/report`)
  expect(report.whole).toMatchObject({ enrolled: 2, inProgress: 1, notStarted: 1, completed: 0 })
  expect(report.groups.map(({ group, line }) => [group, line.enrolled])).toEqual([
    ['cashier', 1],
    ['left', 1],
  ])
  expect(report.lessons).toMatchObject([
    { title: 'Alarm', completed: 1, percent: 50 },
    { title: 'Ways out', completed: 0, percent: 0 },
  ])
  // The list of courses counts as the report does: who has not begun is not in progress.
  const list = await firm.must<{ rows: CourseRow[] }>('GET', '/courses')
  expect(list.rows).toMatchObject([{ learning: 1, completed: 0 }])
  const whole = await firm.must<LearningReport>('GET', '/learning-report')
  expect(whole.courses).toMatchObject([{ title: 'Fire safety', enrolled: 2 }])
  expect(whole.learners.rows.map(({ inProgress }) => inProgress).sort()).toEqual([0, 1])
  const hers = await firm.must<LearnerReport>('GET', `/learners/${anna.userId}`)
  expect(hers.rows).toMatchObject([{ percent: 50, state: 'inProgress', score: null }])

  const { body } = await firm.download('/learning-report/file')
  expect(body.trim().split('\r\n')).toHaveLength(3)
  expect(body).toContain(';Fire safety;1;50;;;;')

  for (const path of [
    `/courses/${course.id}/report`,
    '/learning-report',
    '/learning-report/file',
  ]) {
    expect((await firm.ask('GET', path, undefined, anna)).status).toBe(403)
  }
  expect((await firm.ask('GET', `/learners/${newId()}`)).status).toBe(404)
})

test('learners are told a hundred a page, and found by their names', async () => {
  const firm = await TestFirm.open()
  const course = await draftCourse(firm, ['Alarm', 'Ways out'], { isSelfAllowed: true })
  await publishCourse(firm, course.id)
  await firm.must('POST', '/internal/seed-learners', { courseId: course.id, first: 1, count: 120 })
  const enrolments = (query: string) =>
    firm.must<{ rows: { id: string; learnerName: string }[]; page: number; total: number }>(
      'GET',
      `/courses/${course.id}/enrolments?${query}`,
    )
  const second = await enrolments('page=2')
  expect([second.rows.length, second.rows[0]?.learnerName]).toEqual([20, 'Learner 00101'])
  expect(await enrolments('page=9')).toMatchObject({ page: 2, pages: 2, total: 120 })
  expect(await enrolments('q=LEARNER+0011')).toMatchObject({ page: 1, pages: 1, total: 10 })
  expect((await firm.ask('GET', `/courses/${course.id}/enrolments?page=0`)).status).toBe(422)

  const whole = await firm.must<LearningReport>('GET', '/learning-report?page=2')
  expect(whole.courses).toMatchObject([{ enrolled: 120 }])
  expect(whole.learners).toMatchObject({ page: 2, pages: 2, total: 120 })
  expect(whole.learners.rows[0]).toMatchObject({ name: 'Learner 00101', enrolled: 1 })
  expect(whole.learners.rows[0]?.lastAt).not.toBeNull()

  // Who was taken out counts in no lesson any more.
  const doneBy = async () => {
    const { lessons } = await firm.must<CourseReport>('GET', `/courses/${course.id}/report`)
    return lessons.map(({ completed }) => completed)
  }
  expect(await doneBy()).toEqual([80, 40])
  const [taken] = (await enrolments('q=00002')).rows
  await firm.must('POST', `/courses/${course.id}/enrolments/${taken?.id}/cancel`, {})
  expect(await doneBy()).toEqual([79, 39])
})
