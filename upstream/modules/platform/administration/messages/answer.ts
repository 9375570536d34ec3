import { eq } from 'drizzle-orm'
import type {
  ContactAnswerInput,
  ContactMessageDetail,
} from '#contract/public-site/contact-messages.ts'
import { auditIfChanged } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { requireIdentity } from '../../../../identity/identity.ts'
import { contactAnswers, contactMessages } from '../tables.ts'
import { writeForPlatform } from '../write-mail.ts'
import { getMessage } from './list.ts'

/**
 * Mails an answer in the language of the message and keeps it. The mail leaves first, under the
 * answer's own id, so that a crash in between repeats nothing and loses nothing.
 * @throws AppError not_found
 */
export async function answerMessage(
  call: Call,
  { messageId, answerId, text }: ContactAnswerInput & { messageId: string },
): Promise<ContactMessageDetail> {
  const { env, now } = call
  const { user } = requireIdentity(call)
  const message = await getMessage(call, messageId)
  const gaps = { answer: text, question: quote(message.text) }
  await writeForPlatform(env, message, 'contactAnswer', gaps, answerId)
  const db = directory(env)
  const row = { id: answerId, messageId, text, sentAt: now, sentBy: user.id, sentByName: user.name }
  const after = { messageId, to: message.email }
  await db.batch([
    db.insert(contactAnswers).values(row).onConflictDoNothing(),
    auditIfChanged(db, call, { action: 'message.answered', after }),
    markAnswered(call, messageId, true),
  ])
  return getMessage(call, messageId)
}

/** Marks a message answered by other means, or open again. @throws AppError not_found */
export async function setAnswered(
  call: Call,
  { messageId, isAnswered }: { messageId: string; isAnswered: boolean },
): Promise<ContactMessageDetail> {
  await markAnswered(call, messageId, isAnswered)
  return getMessage(call, messageId)
}

function markAnswered(call: Call, messageId: string, isAnswered: boolean) {
  const { user } = requireIdentity(call)
  const mark = isAnswered
    ? { answeredAt: call.now, answeredByName: user.name }
    : { answeredAt: null, answeredByName: null }
  return directory(call.env)
    .update(contactMessages)
    .set(mark)
    .where(eq(contactMessages.id, messageId))
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ')
}
