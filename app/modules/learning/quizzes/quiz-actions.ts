import { textAt } from '#app/shell/form/form-tree.ts'
import type { RecordAction } from '#app/shell/register/describe.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { quizzesContract as contract, type Quiz } from '#contract/learning/quizzes.ts'

/** What is done with questions in the page of their quiz. */
export const quizActions: readonly RecordAction<Quiz>[] = [
  moving('moveQuestionUp', 'up'),
  moving('moveQuestionDown', 'down'),
]

function moving(intent: string, by: 'up' | 'down'): RecordAction<Quiz> {
  return {
    intent,
    icon: 'arrow-up',
    needs: needsOf(contract.moveQuestion),
    isInPage: true,
    act: ({ call, firm: { firmId } }, quizId, options, { data }) => {
      const questionId = textAt(data, 'questionId')
      return call(contract.moveQuestion, { firmId, quizId, questionId, by }, options)
    },
  }
}
