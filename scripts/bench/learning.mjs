// @ts-check
import { Api, newKey } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { compareFirms } from './compare.mjs'

/**
 * Whether a course of 200 lessons with 5,000 learners is answered as fast as one of 10 lessons with
 * 50. `LESSONS`, `LEARNERS` and `TIMES` make a run smaller or longer; `DATA_DIR` keeps what was
 * written there, for the next run.
 */
const lessons = Number(process.env.LESSONS ?? 200)
const learners = Number(process.env.LEARNERS ?? 5_000)
const times = Number(process.env.TIMES ?? 15)
const aCall = 100
const person = { email: 'learning@example.com', password: testPassword }

/**
 * @typedef {object} Asked
 * @property {string} firmId
 * @property {string} courseId
 * @property {string} quizId
 * @property {string} lessonId a lesson in the middle
 * @property {string} enrolmentId of who asks
 * @property {string} learnerId one of the others
 */

await compareFirms({
  person,
  few: { lessons: 10, learners: 50 },
  many: { lessons, learners },
  begin,
  write,
  learn,
  questions: questions(),
  times,
  file: 'learning',
})

/** @returns {import('./compare.mjs').Question<Asked>[]} */
function questions() {
  const course = (/** @type {Asked} */ { firmId, courseId }) =>
    `/firms/${firmId}/courses/${courseId}`
  const mine = (/** @type {Asked} */ { firmId, enrolmentId }) =>
    `/firms/${firmId}/my-courses/${enrolmentId}`
  const pages = [
    { name: 'my courses', path: (/** @type {Asked} */ at) => `/firms/${at.firmId}/my-courses` },
    { name: 'my course', path: mine },
    { name: 'my lesson', path: (/** @type {Asked} */ at) => `${mine(at)}/lessons/${at.lessonId}` },
    { name: 'courses', path: (/** @type {Asked} */ at) => `/firms/${at.firmId}/courses` },
    { name: 'course', path: course },
    { name: 'learners', path: (/** @type {Asked} */ at) => `${course(at)}/learners` },
    {
      name: 'learner',
      path: (/** @type {Asked} */ at) => `/firms/${at.firmId}/learners/${at.learnerId}`,
    },
    { name: 'report of the course', path: (/** @type {Asked} */ at) => `${course(at)}/report` },
    {
      name: 'report of all',
      path: (/** @type {Asked} */ at) => `/firms/${at.firmId}/learning-report`,
    },
    {
      name: 'report of questions',
      path: (/** @type {Asked} */ at) => `/firms/${at.firmId}/quizzes/${at.quizId}/results`,
    },
  ]
  return pages.map((page) => ({ ...page, isPage: true }))
}

/** What is asked of a firm. @param {Api} api @param {Written} firm @returns {Promise<Asked>} */
async function learn(api, { firmId, courseId, quizId, lessonId }) {
  const { running } = await api.call('GET', `/firms/${firmId}/my-courses`)
  const enrolmentId =
    running[0]?.enrolmentId ??
    (await api.call('POST', `/firms/${firmId}/my-courses`, { courseId }, newKey())).enrolmentId
  const { learners: known } = await api.call('GET', `/firms/${firmId}/learning-report?q=00040`)
  const learnerId = known.rows[0].learnerId
  return { firmId, courseId, quizId, lessonId, enrolmentId, learnerId }
}

/** @typedef {{ firmId: string, courseId: string, quizId: string, lessonId: string }} Written */

/**
 * A firm with a published course of lessons to read, ten to a chapter, and a quiz at its end.
 * @param {Api} api
 * @param {{ lessons: number }} size
 * @returns {Promise<Written>}
 */
async function begin(api, { lessons: count }) {
  const { firmId } = await createFirmWithCustomer(api)
  const post = (/** @type {string} */ path, /** @type {object} */ input) =>
    api.call('POST', `/firms/${firmId}/${path}`, input, newKey())
  const { id: quizId } = await post('quizzes', { title: 'Test' })
  for (let at = 1; at <= 10; at++) {
    const options = ['100', '0', '0'].map((credit, place) => ({ text: `Choice ${place}`, credit }))
    await post(`quizzes/${quizId}/questions`, { kind: 'single', prompt: `Question ${at}`, options })
  }
  const { id: courseId } = await post('courses', {
    title: 'Safety',
    isSelfAllowed: true,
    order: 'free',
  })
  let chapterId = ''
  for (let at = 1; at <= count; at++) {
    if (at % 10 === 1) {
      const change = { change: 'addChapter', title: `Chapter ${Math.ceil(at / 10)}` }
      const { chapters } = await post(`courses/${courseId}/outline`, { change })
      chapterId = chapters.at(-1).chapterId
    }
    const text = { body: `What lesson ${at} says, in **some** words.` }
    const content = at === count ? { kind: 'quiz', completedBy: 'passing', quizId } : text
    await post(`courses/${courseId}/lessons`, { title: `Lesson ${at}`, chapterId, ...content })
  }
  const { version, chapters } = await api.call('GET', `/firms/${firmId}/courses/${courseId}`)
  await post(`courses/${courseId}/publish`, { version })
  const { lessonId } = chapters[Math.floor(chapters.length / 2)].lessons[0]
  return { firmId, courseId, quizId, lessonId }
}

/** @type {import('./compare.mjs').Comparison<Written, { lessons: number, learners: number }, Asked>['write']} */
async function write({ firmId, courseId }, { learners: count }, inside) {
  await inside(firmId, async (ask) => {
    for (let at = 1; at <= count; at += aCall) {
      await ask('seed-learners', { courseId, first: at, count: Math.min(aCall, count - at + 1) })
    }
  })
}
