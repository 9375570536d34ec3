import type { Env } from './env.ts'

/**
 * The way out to addresses of others: where `PUBLIC_NET` is, it reaches public addresses alone,
 * whatever a name leads to. @throws Error where nobody answers
 */
export function publicFetch(
  { PUBLIC_NET }: Pick<Env, 'PUBLIC_NET'>,
  url: string,
  request: RequestInit,
): Promise<Response> {
  return PUBLIC_NET?.fetch(url, request) ?? fetch(url, request)
}

/** The first bytes of an answer as text; what a stranger sends beyond them is never read. */
export async function beginningOf({ body }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let left = maxBytes
  while (reader && left > 0) {
    const part = await reader.read()
    if (part.done) break
    text += decoder.decode(part.value.subarray(0, left), { stream: true })
    left -= part.value.byteLength
  }
  await reader?.cancel().catch(() => undefined)
  return text
}
