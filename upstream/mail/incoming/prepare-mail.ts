import { z } from 'zod'
import { MailAuth, MailPerson } from '#contract/communication/mailbox.ts'
import { fileTypeOf } from '#contract/core/file-type.ts'
import { longRest, withRest } from '../../core/breathe.ts'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import type { ReadMail } from './read-mail.ts'

const Text = z.string()
const People = z.array(MailPerson)

/** A mail whose parts lie in the bucket, on its way into a mailbox. */
export const PreparedMail = z.object({
  id: Text,
  /** Whose mailbox; null for the firm's. */
  ownerId: Text.nullable(),
  /** The address that it came to, and what stood after its plus sign. */
  address: Text,
  tag: Text,
  messageId: Text,
  references: z.array(Text),
  from: MailPerson,
  to: People,
  cc: People,
  replyTo: People,
  subject: Text,
  text: Text,
  hasHtml: z.boolean(),
  at: Text,
  files: z.array(
    z.object({
      id: Text,
      name: Text,
      type: Text,
      size: z.int(),
      contentId: Text,
      isInline: z.boolean(),
    }),
  ),
  hasMoreFiles: z.boolean(),
  auth: MailAuth.nullable(),
  isAutomatic: z.boolean(),
  /** Headers by which programs and lists are known; without them `isAutomatic` says it. */
  marks: z.record(z.string(), Text).optional(),
  isBounce: z.boolean(),
  isSpam: z.boolean(),
  /** Whether people of the firm are notified of it. */
  isNews: z.boolean(),
})
export type PreparedMail = z.infer<typeof PreparedMail>

/** Where the parts of a mail lie: `raw`, `html` and each file by its id. */
export function mailKey(firmId: string, mailId: string, part: string): string {
  return `firms/${firmId}/mail/${mailId}/${part}`
}

type Meant = { firmId: string; ownerId: string | null; address: string; tag: string }

/** Lays the parts of a mail into the bucket, the raw mail first, and gives what the firm keeps of it. */
export async function prepareMail(
  { FILES }: Pick<Env, 'FILES'>,
  { firmId, ownerId, address, tag }: Meant,
  { raw, read, now }: { raw: Uint8Array; read: ReadMail; now: Date },
): Promise<PreparedMail> {
  const id = newId()
  const put = (part: string, bytes: Uint8Array | string, contentType: string) =>
    FILES.put(mailKey(firmId, id, part), bytes, { httpMetadata: { contentType } })
  await put('raw', raw, 'message/rfc822')
  if (read.html !== '') await put('html', read.html, 'application/octet-stream')
  const files: PreparedMail['files'] = []
  for (const { name, bytes, contentId } of read.files) {
    const file = { id: newId(), name, type: fileTypeOf(bytes), size: bytes.byteLength, contentId }
    const isInline = contentId !== '' && read.html.includes(contentId)
    // A hundred files leave others their turns.
    await withRest(() => put(file.id, bytes, file.type), longRest)
    files.push({ ...file, isInline })
  }
  const { messageId, references, from, to, cc, replyTo, subject, text, auth, isAutomatic } = read
  return {
    id,
    ownerId,
    address,
    tag,
    messageId,
    references,
    from,
    to,
    cc,
    replyTo,
    subject,
    text,
    hasHtml: read.html !== '',
    at: now.toISOString(),
    files,
    hasMoreFiles: read.hasMoreFiles,
    auth,
    isAutomatic,
    marks: read.marks,
    isBounce: read.bounce !== undefined,
    isSpam: read.isSpam || auth?.dmarc === 'fail',
    isNews: true,
  }
}

/** Takes away what `prepareMail` laid down, where the firm knew the mail already. */
export async function discardMail(
  { FILES }: Pick<Env, 'FILES'>,
  firmId: string,
  { id, files }: Pick<PreparedMail, 'id' | 'files'>,
): Promise<void> {
  const parts = ['raw', 'html', ...files.map((file) => file.id)]
  await FILES.delete(parts.map((part) => mailKey(firmId, id, part)))
}
