import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { mailsContract } from '#contract/firm/mails.ts'

/**
 * Does what a button of a record's mails asks for, and gives the key of what to say.
 * @throws AppError malformed for none of them; what the API refuses
 */
export async function actOnMail(
  { call, firm }: Pick<FirmAccess, 'call' | 'firm'>,
  { kind, id }: { kind: string; id: string },
  { intent, idempotencyKey }: Form,
): Promise<'allowed' | 'resent'> {
  const [, verb, messageId] = /^(resend|allow)\.(\w{26})$/.exec(intent) ?? []
  if (!verb || !messageId) throw new AppError('malformed', 'An unknown intent')
  const mail = { firmId: firm.firmId, kind, recordId: id, messageId }
  if (verb === 'allow') {
    await call(mailsContract.allowAddress, mail)
    return 'allowed'
  }
  await call(mailsContract.resend, mail, { idempotencyKey })
  return 'resent'
}
