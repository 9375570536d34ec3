import { implement } from '@orpc/server'
import { notificationsContract } from '#contract/notifications.ts'
import type { Call } from '../identity/call.ts'
import { validation } from '../validation.ts'
import { choose, leaveMail, listChoices } from './choices.ts'
import { countUnread, listNotifications, markRead } from './list.ts'

const os = implement(notificationsContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listNotifications(context, input)),
  countUnread: os.countUnread.handler(({ context }) => countUnread(context)),
  markRead: os.markRead.handler(({ input, context }) => markRead(context, input.notificationId)),
  markAllRead: os.markAllRead.handler(({ context }) => markRead(context)),
  listChoices: os.listChoices.handler(({ context }) => listChoices(context)),
  choose: os.choose.handler(({ input, context }) => choose(context, input.choices)),
  leaveMail: os.leaveMail.handler(({ input, context }) => leaveMail(context, input.token)),
})
