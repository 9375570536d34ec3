import { eq } from 'drizzle-orm'
import { isFirmHalted } from '../../../identity/firms.ts'
import { findAddress } from '../../../mail/addresses.ts'
import { bringMail } from '../../../mail/incoming/bring-mail.ts'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { writeMime } from '../../../mail/mime.ts'
import { writtenBody } from '../../../mail/rich-letter.ts'
import { FailedForGood, type JobMeans } from '../../firm/jobs/index.ts'
import { isOfDemo } from '../../firm/outbound/index.ts'
import { filesOf } from './files.ts'
import { mailsTable } from './tables.ts'

/**
 * Brings a mail of ours to mailboxes of this installation, as it would come in from outside. A mailbox
 * that has it already keeps its one copy, so it can be brought again after a crash. While the firm is
 * suspended or closed it waits, and looks again every hour.
 */
export async function deliverInside(
  means: JobMeans,
  { mailId, to }: { mailId: string; to: readonly string[] },
): Promise<Date | undefined> {
  const { store, env, firm } = means
  if (await isFirmHalted(env, firm.firmId)) return new Date(firm.now.getTime() + 3_600_000)
  const mail = store.reader.db.select().from(mailsTable).where(eq(mailsTable.id, mailId)).get()
  if (!mail) return undefined
  const attachments = []
  for (const { id, name, type } of filesOf(store.reader, mailId)) {
    const object = await env.FILES.get(mailKey(firm.firmId, mailId, id))
    if (object) attachments.push({ name, type, bytes: new Uint8Array(await object.arrayBuffer()) })
  }
  const { from, cc, subject, messageId, references } = mail
  const { text, html } = writtenBody(mail)
  const mime = writeMime(
    {
      id: mailId,
      from,
      to: mail.to,
      cc,
      subject,
      text,
      attachments,
      replyTo: undefined,
      html,
      isTracked: false,
      letter: { messageId, inReplyTo: references.at(-1) ?? '', references, recipients: [...to] },
    },
    new Date(mail.at),
  )
  const raw = new TextEncoder().encode(mime)
  const isDemo = await isOfDemo(means)
  const refused: string[] = []
  for (const address of to) {
    const owner = await findAddress(env, address)
    // A demo writes to nobody outside of it.
    if (isDemo && owner?.firmId !== firm.firmId) continue
    const brought = await bringMail(env, { raw, to: address, now: firm.now })
    if (brought !== 'taken' && brought !== 'known') refused.push(address)
  }
  if (refused.length > 0) throw new FailedForGood(`Not delivered to ${refused.join(', ')}`)
  return undefined
}
