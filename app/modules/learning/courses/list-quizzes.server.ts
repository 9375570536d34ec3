import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { QuizListQuery, quizzesContract } from '#contract/learning/quizzes.ts'

/** The firm's quizzes, to choose one for a lesson. */
export async function listQuizzes({ call, firm }: FirmAccess) {
  const query = { ...QuizListQuery.parse({}), firmId: firm.firmId }
  const { rows } = await call(quizzesContract.rows, query)
  return rows.map(({ id, title }) => ({ id, title }))
}
