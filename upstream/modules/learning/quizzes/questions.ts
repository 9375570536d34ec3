import { eq } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { Question as QuestionForm, QuestionInput } from '#contract/learning/questions.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { parseIds, type StoredQuiz } from './build-version.ts'
import type { Question } from './question.ts'
import { questionOf, toForm } from './question-form.ts'
import { type QuizFault, questionFaults } from './quiz-faults.ts'
import { quizzes } from './register.ts'
import { parseQuestion } from './stored.ts'
import { questionsTable } from './tables.ts'

type QuestionRef = { quizId: string; questionId: string }

/** As many questions as one quiz may have. */
const mostQuestions = 500

/** @throws AppError not_found */
export function getQuestion(reader: Reader, { quizId, questionId }: QuestionRef): QuestionForm {
  const { title } = quizzes.get(reader, quizId)
  const { pool, version, content } = requireStored(reader, { quizId, questionId })
  const form = toForm(parseQuestion(content), pool)
  return { ...form, id: questionId, quizId, quizTitle: title, version }
}

/** @throws AppError not_found, invalid; conflict (tooManyQuestions) */
export function addQuestion(
  writer: Writer,
  context: FirmContext,
  { quizId, ...input }: QuestionInput & { quizId: string },
): QuestionForm {
  const question = requireAskable(questionOf(context.newId(), input, context.newId))
  addQuestions(writer, context, quizId, [{ question, pool: input.pool }])
  return getQuestion(writer, { quizId, questionId: question.questionId })
}

/** Adds questions at the end. @throws AppError not_found; conflict (tooManyQuestions) */
export function addQuestions(
  writer: Writer,
  context: FirmContext,
  quizId: string,
  added: readonly { question: Question; pool: string }[],
): void {
  const quiz = quizzes.get(writer, quizId)
  const ids = parseIds(quiz.questionIds)
  if (ids.length + added.length > mostQuestions) throw conflictOf('tooManyQuestions')
  for (const { question, pool } of added) {
    const content = JSON.stringify(question)
    const row = { id: question.questionId, quizId, pool, content, version: 1 }
    writer.db.insert(questionsTable).values(row).run()
  }
  const names = added.map(({ question }) => question.name)
  keepOrder(writer, context, quiz, [...ids, ...added.map(({ question }) => question.questionId)], {
    after: { questions: names },
  })
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateQuestion(
  writer: Writer,
  context: FirmContext,
  { quizId, questionId, version, ...input }: QuestionInput & QuestionRef & { version: number },
): QuestionForm {
  const before = requireStored(writer, { quizId, questionId })
  requireVersion(before, version, () => getQuestion(writer, { quizId, questionId }))
  const question = requireAskable(questionOf(questionId, input, context.newId))
  writer.db
    .update(questionsTable)
    .set({ content: JSON.stringify(question), pool: input.pool, version: version + 1 })
    .where(eq(questionsTable.id, questionId))
    .run()
  const quiz = quizzes.get(writer, quizId)
  keepOrder(writer, context, quiz, parseIds(quiz.questionIds), {
    before: { questions: [parseQuestion(before.content).name] },
    after: { questions: [question.name] },
  })
  return getQuestion(writer, { quizId, questionId })
}

/** @throws AppError not_found */
export function moveQuestion(
  writer: Writer,
  context: FirmContext,
  { quizId, questionId, by }: QuestionRef & { by: 'up' | 'down' },
) {
  const quiz = quizzes.get(writer, quizId)
  const ids = parseIds(quiz.questionIds)
  const at = ids.indexOf(questionId)
  if (at === -1) throw new AppError('not_found', 'No such question')
  const other = ids[by === 'up' ? at - 1 : at + 1]
  if (other !== undefined) {
    const swapped = ids.map((id) => (id === questionId ? other : id === other ? questionId : id))
    keepOrder(writer, context, quiz, swapped, {})
  }
  return quizzes.show(writer, context, quizId)
}

/** @throws AppError not_found */
export function deleteQuestion(
  writer: Writer,
  context: FirmContext,
  { quizId, questionId }: QuestionRef,
) {
  const { content } = requireStored(writer, { quizId, questionId })
  writer.db.delete(questionsTable).where(eq(questionsTable.id, questionId)).run()
  const quiz = quizzes.get(writer, quizId)
  const left = parseIds(quiz.questionIds).filter((id) => id !== questionId)
  keepOrder(writer, context, quiz, left, { before: { questions: [parseQuestion(content).name] } })
  return quizzes.show(writer, context, quizId)
}

type HistoryPart = { before?: object; after?: object }

/** Every change of a question makes the quiz another version: attempts keep theirs. */
function keepOrder(
  writer: Writer,
  context: FirmContext,
  quiz: StoredQuiz,
  ids: readonly string[],
  change: HistoryPart,
): void {
  const questionIds = JSON.stringify(ids)
  quizzes.change(writer, context, quiz.id, { questionIds, version: quiz.version + 1 })
  const { id, title } = quiz
  writer.audit({ entity: 'quiz', entityId: id, action: 'update', title, ...change })
}

/** Which field of the form a fault is about, where it is not that of the choices. */
const places: Partial<Record<QuizFault['fault'], string>> = {
  noPrompt: 'prompt',
  points: 'points',
}

/** What is said of a fault, as keys of the `problem` texts. */
const problems: Partial<Record<QuizFault['fault'], string>> = {
  noRightAnswer: 'questionNoRightAnswer',
  tooFewOptions: 'questionTooFewChoices',
  acceptedNumber: 'invalidNumber',
  pairWithoutMatch: 'questionPairWithoutMatch',
}

/** @throws AppError invalid at the field that keeps it from being asked */
function requireAskable(question: Question): Question {
  const [fault] = questionFaults(question)
  if (!fault) return question
  const fields = {
    single: 'options.0.text',
    multi: 'options.0.text',
    text: 'accepted',
    number: 'value',
    order: 'items',
    pairs: 'pairs.0.left',
  }
  throw invalidField(
    places[fault.fault] ?? fields[question.kind],
    problems[fault.fault] ?? 'invalid',
  )
}

function requireStored({ db }: Reader, { quizId, questionId }: QuestionRef) {
  const row = db.select().from(questionsTable).where(eq(questionsTable.id, questionId)).get()
  if (row?.quizId !== quizId) throw new AppError('not_found', 'No such question')
  return row
}
