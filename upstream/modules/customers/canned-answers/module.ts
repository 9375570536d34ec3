import { CannedAnswerInput, cannedAnswersContract } from '#contract/customers/canned-answers.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer } from '../../../firm/implement.ts'
import { asMeant } from '../../../register/define-register.ts'
import { cannedAnswers } from './register.ts'

export const module = defineModule({
  name: 'canned-answers',
  endpoints: answer(cannedAnswersContract, cannedAnswers.handlers),
  recordKinds: cannedAnswers.recordKinds,
  importers: [
    cannedAnswers.importerOf({ input: CannedAnswerInput, meant: asMeant, ties: ['name'] }),
  ],
})
