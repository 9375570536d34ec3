import { and, eq, ne } from 'drizzle-orm'
import { closeSockets } from '../channel/channel.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { forgetUser } from './identity-cache.ts'
import { sessions } from './tables.ts'

/**
 * Ends the sessions of a person with all their websockets, but for one where one is named.
 * In this isolate at once, in others within 10 s.
 * @returns how many ended
 */
export async function endSessions(
  { env, defer }: Pick<Call, 'env' | 'defer'>,
  userId: string,
  keptId?: string,
): Promise<number> {
  const ended = await directory(env)
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)),
    )
    .returning({ id: sessions.id })
  forgetUser(userId)
  for (const { id } of ended) defer(closeSockets(env, userId, id))
  return ended.length
}
