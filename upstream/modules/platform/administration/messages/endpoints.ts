import { implement } from '@orpc/server'
import { contactMessagesContract } from '#contract/public-site/contact-messages.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { answerMessage, setAnswered } from './answer.ts'
import { getMessage, listMessages } from './list.ts'
import { takeMessage } from './send.ts'

const os = implement(contactMessagesContract).$config(validation).$context<Call>()

export const router = os.router({
  send: os.send.handler(({ input, context }) => takeMessage(context, input)),
  list: os.list.handler(({ input, context }) => listMessages(context, input)),
  get: os.get.handler(({ input, context }) => getMessage(context, input.messageId)),
  answer: os.answer.handler(({ input, context }) => answerMessage(context, input)),
  setAnswered: os.setAnswered.handler(({ input, context }) => setAnswered(context, input)),
})
