import { asc, eq, lt } from 'drizzle-orm'
import { demoStateOf } from '../demo-visits/demo-end.ts'
import type { Env } from '../env.ts'
import { sendMail } from '../mail/mailer.ts'
import { firmIdOf } from './firm-id.ts'
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

/** A mail that fails so often is kept for somebody to look at, and holds up no other. */
export const mostAttempts = 8
const batch = 20

/**
 * Hands queued mail to the mail port, oldest first; gives whether none is left to try again. A mail
 * keeps its id, and the port takes an id once, so a crash between sending and forgetting repeats
 * nothing.
 */
export async function flushMail(store: Store, env: Env): Promise<boolean> {
  const waiting = store.reader.db
    .select()
    .from(outgoingMailTable)
    .where(lt(outgoingMailTable.attempts, mostAttempts))
    .orderBy(asc(outgoingMailTable.id))
    .limit(batch)
    .all()
  const isHeld = waiting.length > 0 && (await isOfDemo(store, env))
  let isDone = true
  for (const mail of waiting) {
    try {
      await send(store, env, mail, isHeld)
      store.reader.db.delete(outgoingMailTable).where(eq(outgoingMailTable.id, mail.id)).run()
    } catch (error) {
      console.error(error)
      isDone = false
      const attempts = mail.attempts + 1
      store.reader.db
        .update(outgoingMailTable)
        .set({ attempts, error: messageOf(error) })
        .where(eq(outgoingMailTable.id, mail.id))
        .run()
    }
  }
  return isDone && waiting.length === batch ? flushMail(store, env) : isDone
}

/** What the other side said, at the root of an error: what is around it would tell the mail itself. */
function messageOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return messageOf(error.cause)
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000)
}

type StoredMail = typeof outgoingMailTable.$inferSelect

/** A demo writes to nobody. Only a firm that was made for one has to ask whether it still is. */
async function isOfDemo(store: Store, env: Env): Promise<boolean> {
  const { ending } = store
  if (!ending) return false
  const state = await demoStateOf(env, ending.firmId)
  if (state.is === 'real') store.ending = undefined
  return state.is !== 'real'
}

async function send(store: Store, env: Env, mail: StoredMail, isHeld: boolean): Promise<void> {
  const { id, to, subject, text } = mail
  const attachments = []
  for (const invoiceId of JSON.parse(mail.pdfOf)) {
    for (const load of Object.values(renderers)) {
      attachments.push(await (await load()).renderAttachment(store, env, invoiceId))
    }
  }
  const firmId = firmIdOf(store.reader)
  await sendMail(env, { id, to, subject, text, firmId, attachments, isHeld })
}
