/** What `/notifications/news` answers, in the reader's words. */
export type News = {
  /** How many are unread, as it stands in the bell; empty for none. */
  badge: string
  /** The same in words. */
  words: string
  latest: { id: string; text: string; href: string } | null
}

/** The truth about what is unread. Undefined when it cannot be had, `ended` when the session is over. */
export async function fetchNews(): Promise<News | 'ended' | undefined> {
  try {
    const answer = await fetch('/notifications/news', { redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return 'ended'
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Marks as read, even while the page is being left. */
export function markRead(id: string): Promise<unknown> {
  const body = new URLSearchParams({ intent: 'read', id })
  return fetch('/notifications', { method: 'POST', body, keepalive: true, redirect: 'manual' })
}
