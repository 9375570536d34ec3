import { demoPackageZip } from '#upstream/modules/learning/packages/demo-package.ts'
import type { Api } from '../support/api.mjs'

/** Courses, quizzes and the website of a firm that the access test fills. */

// biome-ignore lint/suspicious/noExplicitAny: what the API gives is looked at by the test.
type Make = (path: string, input: object) => Promise<any>
type Upload = (api: Api, path: string, body: FormData) => Promise<{ id: string }>

export function courseInput(word: string) {
  return { title: word, summary: word, isSelfAllowed: true, hasCertificate: true }
}

export function lessonInput(chapterId: string, word: string) {
  return { chapterId, title: word, body: word }
}

export function quizInput(word: string) {
  return { title: word, intro: word }
}

export function quizQuestionInput(word: string) {
  return { kind: 'number', prompt: word, value: '112' }
}

/** An order of a place that costs nothing. */
function placeInput(word: string) {
  return { name: word, email: 'place@learn.example', language: 'en', consent: true }
}

/** A course whose quiz the owner submitted, so that they have a certificate, with work handed in. */
export async function makeCourse(
  api: Api,
  path: string,
  { make, upload }: { make: Make; upload: Upload },
  word: string,
) {
  const get = (what: string) => api.call('GET', `${path}${what}`)
  const quiz = await make('/quizzes', quizInput(word))
  await make(`/quizzes/${quiz.id}/questions`, quizQuestionInput(word))
  const course = await make('/courses', courseInput(word))
  const change = { change: 'addChapter', title: word }
  const { chapters } = await make(`/courses/${course.id}/outline`, { change })
  const [{ chapterId }] = chapters
  const asked = { kind: 'quiz', completedBy: 'submitting', quizId: quiz.id }
  const lesson = { ...lessonInput(chapterId, word), ...asked }
  const { id: lessonId } = await make(`/courses/${course.id}/lessons`, lesson)
  const task = { kind: 'assignment', completedBy: 'acceptance', isRequired: false }
  const { id: taskId } = await make(`/courses/${course.id}/lessons`, {
    ...lessonInput(chapterId, word),
    ...task,
  })
  const lessonsOfDraft = `${path}/courses/${course.id}/lessons`
  const sent = await upload(api, lessonsOfDraft, packageForm(chapterId, word))
  const { version } = await get(`/courses/${course.id}`)
  await make(`/courses/${course.id}/publish`, { version })
  const { enrolmentId } = await make('/my-courses', { courseId: course.id })
  const attempts = `/my-courses/${enrolmentId}/lessons/${lessonId}/attempts`
  const { attemptId } = await make(attempts, {})
  await make(`${attempts}/${attemptId}/submit`, {})
  const lessons = `/my-courses/${enrolmentId}/lessons`
  const { handIns } = await make(`${lessons}/${taskId}/hand-ins`, { text: word })
  const opened = await make(`${lessons}/${sent.id}/package`, { itemId: '1' })
  const { rows } = await get('/my-certificates')
  const takings = await get(`/courses/${course.id}/packages`)
  const offer = { isOpen: true, words: word }
  const { path: page } = await api.call('PUT', `${path}/courses/${course.id}/offer`, offer)
  await api.call('POST', `/public/courses/${page.slice('/learn/'.length)}`, placeInput(word))
  const orders = await get(`/courses/${course.id}/orders`)
  return {
    courseOrderId: orders.rows[0].id,
    learnerId: orders.rows[0].id,
    quizId: quiz.id,
    courseId: course.id,
    chapterId,
    lessonId,
    enrolmentId,
    attemptId,
    handInId: handIns[0].id,
    packageSessionId: opened.sessionId,
    takingId: takings.rows[0].takingId,
    certificateId: rows[0].id,
  }
}

export function sitePageInput(word: string) {
  return { language: 'en', title: word, text: word }
}

/** A picture of one pixel. */
export function pictureForm(name: string): FormData {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('file', new File([Buffer.from(pixel, 'base64')], name, { type: 'image/png' }))
  return form
}

export function pictureSizeForm(): FormData {
  const form = pictureForm('x.png')
  form.set('shape', 'whole')
  form.set('width', '1')
  return form
}

/** A lesson that is a package, which nobody has to take. */
function packageForm(chapterId: string, word: string): FormData {
  const form = new FormData()
  const fields = { ...lessonInput(chapterId, word), kind: 'package', completedBy: 'completing' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('isRequired', 'false')
  const zip = new Uint8Array(demoPackageZip('en'))
  form.set('file', new File([zip], 'x.zip', { type: 'application/zip' }))
  return form
}

/** Questions of a quiz in the GIFT format. */
export function questionFileForm(): FormData {
  const form = new FormData()
  form.set('format', 'gift')
  form.set('file', new File(['x {T}\n'], 'x.txt', { type: 'text/plain' }))
  return form
}
