import { type Attempt, attemptsContract } from '#contract/learning/attempts.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { handInsContract } from '#contract/learning/hand-ins.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { quizStanding, saveAnswers, startQuiz, submitQuiz, viewAttempt } from '../quizzes/index.ts'
import { assign, cancelEnrolment, listEnrolments } from './assign.ts'
import { openFile } from './course-files.ts'
import { handIn } from './hand-in.ts'
import { handInFileId, listHandIns } from './hand-in-rows.ts'
import { judgeHandIn } from './judge-hand-in.ts'
import { withFiles } from './lesson-media.ts'
import {
  addLesson,
  arrange,
  deleteChapter,
  deleteLesson,
  draftFileId,
  getLesson,
  updateLesson,
} from './lessons.ts'
import { moveToNewest } from './move-enrolment.ts'
import { enrolMyself, myCourse, myCourses, requireMine } from './my-courses.ts'
import { doLesson, noteWatched, requireOpenLesson, requireQuizLesson } from './my-lessons.ts'
import { moveDraft, publish } from './publish.ts'
import { courses } from './register.ts'

const handlers = answer(coursesContract, {
  ...courses.handlers,
  arrange: write(arrange),
  deleteChapter: write(deleteChapter),
  addLesson: ({ context, input: { firmId: _, ...input } }) =>
    withFiles(context, input, (lesson) =>
      context.store.transact(context.firm, (writer) => addLesson(writer, context.firm, lesson)),
    ),
  getLesson: read((reader, _, input) => getLesson(reader, input)),
  lessonFile: ({ context, input }) => openFile(context, draftFileId(context.store.reader, input)),
  updateLesson: ({ context, input: { firmId: _, ...input } }) =>
    withFiles(context, input, (lesson) =>
      context.store.transact(context.firm, (writer) => updateLesson(writer, context.firm, lesson)),
    ),
  deleteLesson: write(deleteLesson),
  submit: write((writer, firm, input) => moveDraft(writer, firm, input, 'submit')),
  sendBack: write((writer, firm, input) => moveDraft(writer, firm, input, 'sendBack')),
  publish: write(publish),
  assign: async ({ context: { store, firm, env }, input: { firmId, ...input } }) => {
    const members = await listFirmMembers(env, firmId)
    return store.transact(firm, (writer) => assign(writer, firm, { ...input, members }))
  },
  listEnrolments: read((reader, firm, { courseId }) => listEnrolments(reader, firm, courseId)),
  moveToNewest: write(moveToNewest),
  cancelEnrolment: write(cancelEnrolment),
})

const handIns = answer(handInsContract, {
  list: read((reader, _, { courseId }) => listHandIns(reader, courseId)),
  file: ({ context, input }) => openFile(context, handInFileId(context.store.reader, input)),
  judge: write(judgeHandIn),
})

const mine = answer(myCoursesContract, {
  list: read(myCourses),
  enrol: write((writer, firm, { courseId }) => enrolMyself(writer, firm, courseId)),
  get: read((reader, firm, { enrolmentId }) => myCourse(reader, firm, enrolmentId)),
  openLesson: write((writer, firm, input) => doLesson(writer, firm, input, { kind: 'opened' })),
  confirmLesson: write((writer, firm, input) =>
    doLesson(writer, firm, input, { kind: 'confirmed' }),
  ),
  lessonFile: ({ context, input }) => {
    const { said } = requireOpenLesson(context.store.reader, context.firm, input)
    return openFile(context, said.fileId, input)
  },
  lessonCaptions: ({ context, input }) => {
    const { said } = requireOpenLesson(context.store.reader, context.firm, input)
    return openFile(context, said.captionsId)
  },
  noteWatched: write(noteWatched),
  handIn: ({ context, input: { firmId: _, ...input } }) => handIn(context, input),
  handInFile: ({ context, input }) => {
    requireMine(context.store.reader, context.firm, input.enrolmentId)
    return openFile(context, handInFileId(context.store.reader, input))
  },
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

export const router = { courses: handlers, handIns, myCourses: mine, attempts }
