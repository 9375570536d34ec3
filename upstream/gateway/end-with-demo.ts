import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../core/env.ts'
import { callFirmInside } from '../core/firm-call.ts'
import type { Actor } from '../firm/actor.ts'
import { directory } from '../identity/directory.ts'
import { users } from '../identity/tables.ts'

/** Has a firm that a demo's visitor is about to make end with the demo. @throws AppError unavailable */
export async function endWithDemo(env: Env, firmId: string, actor: Actor): Promise<void> {
  const [user] = await directory(env)
    .select({ expiresAt: users.expiresAt })
    .from(users)
    .where(eq(users.id, actor.userId))
  if (!user?.expiresAt) return
  const input = { endsAt: new Date(user.expiresAt).toISOString() }
  const answer = await callFirmInside(env, firmId, actor, { name: 'end-at', input })
  if (!answer.ok) throw new AppError('unavailable', 'The date of deletion could not be set')
}
