import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Env } from '../../core/env.ts'
import { directory, ensureDirectory } from '../../identity/directory.ts'
import { mailOfPicture, pixel } from '../opened-picture.ts'
import { outbox } from '../tables.ts'
import { tellFirm } from './tell-firm.ts'

type Events = { Bindings: Env; Variables: { requestId: string } }

/**
 * Answers the picture by which a mail says that it was opened. Whoever asks gets the same picture,
 * whether the mail is ours or not, and nothing is kept of who asked.
 */
export async function takeOpened(c: Context<Events>): Promise<Response> {
  const id = mailOfPicture(c.env, c.req.param('picture') ?? '')
  if (id !== undefined) await noteOpened(c, id).catch((error) => console.error(error))
  return c.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
}

async function noteOpened(c: Context<Events>, id: string): Promise<void> {
  await ensureDirectory(c.env)
  const { firmId, state, recipient } = outbox
  const [mail] = await directory(c.env)
    .select({ firmId, state, recipient })
    .from(outbox)
    .where(eq(outbox.id, id))
  // Who looks at what never left is one of ours.
  if (!mail?.firmId || mail.state === 'held' || mail.state === 'kept') return
  const event = { kind: 'opened', transportId: id, said: '' } as const
  await tellFirm(c, mail.firmId, id, { ...event, address: mail.recipient.toLowerCase() })
}
