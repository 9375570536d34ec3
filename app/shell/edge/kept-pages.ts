import type { AppLoadContext } from '@remix-run/cloudflare'
import { etagOf, isKnown } from '../etag.ts'
import type { PageKey } from './page-key.ts'

/** Where public pages are kept, and for which build: `caches.default` and its stamp. */
export type Keeping = { store: Pick<Cache, 'match' | 'put'>; stamp: string }

/** What is kept of an answer beside its body; all else is made for each visitor. */
const keptHeaders = ['content-type', 'content-language', 'etag']

/** A change of settings that brings no other build is seen by everybody within this time. */
const keptSeconds = 60 * 60

/** The kept page; a store that fails is as good as an empty one. */
export async function findKept({ store }: Keeping, key: PageKey): Promise<Response | undefined> {
  try {
    return await store.match(key.url)
  } catch {
    return undefined
  }
}

/** Whether an answer is the same for everybody with this key. */
export function isKeepable(response: Response, context: AppLoadContext, key: PageKey): boolean {
  const { headers, status } = response
  const isOfNobody = !context.session && !context.toast && !context.failure && !context.cookies
  return (
    context.isKept === true &&
    isOfNobody &&
    status === 200 &&
    !headers.has('cache-control') &&
    headers.get('content-language') === key.language &&
    headers.getSetCookie().join() === key.setCookies.join()
  )
}

/** Keeps the page and gives what was kept. */
export async function keep(
  { store }: Keeping,
  key: PageKey,
  response: Response,
  waitUntil: AppLoadContext['waitUntil'],
): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = pick(response.headers)
  headers.set('etag', await etagOf(body))
  headers.set('cache-control', `public, max-age=${keptSeconds}`)
  const kept = new Response(body, { headers })
  waitUntil(store.put(key.url, kept.clone()).catch(() => {}))
  return kept
}

/** The kept page as this visitor gets it. */
export function deliver(kept: Response, request: Request, key: PageKey, how: string): Response {
  const headers = pick(kept.headers)
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'Cookie, Accept-Language')
  headers.set('cache-status', `edge; ${how}`)
  for (const cookie of key.setCookies) headers.append('set-cookie', cookie)
  if (isKnown(request.headers.get('if-none-match'), headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : kept.body, { headers })
}

function pick(from: Headers): Headers {
  return new Headers(
    keptHeaders.flatMap((name): [string, string][] => {
      const value = from.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
