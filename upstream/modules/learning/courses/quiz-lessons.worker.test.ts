import { beforeEach, expect, test } from 'vitest'
import type { Attempt, QuizStanding, RunningAttempt } from '#contract/learning/attempts.ts'
import type { Course } from '#contract/learning/courses.ts'
import type { MyCourse, MyCourseOutline } from '#contract/learning/my-courses.ts'
import type { Quiz, QuizStatistics, RegradeLine } from '#contract/learning/quizzes.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
const anna = { userId: newId(), role: 'employee' }
const boris = { userId: newId(), role: 'employee' }

beforeEach(async () => {
  firm = await TestFirm.open()
})

const option = (text: string, credit = '0') => ({ text, credit, feedback: `You said ${text}` })
const exit = {
  kind: 'single',
  prompt: 'Where is the way out?',
  explanation: 'It is signed in green.',
  options: [option('Left', '100'), option('Right'), option('Up')],
}
const number = { kind: 'number', prompt: 'Which number do you call?', value: '112' }

/** A quiz in the one lesson of a published course, in which somebody is enrolled. */
async function enrolled(settings: object = {}, who = anna) {
  const { id: quizId } = await firm.must<Quiz>('POST', '/quizzes', { title: 'Fire', ...settings })
  for (const question of [exit, number]) {
    await firm.must('POST', `/quizzes/${quizId}/questions`, question)
  }
  const values = { title: 'Fire safety', isSelfAllowed: true }
  const { id } = await firm.must<Course>('POST', '/courses', values)
  const { chapters } = await firm.must<Course>('POST', `/courses/${id}/outline`, {
    change: { change: 'addChapter', title: 'One' },
  })
  await firm.must('POST', `/courses/${id}/lessons`, {
    ...{ title: 'Test', kind: 'quiz', completedBy: 'passing', quizId },
    chapterId: chapters[0]?.chapterId,
  })
  const course = await firm.must<Course>('GET', `/courses/${id}`)
  await firm.must('POST', `/courses/${id}/publish`, { version: course.version })
  const lessonId = course.chapters[0]?.lessons[0]?.lessonId ?? ''
  return { quizId, courseId: id, lessonId, ...(await enrol(id, lessonId, who)) }
}

async function enrol(courseId: string, lessonId: string, who: typeof anna) {
  const mine = await firm.must<MyCourse>('POST', '/my-courses', { courseId }, who)
  const course = `/my-courses/${mine.enrolmentId}`
  return { course, at: `${course}/lessons/${lessonId}` }
}

async function start(at: string, who = anna) {
  const { attemptId } = await firm.must<{ attemptId: string }>('POST', `${at}/attempts`, {}, who)
  const path = `${at}/attempts/${attemptId}`
  const { running } = await firm.must<Attempt>('GET', path, undefined, who)
  if (!running) throw new Error('It does not run')
  return { path, running }
}

/** Answers as a learner types them: the choice by its words. */
function answersTo({ questions }: RunningAttempt, choice: string, typed: string) {
  return questions.map(({ questionId, kind, choices }) => ({
    questionId,
    answer:
      kind === 'number'
        ? { kind, text: typed, language: 'de' }
        : { kind, chosen: choices.find(({ text }) => text.text === choice)?.key ?? null },
  }))
}

async function save(path: string, answers: unknown, tabSequence = 1, who = anna) {
  return firm.ask('POST', `${path}/answers`, { answers, tabId: 'a', tabSequence }, who)
}

test('nothing of what is right is sent before submitting, and the course follows the result', async () => {
  const { at, course } = await enrolled({ tellsRightAnswers: 'onSubmission' })
  const standing = await firm.must<QuizStanding>('GET', `${at}/quiz`, undefined, anna)
  expect(standing).toMatchObject({ questionCount: 2, maxPoints: '2', canStart: true })
  const { path, running } = await start(at)
  const sent = JSON.stringify(running)
  for (const secret of ['credit', 'feedback', 'explanation', 'green', '112', 'You said'])
    expect(sent).not.toContain(secret)

  await save(path, answersTo(running, 'Left', '112'))
  const { submitted } = await firm.must<Attempt>('POST', `${path}/submit`, {}, anna)
  expect(submitted?.score).toMatchObject({ percent: '100', isPassed: true })
  expect(JSON.stringify(submitted)).toContain('green')
  const outline = await firm.must<MyCourseOutline>('GET', course, undefined, anna)
  expect([outline.percent, outline.completedAt === null]).toEqual([100, false])
})

test('a quiz that was failed completes nothing, and a better attempt does', async () => {
  const { at, course } = await enrolled({ attemptsAllowed: 2 })
  const first = await start(at)
  await save(first.path, answersTo(first.running, 'Up', '110'))
  await firm.must('POST', `${first.path}/submit`, {}, anna)
  expect(await firm.must('GET', course, undefined, anna)).toMatchObject({ percent: 0 })

  const second = await start(at)
  // A second tab goes on with the same attempt; a late repeat of an older save undoes nothing.
  expect((await start(at)).running.attemptId).toBe(second.running.attemptId)
  await save(second.path, answersTo(second.running, 'Left', '112'), 2)
  await save(second.path, answersTo(second.running, 'Up', '1'), 1)
  const { submitted } = await firm.must<Attempt>('POST', `${second.path}/submit`, {}, anna)
  expect(submitted?.score?.percent).toBe('100')
  const third = await firm.ask('POST', `${at}/attempts`, {}, anna)
  expect([third.status, third.body.data.detail]).toEqual([409, { reason: 'noAttemptsLeft' }])
})

test('at the end of the time what was saved is submitted by the server', async () => {
  const { at, course } = await enrolled({ timeLimitMinutes: 10 })
  const { path, running } = await start(at)
  expect(running.secondsLeft).toBeGreaterThan(590)
  await save(path, answersTo(running, 'Left', '112'))
  await runJobsAt(firm, '2026-11-26')
  expect(await firm.must('GET', course, undefined, anna)).toMatchObject({ percent: 100 })
  const { submitted } = await firm.must<Attempt>('GET', path, undefined, anna)
  expect(submitted?.submittedBy).toBe('deadline')
  expect(submitted?.submittedAt).toBe(running.deadlineAt)
})

test('attempts of others are not found, and who learns sees no quiz as it is written', async () => {
  const { at, quizId } = await enrolled()
  const { path } = await start(at)
  const asks = [
    firm.ask('GET', path, undefined, boris),
    save(path, [], 5, boris),
    firm.ask('POST', `${path}/submit`, {}, boris),
    firm.ask('GET', `/quizzes/${quizId}`, undefined, anna),
    firm.ask('GET', `/quizzes/${quizId}/statistics`, undefined, anna),
    firm.ask('GET', `/quizzes/${quizId}/export/gift`, undefined, anna),
  ]
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([
    404, 404, 404, 403, 403, 403,
  ])
})

test('a mended question changes results as an act with its list, and old attempts keep theirs', async () => {
  const { at, quizId, course } = await enrolled()
  const { path, running } = await start(at)
  await save(path, answersTo(running, 'Right', '110'))
  await firm.must('POST', `${path}/submit`, {}, anna)
  const { questions } = await firm.must<Quiz>('GET', `/quizzes/${quizId}`)
  const ruled = { questionId: questions[1]?.questionId, ruling: 'fullPoints', keepsBetter: true }
  const question = await firm.must<Record<string, unknown> & { options: { text: string }[] }>(
    'GET',
    `/quizzes/${quizId}/questions/${questions[0]?.questionId}`,
  )
  const options = question.options.map((one) => ({
    ...one,
    credit: one.text === 'Right' ? '100' : '0',
  }))
  await firm.must('PUT', `/quizzes/${quizId}/questions/${questions[0]?.questionId}`, {
    ...question,
    options,
  })
  const { submitted } = await firm.must<Attempt>('GET', path, undefined, anna)
  expect(submitted?.score?.percent).toBe('0')

  const { lines } = await firm.must<{ lines: RegradeLine[] }>(
    'POST',
    `/quizzes/${quizId}/regrade/preview`,
    ruled,
  )
  expect(lines).toMatchObject([{ before: '0', after: '100', wasPassed: false, isPassed: true }])
  expect(await firm.must('GET', course, undefined, anna)).toMatchObject({ percent: 0 })
  expect(await firm.must('POST', `/quizzes/${quizId}/regrade`, ruled)).toEqual({ changed: 1 })
  expect(await firm.must('GET', course, undefined, anna)).toMatchObject({ percent: 100 })
  const figures = await firm.must<QuizStatistics>('GET', `/quizzes/${quizId}/statistics`)
  expect(figures).toMatchObject({ attempts: 1, passed: 1, meanPercent: 100 })
})

test('questions come from files and go into files; a question with no right answer is refused', async () => {
  const { id } = await firm.must<Quiz>('POST', '/quizzes', { title: 'Files' })
  const gift = 'Where? {=Left ~Right}\n\nHow many? {#3:1}\n\nTell. {}\n'
  const file = new File([gift], 'questions.gift')
  const { body } = await firm.upload<{ added: number; notTaken: unknown[] }>(
    `/quizzes/${id}/import`,
    { format: 'gift', file },
  )
  expect(body).toMatchObject({ added: 2, notTaken: [{ line: 5, what: 'question' }] })
  for (const format of ['gift', 'aiken', 'moodle', 'qti']) {
    const { status } = await firm.download(`/quizzes/${id}/export/${format}`)
    expect(status, format).toBe(200)
  }
  const none = { ...exit, options: [option('Left'), option('Right')] }
  const refused = await firm.ask('POST', `/quizzes/${id}/questions`, none)
  expect([refused.status, refused.body.data.fields]).toEqual([
    422,
    { 'options.0.text': { key: 'questionNoRightAnswer' } },
  ])
})
