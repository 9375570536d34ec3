import { followUpsContract } from '#contract/customers/follow-ups.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { agendaOf } from './agenda.ts'
import { finishFollowUp, reopenFollowUp } from './finish.ts'
import { followUps } from './register.ts'

export const router = {
  followUps: answer(followUpsContract, {
    ...followUps.handlers,
    finish: write(finishFollowUp),
    reopen: write(reopenFollowUp),
    agenda: read(agendaOf),
  }),
}
