import { CourseInput } from '#contract/learning/courses.ts'
import { LessonInput } from '#contract/learning/lessons.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { writeDemoQuiz } from '../quizzes/index.ts'
import { addDemoPackage } from './demo-package.ts'
import { demoWords } from './demo-words.ts'
import { enrolLearner } from './enrol-learners.ts'
import { keepHandIn } from './hand-in.ts'
import { addLesson, arrange } from './lessons.ts'
import { doLesson } from './my-lessons.ts'
import { publish } from './publish.ts'
import { courses } from './register.ts'

/**
 * Gives a demo a course with a test and a certificate, in which whoever looks and two others are
 * enrolled, with work that waits to be looked at.
 */
export function writeDemoCourse(writer: Writer, context: FirmContext): void {
  const { language } = getFirmProfile(writer)
  const { title, summary, chapter, lessons, quiz, task, colleagues } = demoWords[language]
  const made = courses.create(
    writer,
    context,
    CourseInput.parse({
      title,
      summary,
      isSelfAllowed: true,
      dueDays: 14,
      hasCertificate: true,
      validMonths: 12,
    }),
  )
  const { id: courseId } = made
  const change = { change: 'addChapter', title: chapter } as const
  const [first] = arrange(writer, context, { courseId, change }).chapters
  const chapterId = first?.chapterId
  const lessonIds = lessons.map(([name, body]) => {
    const lesson = LessonInput.parse({ chapterId, title: name, body })
    return addLesson(writer, context, { ...lesson, courseId, files: {} }).id
  })
  addDemoPackage(writer, context, { language, courseId, chapterId })
  const assignment = LessonInput.parse({
    ...{ chapterId, title: task.title, body: task.body },
    ...{ kind: 'assignment', completedBy: 'acceptance', isRequired: false },
  })
  const { id: taskId } = addLesson(writer, context, { ...assignment, courseId, files: {} })
  const quizId = writeDemoQuiz(writer, context, language)
  const test = LessonInput.parse({
    ...{ chapterId, title: quiz, kind: 'quiz', completedBy: 'passing', quizId },
  })
  addLesson(writer, context, { ...test, courseId, files: {} })
  publish(writer, context, { courseId, version: courses.get(writer, courseId).version })
  const { userId, userName } = context.actor
  enrolLearner(writer, context, { courseId, learner: { userId, name: userName }, kind: 'self' })
  colleagues.forEach((name, place) => {
    const learner = { userId: context.newId(), name }
    const made = enrolLearner(writer, context, { courseId, learner, kind: 'self' })
    if (!made) return
    const { enrolmentId } = made
    const them = { ...context, actor: { ...context.actor, userId: learner.userId, userName: name } }
    // The first is nearly through, the second has just begun.
    const [first, ...others] = lessonIds
    if (first === undefined) return
    doLesson(writer, them, { enrolmentId, lessonId: first }, { kind: 'opened' })
    if (place > 0) return
    for (const lessonId of [first, ...others]) {
      doLesson(writer, them, { enrolmentId, lessonId }, { kind: 'confirmed' })
    }
    const ref = { enrolmentId, lessonId: taskId }
    keepHandIn(writer, them, ref, { text: task.answer, file: undefined })
  })
}
