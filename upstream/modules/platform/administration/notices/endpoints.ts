import { implement } from '@orpc/server'
import { noticesOfOfferingsContract } from '#contract/public-site/notices-of-offerings.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { askForNotice } from './ask.ts'
import { confirmNotice, leaveNotices } from './confirm.ts'
import { countNotices, listNotices } from './list.ts'
import { sendNotices } from './send-out.ts'

const os = implement(noticesOfOfferingsContract).$config(validation).$context<Call>()

export const router = os.router({
  ask: os.ask.handler(({ input, context }) => askForNotice(context, input)),
  confirm: os.confirm.handler(({ input, context }) => confirmNotice(context, input.token)),
  leave: os.leave.handler(({ input, context }) => leaveNotices(context, input.token)),
  list: os.list.handler(({ input, context }) => listNotices(context, input)),
  count: os.count.handler(({ context }) => countNotices(context)),
  sendOut: os.sendOut.handler(({ input, context }) => sendNotices(context, input.offering)),
})
