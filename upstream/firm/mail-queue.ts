import { asc, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { sendMail } from '../mail/mailer.ts'
import type { Store, Writer } from './store.ts'
import { outgoingMailTable } from './tables.ts'

export type QueuedMail = { id: string; to: string; subject: string; text: string; pdfOf: string[] }

/** Puts a mail beside the write that causes it: both are there or neither. */
export function queueMail(writer: Writer, mail: QueuedMail, createdAt: string): void {
  writer.db
    .insert(outgoingMailTable)
    .values({ ...mail, pdfOf: JSON.stringify(mail.pdfOf), createdAt })
    .run()
}

/** The module that owns the documents renders what goes along; found by its file's name. */
type Renderer = {
  renderAttachment(
    store: Store,
    env: Env,
    invoiceId: string,
  ): Promise<{ name: string; type: string; bytes: Uint8Array }>
}
const renderers = import.meta.glob<Renderer>('../modules/*/mail-attachment.ts')

/**
 * Hands queued mail to the mail port, oldest first. A mail keeps its id, and the port takes an id
 * once, so a crash between sending and forgetting repeats nothing.
 */
export async function flushMail(store: Store, env: Env, firmId: string): Promise<void> {
  const waiting = store.reader.db
    .select()
    .from(outgoingMailTable)
    .orderBy(asc(outgoingMailTable.id))
    .limit(20)
    .all()
  for (const mail of waiting) {
    const attachments = []
    for (const invoiceId of JSON.parse(mail.pdfOf)) {
      for (const load of Object.values(renderers)) {
        attachments.push(await (await load()).renderAttachment(store, env, invoiceId))
      }
    }
    await sendMail(env, { ...mail, firmId, attachments })
    store.reader.db.delete(outgoingMailTable).where(eq(outgoingMailTable.id, mail.id)).run()
  }
}
