import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { bulkMailActions, MailActionInput } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'

/** Whether a button does something to conversations. */
export function isMailAction(intent: string): boolean {
  return bulkMailActions.some((one) => one === intent)
}

/** Does to the conversations of a form what its button says, and leads on with a word about it. */
export async function actOnMail(
  args: Args,
  { call, firm }: FirmAccess,
  form: Form,
  to: string,
): Promise<Response> {
  const { t: texts } = await getVisit(args)
  const t = texts('mailbox')
  const { threadIds, labelId } = form.data
  const ids = Array.isArray(threadIds) ? threadIds : []
  if (ids.length === 0)
    return redirectWithToast(args, to, { type: 'error', message: t('action.none') })
  const input = MailActionInput.safeParse({
    threadIds: ids,
    action: form.intent,
    ...(typeof labelId === 'string' && labelId !== '' && { labelId }),
  })
  if (!input.success) throw new AppError('malformed', 'Nothing that can be done')
  const { idempotencyKey } = form
  const { done } = await call(
    mailboxContract.act,
    { ...input.data, firmId: firm.firmId },
    { idempotencyKey },
  )
  const message = t(`done.${form.intent}`, { count: done })
  return redirectWithToast(args, to, { type: 'success', message })
}
