import { attemptsContract } from '#contract/learning/attempts.ts'
import { coursesContract } from '#contract/learning/courses.ts'
import { handInsContract } from '#contract/learning/hand-ins.ts'
import { learningReportsContract } from '#contract/learning/learning-reports.ts'
import { myCoursesContract } from '#contract/learning/my-courses.ts'
import { packagesContract } from '#contract/learning/packages.ts'
import { asDownload } from '../../../core/download.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listActiveMembers } from '../../../identity/members/names.ts'
import { assign, cancelEnrolment, listEnrolments } from './assign.ts'
import { openFile } from './course-files.ts'
import { handIn } from './hand-in.ts'
import { handInFileId, listHandIns } from './hand-in-rows.ts'
import { judgeHandIn } from './judge-hand-in.ts'
import { listLearnerGroups } from './learner-groups.ts'
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
import { enrolMyself, myCourse, myCourses } from './my-courses.ts'
import { openHandInFile, openLessonFile } from './my-files.ts'
import { doLesson, noteWatched } from './my-lessons.ts'
import { launchPackage, packageSessionOf, packageStandingOf } from './my-packages.ts'
import { saveAttempt, showAttempt, standingOf, startAttempt, submitAttempt } from './my-quizzes.ts'
import { packageTakings, showTaking, waiveForLearner } from './package-takings.ts'
import { moveDraft, publish } from './publish.ts'
import { courses } from './register.ts'
import { reportOfCourse, reportOfFirm, reportOfLearner } from './report.ts'
import { learningCsv } from './report-csv.ts'
import { draftPackage, triedPackage, tryPackage } from './try-package.ts'

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
    const members = await listActiveMembers(env, firmId)
    return store.transact(firm, (writer) => assign(writer, firm, { ...input, members }))
  },
  listGroups: read((reader, firm) => listLearnerGroups(reader, firm)),
  listEnrolments: read(listEnrolments),
  moveToNewest: write(moveToNewest),
  cancelEnrolment: write(cancelEnrolment),
})

const handIns = answer(handInsContract, {
  list: read((reader, _, { courseId }) => listHandIns(reader, courseId)),
  file: ({ context, input }) => openFile(context, handInFileId(context.store.reader, input)),
  judge: write(judgeHandIn),
})

const reports = answer(learningReportsContract, {
  whole: read(reportOfFirm),
  file: ({ context }) => asDownload(context, learningCsv(context.store.reader, context.firm)),
  ofCourse: async ({ context: { store, firm, env }, input: { courseId } }) => {
    const members = await listActiveMembers(env, firm.firmId)
    return reportOfCourse(store.reader, firm, { courseId, members })
  },
  ofLearner: read((reader, firm, { learnerId }) => reportOfLearner(reader, firm, learnerId)),
})

const mine = answer(myCoursesContract, {
  list: read(myCourses),
  enrol: write((writer, firm, { courseId }) => enrolMyself(writer, firm, courseId)),
  get: read((reader, firm, { enrolmentId }) => myCourse(reader, firm, enrolmentId)),
  openLesson: write((writer, firm, input) => doLesson(writer, firm, input, { kind: 'opened' })),
  confirmLesson: write((writer, firm, input) =>
    doLesson(writer, firm, input, { kind: 'confirmed' }),
  ),
  lessonFile: ({ context, input }) => openLessonFile(context, input, 'file'),
  lessonCaptions: ({ context, input }) => openLessonFile(context, input, 'captions'),
  noteWatched: write(noteWatched),
  handIn: ({ context, input: { firmId: _, ...input } }) => handIn(context, input),
  handInFile: ({ context, input }) => openHandInFile(context, input),
})

const attempts = answer(attemptsContract, {
  standing: read(standingOf),
  start: write(startAttempt),
  get: read(showAttempt),
  save: write(saveAttempt),
  submit: write(submitAttempt),
})

const packages = answer(packagesContract, {
  standing: read(packageStandingOf),
  open: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => launchPackage(writer, firm, { ...input, launching: env })),
  session: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    packageSessionOf(store.reader, firm, { ...input, launching: env }),
  draft: read(draftPackage),
  preview: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => tryPackage(writer, firm, { ...input, launching: env })),
  triedDraft: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    triedPackage(store.reader, firm, { ...input, launching: env }),
  takings: read((reader, _, { courseId }) => ({ rows: packageTakings(reader, courseId) })),
  taking: read(showTaking),
  waive: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) =>
      waiveForLearner(writer, firm, { ...input, origin: env.PUBLIC_ORIGIN }),
    ),
})

export const router = {
  packages,
  courses: handlers,
  handIns,
  learningReports: reports,
  myCourses: mine,
  attempts,
}
