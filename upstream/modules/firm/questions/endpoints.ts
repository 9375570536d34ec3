import { questionsContract } from '#contract/firm/questions.ts'
import { implement } from '../../../firm/implement.ts'
import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  getQuestion,
  listQuestions,
} from './service.ts'
import { requireSubject } from './subject.ts'

const os = implement(questionsContract)

export const router = os.router({
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listQuestions(store.reader, firm, input.closed ?? false),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getQuestion(store.reader, firm, input.questionId),
  ),
  about: os.about.handler(({ context: { store, firm }, input: { kind, recordId } }) =>
    requireSubject(store.reader, firm, { kind, id: recordId }),
  ),
  ask: os.ask.handler(({ context, input }) => askQuestion(context, input)),
  answer: os.answer.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => answerQuestion(writer, firm, input)),
  ),
  close: os.close.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => closeQuestion(writer, firm, input.questionId)),
  ),
})
