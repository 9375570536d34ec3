import { upstream } from '#app/upstream.server.ts'
import { notificationsContract } from '#contract/core/notifications.ts'
import { type Args, oncePerRequest } from '../load-context.ts'
import { readSession } from '../session/session-cookie.server.ts'

/** How long pages may show what the bell counted; open pages are notified of what is new at once. */
const keptMs = 5_000
const maxKept = 2_000

const known = new Map<string, { unread: number; until: number }>()

/**
 * Notes how many notices of the person are unread, for the bell. Asked beside whatever the page
 * needs; that it can't be counted is no reason for a page to fail.
 */
export const noteUnread = oncePerRequest(async (args: Args): Promise<void> => {
  const token = (await readSession(args))?.token
  if (token === undefined) return
  const kept = known.get(token)
  // Whoever writes may have read some.
  if (args.request.method !== 'GET') known.delete(token)
  else if (kept && kept.until > Date.now()) args.context.unread = kept.unread
  else args.context.unread = await countUnread(args).catch(() => undefined)
})

/** Counts anew, for whoever heard that something has changed; pages then know it too. */
export async function countUnread(args: Args): Promise<number> {
  const token = (await readSession(args))?.token
  const { unread } = await upstream(args).call(notificationsContract.countUnread, undefined)
  if (token === undefined) return unread
  if (known.size >= maxKept) known.clear()
  known.set(token, { unread, until: Date.now() + keptMs })
  return unread
}
