import type { Context } from 'hono'
import { z } from 'zod'
import type { Env } from '../../core/env.ts'
import { callFirmInside } from '../../core/firm-call.ts'
import type { MailEvent } from './mail-event.ts'

type Events = { Bindings: Env; Variables: { requestId: string } }

const Taken = z.object({ isTaken: z.boolean() })

/** Tells a firm what became of a mail of its own; gives whether it took that down. */
export async function tellFirm(
  c: Context<Events>,
  firmId: string,
  messageId: string,
  event: MailEvent,
): Promise<boolean> {
  const requestId = c.get('requestId')
  const nobody = { userId: '', userName: '', role: null, language: 'en', isDemo: false } as const
  const answer = await callFirmInside(
    c.env,
    firmId,
    { ...nobody, requestId },
    {
      name: 'mail-event',
      input: { messageId, ...event },
    },
  )
  return Taken.safeParse(answer.ok ? await answer.json() : undefined).data?.isTaken === true
}
