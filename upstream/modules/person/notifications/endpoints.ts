import { implement } from '@orpc/server'
import { notificationsContract } from '#contract/core/notifications.ts'
import { noticeDeliveryContract } from '#contract/person/notice-delivery.ts'
import { validation } from '../../../core/validation.ts'
import type { Call } from '../../../identity/call.ts'
import { choose, leaveMail, listChoices } from './choices.ts'
import { getDelivery, setDelivery } from './delivery.ts'
import { addDevice, listDevices, removeDevice } from './devices.ts'
import { countUnread, listNotifications, markRead } from './list.ts'

const os = implement(notificationsContract).$config(validation).$context<Call>()
const when = implement(noticeDeliveryContract).$config(validation).$context<Call>()

const notices = os.router({
  list: os.list.handler(({ input, context }) => listNotifications(context, input)),
  countUnread: os.countUnread.handler(({ context }) => countUnread(context)),
  markRead: os.markRead.handler(({ input, context }) => markRead(context, input.notificationId)),
  markAllRead: os.markAllRead.handler(({ context }) => markRead(context)),
  listChoices: os.listChoices.handler(({ context }) => listChoices(context)),
  choose: os.choose.handler(({ input, context }) => choose(context, input.choices)),
  leaveMail: os.leaveMail.handler(({ input, context }) => leaveMail(context, input.token)),
})

const delivery = when.router({
  get: when.get.handler(({ context }) => getDelivery(context)),
  set: when.set.handler(({ input, context }) => setDelivery(context, input)),
  listDevices: when.listDevices.handler(({ context }) => listDevices(context)),
  addDevice: when.addDevice.handler(({ input, context }) => addDevice(context, input)),
  removeDevice: when.removeDevice.handler(({ input, context }) =>
    removeDevice(context, input.deviceId),
  ),
})

export const router = { notices, delivery }
