import type { Env } from './env.ts'
import { isPublicUrl } from './public-url.ts'

/**
 * The only door outward, and the one file of the API that calls `fetch`; `tests/architecture/outward.test.ts`
 * holds that. This way leads to addresses that others named: what is in a private network by its name is
 * refused here, what a name leads to by `PUBLIC_NET` on one's own machine, and by Cloudflare, whose
 * Workers reach no private network. A redirect is given back and not followed, so that each hop is asked
 * about again.
 * @throws Error for an address that is not public, and where nobody answers
 */
export async function publicFetch(
  { PUBLIC_NET }: Pick<Env, 'PUBLIC_NET'>,
  url: string,
  request: RequestInit,
  { isOfText = false }: { isOfText?: boolean } = {},
): Promise<Response> {
  if (!isPublicUrl(url, { isOfText })) throw new Error('The address is not public')
  const asked: RequestInit = { ...request, redirect: 'manual' }
  return PUBLIC_NET?.fetch(url, asked) ?? fetch(url, asked)
}

/**
 * The way to a service that the operator named in the deployment's settings, which may stand on the
 * same machine. Redirects are given back and not followed.
 * @throws Error where nobody answers
 */
export function operatorFetch(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, redirect: 'manual' })
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
