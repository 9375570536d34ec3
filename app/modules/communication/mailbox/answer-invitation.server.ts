import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  InvitationAnswer,
  mailInvitationsContract,
} from '#contract/communication/mail-invitations.ts'
import type { MailThread } from '#contract/communication/mailbox.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'

/** Whether a button answers an invitation, or takes the end of one. */
export function isInvitationAction(intent: string): boolean {
  return intent === 'acceptEnd' || intent.startsWith('answer:')
}

/**
 * Answers the invitation of a mail, or takes the event out of the calendar that it ends, and leads back
 * with a word about it; what came too late, or is not the caller's to answer, as well.
 */
export async function answerInvitation(
  args: Args,
  { call, firm }: FirmAccess,
  form: Form,
  here: string,
): Promise<Response> {
  const { t: texts } = await getVisit(args)
  const t = texts('mailbox')
  const { intent, data, idempotencyKey } = form
  const mailId = Id.safeParse(data.mailId)
  const ids = { firmId: firm.firmId, mailId: mailId.data ?? '' }
  const key = { idempotencyKey }
  try {
    if (intent === 'acceptEnd') {
      await call(mailInvitationsContract.acceptEnd, ids, key)
      return redirectWithToast(args, here, { type: 'success', message: t('invitation.ended') })
    }
    const answer = InvitationAnswer.safeParse(intent.slice('answer:'.length))
    if (!answer.success || !mailId.success) throw new AppError('malformed', 'No such answer')
    const comment = String(data.comment ?? '').slice(0, 500)
    await call(mailInvitationsContract.answer, { ...ids, answer: answer.data, comment }, key)
    return redirectWithToast(args, here, { type: 'success', message: t('invitation.sent') })
  } catch (error) {
    const isRefusal = error instanceof AppError && ['invalid', 'conflict'].includes(error.code)
    if (!isRefusal) throw error
    return redirectWithToast(args, here, { type: 'error', message: t('invitation.refused') })
  }
}

/** The invitations in a conversation; none is asked for where no file can hold one. */
export async function loadInvitations({ call, firm }: FirmAccess, thread: MailThread) {
  const mayInvite = thread.mails.some(
    ({ isOurs, files }) => !isOurs && files.some(({ type }) => type === 'text/plain'),
  )
  const ids = { firmId: firm.firmId, mailThreadId: thread.id }
  return mayInvite ? call(mailInvitationsContract.list, ids) : []
}
