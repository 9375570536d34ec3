import { type Attempt, attemptsContract } from '#contract/learning/attempts.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { quizStanding, saveAnswers, startQuiz, submitQuiz, viewAttempt } from '../quizzes/index.ts'
import { assign, cancelEnrolment, listEnrolments } from './assign.ts'
import {
  addLesson,
  arrange,
  deleteChapter,
  deleteLesson,
  getLesson,
  updateLesson,
} from './lessons.ts'
import { enrolMyself, myCourse, myCourses } from './my-courses.ts'
import { doLesson, requireQuizLesson } from './my-lessons.ts'
import { moveDraft, publish } from './publish.ts'
import { courses } from './register.ts'

const handlers = answer(coursesContract, {
  ...courses.handlers,
  arrange: write(arrange),
  deleteChapter: write(deleteChapter),
  addLesson: write(addLesson),
  getLesson: read((reader, _, input) => getLesson(reader, input)),
  updateLesson: write(updateLesson),
  deleteLesson: write(deleteLesson),
  submit: write((writer, firm, input) => moveDraft(writer, firm, input, 'submit')),
  sendBack: write((writer, firm, input) => moveDraft(writer, firm, input, 'sendBack')),
  publish: write(publish),
  assign: async ({ context: { store, firm, env }, input: { firmId, ...input } }) => {
    const members = await listFirmMembers(env, firmId)
    return store.transact(firm, (writer) => assign(writer, firm, { ...input, members }))
  },
  listEnrolments: read((reader, firm, { courseId }) => listEnrolments(reader, firm, courseId)),
  cancelEnrolment: write(cancelEnrolment),
})

const mine = answer(myCoursesContract, {
  list: read(myCourses),
  enrol: write((writer, firm, { courseId }) => enrolMyself(writer, firm, courseId)),
  get: read((reader, firm, { enrolmentId }) => myCourse(reader, firm, enrolmentId)),
  openLesson: write((writer, firm, input) => doLesson(writer, firm, input, { kind: 'opened' })),
  confirmLesson: write((writer, firm, input) =>
    doLesson(writer, firm, input, { kind: 'confirmed' }),
  ),
})

const attempts = answer(attemptsContract, {
  standing: read((reader, firm, input) =>
    quizStanding(reader, firm, requireQuizLesson(reader, firm, input)),
  ),
  start: write((writer, firm, input) => {
    doLesson(writer, firm, input, { kind: 'opened' })
    return startQuiz(writer, firm, requireQuizLesson(writer, firm, input))
  }),
  get: read(showAttempt),
  save: write((writer, firm, input) => {
    requireQuizLesson(writer, firm, input)
    return saveAnswers(writer, firm, input)
  }),
  submit: write((writer, firm, input) => {
    requireQuizLesson(writer, firm, input)
    submitQuiz(writer, firm, input)
    return showAttempt(writer, firm, input)
  }),
})

type AttemptRef = { enrolmentId: string; lessonId: string; attemptId: string }

function showAttempt(reader: Reader, firm: FirmContext, ref: AttemptRef): Attempt {
  const { title } = requireQuizLesson(reader, firm, ref)
  return { lessonTitle: title, ...viewAttempt(reader, firm, ref) }
}

export const router = { courses: handlers, myCourses: mine, attempts }
