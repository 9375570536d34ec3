import { type Quiz, type QuizInput, quizzesContract } from '#contract/learning/quizzes.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { parsePools, questionsOf, type StoredQuiz, versionOfQuiz } from './build-version.ts'
import { describeScoring } from './grade-attempt.ts'
import { quizList, quizRow } from './list.ts'
import { quizFaults } from './quiz-faults.ts'
import { quizzesTable } from './tables.ts'

/** Quizzes. An archived one stays in the courses that have it. */
export const quizzes = defineRegister({
  kind: 'quiz',
  contract: quizzesContract,
  table: quizzesTable,
  list: quizList,
  row: quizRow,
  record: toQuiz,
  labelOf: ({ title }) => title,
  found: ({ title, intro }) => ({ words: { title, intro }, text: intro }),
  reach: 'whole',
  prepare,
  history: (_, { faults: __, maxPoints: ___, ...quiz }) => ({
    ...quiz,
    questions: quiz.questions.map(({ name }) => name),
    pools: quiz.pools?.map(({ name, draw }) => `${name}: ${draw}`),
  }),
})

function prepare(
  _: Writer,
  __: FirmContext,
  { pools, ...input }: QuizInput,
  before?: StoredQuiz,
): Prepared {
  return {
    columns: { ...input, pools: JSON.stringify(pools), ...(!before && { questionIds: '[]' }) },
  }
}

function toQuiz(reader: Reader, _: FirmContext, stored: StoredQuiz): Quiz {
  const { rowNumber: __, questionIds: ___, createdBy: ____, updatedBy: _____, ...quiz } = stored
  const questions = questionsOf(reader, stored)
  const version = versionOfQuiz(stored, questions)
  const faults = quizFaults(version)
  const nameOf = (id: string) => questions.find((one) => one.id === id)?.question.name ?? id
  return {
    ...quiz,
    pools: parsePools(stored.pools),
    questions: questions.map(({ id, pool, question }) => ({
      ...{ questionId: id, pool },
      kind: question.kind,
      name: question.name,
      points: question.points,
    })),
    faults: faults.map(({ at, fault }) => ({ title: at === '' ? '' : nameOf(at), key: fault })),
    maxPoints: faults.length > 0 ? '' : describeScoring(version).maxPoints,
  }
}
