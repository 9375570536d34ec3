import { z } from 'zod'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { NotificationKind, notificationsContract } from '#contract/core/notifications.ts'
import {
  NoticeDeliveryInput,
  noticeDeliveryContract,
  PushDeviceInput,
} from '#contract/person/notice-delivery.ts'
import { concerns } from './components/notice-groups.ts'

type Refused = { intent: string; refusal: Refusal; status: number }

/** Does what the pressed button of the page says. @throws AppError malformed for none of its buttons */
export async function changeChoices(args: Args) {
  const form = await readForm(args.request, { nullable: ['quietFrom', 'quietUntil'] })
  const act = acts.get(form.intent)
  if (!act) throw new AppError('malformed', 'No such button')
  const refused = await act.run(args, form)
  if (refused) {
    const { intent, refusal, status } = refused
    return answerWith({ intent, refusal }, { status })
  }
  const message = (await getVisit(args)).t('notifications')(act.done)
  return redirectWithToast(args, profilePaths.notifications, { type: 'success', message })
}

type Act = { done: string; run: (args: Args, form: Form) => Promise<Refused | undefined> }

const acts = new Map<string, Act>([
  ['', { done: 'choices.saved', run: keepChoices }],
  ['when', { done: 'when.saved', run: keepWhen }],
  ['addDevice', { done: 'devices.done', run: addDevice }],
  ['removeDevice', { done: 'devices.removed', run: removeDevice }],
])

/** Boxes that are ticked; a box that is not does not come along. */
const Ticked = z.partialRecord(NotificationKind, z.literal('on')).default({})
const Boxes = z.object({ inApp: Ticked, mail: Ticked, push: Ticked })

async function keepChoices(args: Args, { data }: Form): Promise<undefined> {
  const session = await requireSession(args)
  const boxes = Boxes.safeParse(data)
  if (!boxes.success) throw new AppError('malformed', 'Bad choices')
  const { inApp, mail, push } = boxes.data
  // What the page did not show stays as it was.
  const shown = NotificationKind.options.filter((kind) => concerns(kind, session.firms))
  await upstream(args).call(notificationsContract.choose, {
    choices: shown.map((kind) => ({
      kind,
      inApp: inApp[kind] === 'on',
      mail: mail[kind] === 'on',
      push: push[kind] === 'on',
    })),
  })
}

async function keepWhen(args: Args, form: Form): Promise<Refused | undefined> {
  const { value, refusal } = parseForm(NoticeDeliveryInput, form)
  if (refusal) return { intent: 'when', refusal, status: 422 }
  const result = await attempt(form, () => upstream(args).call(noticeDeliveryContract.set, value))
  return result.refusal && { intent: 'when', ...result }
}

async function addDevice(args: Args, form: Form): Promise<Refused | undefined> {
  const { value, refusal } = parseForm(PushDeviceInput, form)
  if (refusal) return { intent: 'addDevice', refusal, status: 422 }
  const result = await attempt(form, () =>
    upstream(args).call(noticeDeliveryContract.addDevice, value),
  )
  return result.refusal && { intent: 'addDevice', ...result }
}

async function removeDevice(args: Args, { data }: Form): Promise<undefined> {
  const { deviceId } = z.object({ deviceId: Id }).safeParse(data).data ?? {}
  if (deviceId === undefined) throw new AppError('malformed', 'No device is named')
  await upstream(args).call(noticeDeliveryContract.removeDevice, { deviceId })
}
