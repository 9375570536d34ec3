import { maxMailMebibytes } from '#contract/communication/mailbox.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { discardMail, prepareMail } from '../../../mail/incoming/prepare-mail.ts'
import { readMail } from '../../../mail/incoming/read-mail.ts'
import { splitMbox } from '../../../mail/incoming/split-mbox.ts'
import { type MailboxRow, requireMailbox } from './access.ts'
import { type TakenMail, takeMail } from './take.ts'

/** As many mails of one file are taken: each lays its parts into the bucket. */
const maxMails = 500

/**
 * Takes mails that were saved as a file into a mailbox, one or a whole mbox, each with the date that it has;
 * those that are there already stay as they are. What a mail says of its sender's proof is not shown:
 * nobody here has seen it arrive.
 * @returns the last one of them, and how many were taken
 * @throws AppError not_found; invalid at `file`; conflict with the reason `mailKnown` where all are known
 */
export async function importMail(
  context: HandlerContext,
  { mailboxId, file }: { mailboxId: string; file: File },
): Promise<TakenMail & { count: number }> {
  const mailbox = requireMailbox(context.store.reader, context.firm.actor, mailboxId)
  if (file.size === 0) throw invalidField('file', 'fileEmpty')
  if (file.size > maxMailMebibytes * 1024 * 1024) {
    throw invalidField('file', 'fileTooLarge', { maximum: maxMailMebibytes })
  }
  const mails = splitMbox(new Uint8Array(await file.arrayBuffer()))
  if (mails.length > maxMails) throw invalidField('file', 'tooManyMails', { maximum: maxMails })
  const taken: TakenMail[] = []
  for (const raw of mails) taken.push(...(await importOne(context, mailbox, raw)))
  const last = taken.at(-1)
  if (!last)
    throw new AppError('conflict', 'The message has been imported already', {
      detail: { reason: 'mailKnown' },
    })
  return { ...last, count: taken.length }
}

/** Gives the mail; nothing for one that is there already. */
async function importOne(
  { store, firm, env }: HandlerContext,
  { ownerId, address }: MailboxRow,
  raw: Uint8Array,
): Promise<TakenMail[]> {
  const read = await readMail(raw)
  const { firmId, now } = firm
  const meant = { firmId, ownerId, address, tag: '' }
  const prepared = await prepareMail(env, meant, { raw, read, now })
  // A date that is still to come would keep it above all others.
  const isPast = read.sentAt !== undefined && read.sentAt < now
  const at = isPast && read.sentAt ? read.sentAt.toISOString() : prepared.at
  const mail = { ...prepared, at, auth: null, isSpam: false, isNews: false }
  let taken: TakenMail | undefined
  try {
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    taken = store.transact(firm, (writer) => takeMail(writer, means, mail))
    return taken ? [taken] : []
  } finally {
    if (taken?.mailId !== mail.id) await discardMail(env, firmId, mail)
  }
}
