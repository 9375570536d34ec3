import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { quizzes } from './register.ts'
import { closeOverdue, deadlineJob } from './take-quiz.ts'

export const module = defineModule({
  name: 'quizzes',
  endpoints: router,
  recordKinds: quizzes.recordKinds,
  jobs: {
    /** At the end of an attempt's time what was saved is submitted, whether its learner is there or not. */
    [deadlineJob]: jobInTransaction(z.object({ attemptId: Id }), (writer, firm, { payload }) =>
      closeOverdue(writer, firm, payload.attemptId),
    ),
  },
})
