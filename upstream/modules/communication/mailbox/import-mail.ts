import { maxMailMebibytes } from '#contract/communication/mailbox.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { discardMail, prepareMail } from '../../../mail/incoming/prepare-mail.ts'
import { readMail } from '../../../mail/incoming/read-mail.ts'
import { requireMailbox } from './access.ts'
import { type TakenMail, takeMail } from './take.ts'

/**
 * Takes a mail that was saved as a file into a mailbox. What it says of its sender's proof is not shown:
 * nobody here has seen it arrive.
 * @throws AppError not_found; invalid at `file`; conflict with the reason `mailKnown`
 */
export async function importMail(
  { store, firm, env }: HandlerContext,
  { mailboxId, file }: { mailboxId: string; file: File },
): Promise<TakenMail> {
  const { ownerId, address } = requireMailbox(store.reader, firm.actor, mailboxId)
  if (file.size === 0) throw invalidField('file', 'fileEmpty')
  if (file.size > maxMailMebibytes * 1024 * 1024) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxMailMebibytes })
  }
  const raw = new Uint8Array(await file.arrayBuffer())
  const read = await readMail(raw)
  const { firmId } = firm
  const meant = { firmId, ownerId, address, tag: '' }
  const prepared = await prepareMail(env, meant, { raw, read, now: firm.now })
  const mail = { ...prepared, auth: null, isSpam: false, isNews: false }
  let taken: TakenMail | undefined
  try {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    taken = store.transact(firm, (writer) => takeMail(writer, means, mail))
    if (!taken) throw new AppError('conflict', 'Known', { detail: { reason: 'mailKnown' } })
    return taken
  } finally {
    if (taken?.mailId !== mail.id) await discardMail(env, firmId, mail)
  }
}
