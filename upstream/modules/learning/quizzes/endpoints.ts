import { quizzesContract } from '#contract/learning/quizzes.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { readQuestions, takeQuestions, writeQuestions } from './exchange-files.ts'
import {
  addQuestion,
  deleteQuestion,
  getQuestion,
  moveQuestion,
  updateQuestion,
} from './questions.ts'
import { quizFigures } from './quiz-figures.ts'
import { quizzes } from './register.ts'
import { previewRegrade, regradeQuiz } from './regrade-attempts.ts'

export const router = answer(quizzesContract, {
  ...quizzes.handlers,
  addQuestion: write(addQuestion),
  getQuestion: read((reader, _, input) => getQuestion(reader, input)),
  updateQuestion: write(updateQuestion),
  moveQuestion: write(moveQuestion),
  deleteQuestion: write(deleteQuestion),
  importQuestions: async ({ context: { store, firm }, input: { quizId, format, file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = readQuestions(bytes, format, firm.actor.language)
    return store.transact(firm, (writer) => takeQuestions(writer, firm, quizId, found))
  },
  exportQuestions: read((reader, _, { quizId, format }) => writeQuestions(reader, quizId, format)),
  statistics: read((reader, _, { quizId }) => quizFigures(reader, quizId)),
  previewRegrade: read((reader, _, input) => ({ lines: previewRegrade(reader, input) })),
  regrade: write(regradeQuiz),
})
