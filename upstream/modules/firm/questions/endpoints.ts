import { questionsContract } from '#contract/firm/questions.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  getQuestion,
  listQuestions,
} from './service.ts'
import { requireSubject } from './subject.ts'

export const router = answer(questionsContract, {
  list: read((reader, firm, { closed }) => listQuestions(reader, firm, closed ?? false)),
  get: read((reader, firm, { questionId }) => getQuestion(reader, firm, questionId)),
  about: read((reader, firm, { kind, recordId }) =>
    requireSubject(reader, firm, { kind, id: recordId }),
  ),
  ask: ({ context, input }) => askQuestion(context, input),
  answer: write(answerQuestion),
  close: write((writer, firm, { questionId }) => closeQuestion(writer, firm, questionId)),
})
