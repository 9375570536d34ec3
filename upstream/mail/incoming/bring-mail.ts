import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { maxMailMebibytes } from '#contract/communication/mailbox.ts'
import type { Env } from '../../core/env.ts'
import { callFirmInside } from '../../core/firm-call.ts'
import { directory, ensureDirectory } from '../../identity/directory.ts'
import { findAddress } from '../addresses.ts'
import { isReturnSigned, mailOfReturnAddress } from '../return-address.ts'
import { outbox } from '../tables.ts'
import type { Bounce } from './bounce.ts'
import { discardMail, prepareMail } from './prepare-mail.ts'
import { readMail } from './read-mail.ts'

/**
 * What became of a mail that came in: `known` came before; `nobody` has no such address; `loop` has
 * gone round in circles.
 */
export type Brought = 'taken' | 'known' | 'nobody' | 'loop' | 'tooLarge'

type Incoming = { raw: Uint8Array; to: string; now: Date }

/** More servers than a mail goes through on any way that ends. */
const maxHops = 50
const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
const Taken = z.object({ isTaken: z.boolean() })

/**
 * Brings a mail to the mailbox of an address, whichever way it came in. A report that one of ours did
 * not arrive is written down with that one, too: where mail leaves with signed return addresses, only
 * what comes to such an address; else what comes to where the mail came from, of a mail that we sent.
 * @throws where the firm or the bucket could not take it, so that it must come again
 */
export async function bringMail(env: Env, { raw, to, now }: Incoming): Promise<Brought> {
  if (raw.byteLength > maxMailMebibytes * 1024 * 1024) return 'tooLarge'
  const owner = await findAddress(env, to)
  const isSender = to.trim().toLowerCase() === (env.MAIL_FROM ?? '').toLowerCase()
  const returned = mailOfReturnAddress(env, to)
  if (!owner && !isSender && returned === undefined) return 'nobody'
  const read = await readMail(raw, env.MAIL_AUTHSERV_ID)
  if (read.hops > maxHops) return 'loop'
  if (returned !== undefined) {
    if (read.bounce) await noteBounce(env, read.bounce, returned)
    return 'taken'
  }
  if (read.bounce && !isReturnSigned(env)) {
    await noteBounce(env, read.bounce, mailIdOf(read.bounce), owner?.firmId)
  }
  if (!owner) return read.bounce ? 'taken' : 'nobody'
  const { firmId, userId: ownerId, tag } = owner
  const meant = { firmId, ownerId, tag, address: to.trim().toLowerCase() }
  const mail = await prepareMail(env, meant, { raw, read, now })
  try {
    const actor = { ...nobody, requestId: mail.id }
    const answer = await callFirmInside(env, firmId, actor, { name: 'take-mail', input: mail })
    if (!answer.ok) throw new Error(`The firm did not take the mail: ${answer.status}`)
    if (Taken.parse(await answer.json()).isTaken) return 'taken'
  } catch (error) {
    await discardMail(env, firmId, mail)
    throw error
  }
  await discardMail(env, firmId, mail)
  return 'known'
}

function mailIdOf({ messageId }: Bounce): string {
  return messageId.split('@')[0] ?? ''
}

/**
 * Tells the firm whose mail did not arrive; only of somebody whom that mail was for.
 * @param reportedTo the firm that the report came to, which must be the mail's own; undefined where it
 *   came to the platform
 */
async function noteBounce(
  env: Env,
  bounce: Bounce,
  id: string,
  reportedTo?: string,
): Promise<void> {
  await ensureDirectory(env)
  const [mail] = await directory(env).select().from(outbox).where(eq(outbox.id, id))
  if (!mail?.firmId || !bounce.isForGood) return
  if (reportedTo !== undefined && reportedTo !== mail.firmId) return
  const copies = z.array(z.string()).parse(JSON.parse(mail.cc))
  const isMeant = [mail.recipient, ...copies].some((to) => to.toLowerCase() === bounce.address)
  if (!isMeant) return
  const event = {
    kind: 'bounced',
    transportId: mail.id,
    address: bounce.address,
    said: bounce.said,
  }
  const input = { messageId: mail.id, isByMail: true, ...event }
  await callFirmInside(
    env,
    mail.firmId,
    { ...nobody, requestId: mail.id },
    { name: 'mail-event', input },
  )
}
