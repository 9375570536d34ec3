import type { LiveAnswer } from './types.ts'

/** Longer than this, a press counts as one without a connection. */
const longestMs = 15_000

/** Sends one change of a sale; undefined without an answer that can be read. */
export async function askLive(
  path: string,
  form: Record<string, string>,
): Promise<LiveAnswer | 'signIn' | undefined> {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const body = new URLSearchParams(form)
    const answer = await fetch(path, { method: 'POST', body, redirect: 'manual', signal })
    if (answer.type === 'opaqueredirect') return 'signIn'
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
