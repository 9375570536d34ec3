import { z } from 'zod'
import { demoStateOf } from '../../demo-visits/demo-end.ts'
import type { Env } from '../../env.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { sendMail } from '../../mail/mailer.ts'
import { type Job, type JobMeans, jobWithEffect, schedule } from '../jobs/index.ts'

const QueuedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Ids of documents whose PDF goes along. */
  pdfOf: z.array(z.string()),
})
type QueuedMail = z.infer<typeof QueuedMail>

/** The module that owns the documents renders what goes along; found by its file's name. */
type Renderer = {
  renderAttachment(
    store: Store,
    env: Env,
    invoiceId: string,
  ): Promise<{ name: string; type: string; bytes: Uint8Array }>
}
const renderers = import.meta.glob<Renderer>('../*/mail-attachment.ts')

/**
 * Puts a mail beside the write that causes it: both are there or neither. It leaves as soon as that
 * is written. `link` is the record that it is about, below the firm's address.
 */
export function queueMail(
  writer: Writer,
  { now, newId }: FirmContext,
  { link, ...mail }: Omit<QueuedMail, 'id'> & { link: string },
): void {
  const id = newId()
  const title = `${mail.to}: ${mail.subject}`
  schedule(writer, {
    kind: 'outbound.mail',
    key: id,
    dueAt: now,
    payload: { id, ...mail },
    title,
    link,
  })
}

/** A mail keeps its id, and the port takes an id once, so a crash in between repeats nothing. */
export const mailJob = jobWithEffect(QueuedMail, async (means, { payload }: Job<QueuedMail>) => {
  const { store, env, firm } = means
  const { pdfOf, ...mail } = payload
  const attachments = []
  for (const invoiceId of pdfOf) {
    for (const load of Object.values(renderers)) {
      attachments.push(await (await load()).renderAttachment(store, env, invoiceId))
    }
  }
  const isHeld = await isOfDemo(means)
  await sendMail(env, { ...mail, firmId: firm.firmId, attachments, isHeld })
  return undefined
})

/** A demo writes to nobody. Only a firm that was made for one has to ask whether it still is. */
async function isOfDemo({ store, env }: JobMeans): Promise<boolean> {
  const { ending } = store
  if (!ending) return false
  const state = await demoStateOf(env, ending.firmId)
  if (state.is === 'real') store.ending = undefined
  return state.is !== 'real'
}
