import { files } from './static-files.js'

/**
 * What Cloudflare's edge does in production: static files by their path, the rest to the web app,
 * with the address of the client in a header that no client can set itself.
 */
export default {
  /**
   * @param {Request} request
   * @param {{ WEB: Fetcher }} env
   */
  fetch(request, env) {
    const path = new URL(request.url).pathname
    const file = files.get(path)
    if (file && (request.method === 'GET' || request.method === 'HEAD')) {
      return answerFile(request, file)
    }
    const headers = new Headers(request.headers)
    headers.set('x-client-address', readAddress(request.cf?.clientIp))
    return env.WEB.fetch(new Request(request, { headers, redirect: 'manual' }))
  },
}

/**
 * @param {Request} request
 * @param {{ type: string, etag: string, isImmutable: boolean, bodies: Record<string, ArrayBuffer> }} file
 */
function answerFile(request, file) {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  })
  if (file.bodies.br) headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && file.bodies[name])
  if (encoding) headers.set('content-encoding', encoding)
  const body = file.bodies[encoding ?? 'identity']
  return new Response(request.method === 'HEAD' ? null : body, { headers, encodeBody: 'manual' })
}

/**
 * workerd gives address and port in one: `127.0.0.1:41474`, `[::1]:41474`.
 * @param {unknown} peer
 */
function readAddress(peer) {
  const match = /^\[?(.+?)\]?:\d+$/.exec(String(peer))
  return match?.[1] ?? 'unknown'
}
