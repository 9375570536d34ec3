import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { MailRecord } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { draftPath } from './paths.ts'

/**
 * Begins a draft about a record, addressed and with its document, in the firm's mailbox where the writer may
 * use that, and leads to it.
 * @throws AppError malformed without a record; not_found for one that they may not see
 */
export async function beginAbout(
  args: Args,
  { call, firm }: FirmAccess,
  { data, idempotencyKey }: Form,
) {
  const { firmId } = firm
  const about = MailRecord.safeParse({ kind: data.aboutKind, id: data.aboutId })
  if (!about.success) throw new AppError('malformed', 'No record')
  const boxes = await call(mailboxContract.listBoxes, { firmId })
  const box = boxes.find(({ isOwn, canWrite }) => !isOwn && canWrite) ?? boxes[0]
  if (!box) throw new AppError('not_found', 'No mailbox')
  const input = { firmId, mailboxId: box.id, about: about.data }
  const { id } = await call(mailboxContract.addDraft, input, { idempotencyKey })
  const { t } = await getVisit(args)
  const message = t('mailbox')('draft.begun')
  return redirectWithToast(args, draftPath(firmId, id), { type: 'info', message })
}
