import {
  courseInput,
  lessonInput,
  pictureSizeForm,
  questionFileForm,
  quizInput,
  quizQuestionInput,
  sitePageInput,
} from './learning-inputs.ts'
import type { Ids } from './people.ts'
import { unknownId } from './rules.ts'

/** What is sent to change courses, quizzes and their packages, by the call. */
export function learningBodies(own: Ids): Record<string, () => object> {
  const course = 'firms/{firmId}/courses/{courseId}'
  const quiz = 'firms/{firmId}/quizzes/{quizId}'
  const lesson = lessonInput(own.chapterId ?? '', 'x')
  const regrading = { questionId: unknownId, ruling: 'leaveOut' }
  return {
    [`PUT /${course}`]: () => ({ ...courseInput('x'), version: 1 }),
    [`POST /${course}/outline`]: () => ({ change: { change: 'addChapter', title: 'x' } }),
    [`POST /${course}/lessons`]: () => lesson,
    [`PUT /${course}/lessons/{lessonId}`]: () => ({ ...lesson, version: 1 }),
    [`POST /${course}/submit`]: () => ({ version: 1 }),
    [`POST /${course}/send-back`]: () => ({ version: 1 }),
    [`POST /${course}/publish`]: () => ({ version: 1 }),
    [`POST /${course}/assign`]: () => ({ roles: ['owner'] }),
    [`PUT /${course}/offer`]: () => ({ isOpen: false }),
    [`POST /${course}/hand-ins/{handInId}/judge`]: () => ({ verdict: 'accepted' }),
    [`POST /${course}/packages/{takingId}/waive`]: () => ({ itemId: '1', reason: 'testedOut' }),
    [`POST /${course}/earlier-certificates/end`]: () => ({ lastDate: '2099-01-01' }),
    'POST /firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}/watched': () => ({
      spans: [],
      position: 0,
    }),
    'POST /firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}/hand-ins': () => ({
      text: 'x',
    }),
    [`POST /${course}/lessons/{lessonId}/package`]: () => ({ itemId: '1' }),
    'POST /firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}/package': () => ({
      itemId: '1',
    }),
    'POST /firms/{firmId}/certificates/{certificateId}/revoke': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}/attempts/{attemptId}/answers':
      () => ({ answers: [], tabId: 'x', tabSequence: 1 }),
    [`PUT /${quiz}`]: () => ({ ...quizInput('x'), version: 1 }),
    [`POST /${quiz}/questions`]: () => quizQuestionInput('x'),
    [`PUT /${quiz}/questions/{questionId}`]: () => ({ ...quizQuestionInput('x'), version: 1 }),
    [`POST /${quiz}/questions/{questionId}/move`]: () => ({ by: 'up' }),
    [`POST /${quiz}/import`]: questionFileForm,
    [`POST /${quiz}/regrade/preview`]: () => regrading,
    [`POST /${quiz}/regrade`]: () => regrading,
  }
}

/** What is sent to change a website and its shop, by the call. */
export const siteBodies: Record<string, () => object> = {
  'PUT /firms/{firmId}/site-pages/{sitePageId}': () => ({ ...sitePageInput('x'), version: 1 }),
  'PUT /firms/{firmId}/site-pages/{sitePageId}/blocks': () => ({ blocks: [], version: 1 }),
  'POST /firms/{firmId}/site-pages/{sitePageId}/send-back': () => ({ reason: 'x' }),
  'POST /firms/{firmId}/site-pages/{sitePageId}/translations': () => ({ language: 'de' }),
  'POST /firms/{firmId}/site-pages/{sitePageId}/revisions/{number}/restore': () => ({ version: 1 }),
  'PUT /firms/{firmId}/site-pages/{sitePageId}/schedule': () => ({
    publishOn: null,
    unpublishOn: null,
  }),
  'PUT /firms/{firmId}/site-media/{mediaId}': () => ({
    name: 'x',
    focusX: 0.5,
    focusY: 0.5,
    version: 1,
  }),
  'POST /firms/{firmId}/site-media/{mediaId}/sizes': pictureSizeForm,
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/ready': () => ({ version: 1 }),
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/send': () => ({ version: 1 }),
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/hand-over': () => ({ version: 1 }),
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/cancel': () => ({ version: 1 }),
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/accept-return': () => ({ version: 1 }),
  'POST /firms/{firmId}/shop-orders/{shopOrderId}/refuse-return': () => ({
    version: 1,
    reason: 'x',
  }),
}
