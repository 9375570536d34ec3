import { files, name } from './static-files.js'

/**
 * What Cloudflare's edge does in production: static files by their path, the rest to the web app, and
 * what is asked of a firm's site to the API, with the address of the client in a header that no client can set itself.
 */
export default {
  /**
   * @param {Request} request
   * @param {{ WEB: Fetcher, UPSTREAM: Fetcher, PACKED: Fetcher, DISK: Fetcher, BEHIND_PROXY: boolean, SITE_DOMAIN: string, PUBLIC_HOST: string }} env
   */
  async fetch(request, env) {
    const { host, pathname } = new URL(request.url)
    // Sites of firms have hosts of their own, at which there is nothing of the product's files.
    const isOfSite = host.endsWith(`.${env.SITE_DOMAIN}`)
    const file = isOfSite ? undefined : files.get(pathname)
    if (file && (request.method === 'GET' || request.method === 'HEAD')) {
      return answerFile(request, file, env)
    }
    const address = clientAddress(request, env.BEHIND_PROXY)
    const headers = new Headers(request.headers)
    headers.set('x-client-address', address)
    headers.delete('x-other-host')
    const own =
      isOfSite || !isOther(host, env.PUBLIC_HOST) ? undefined : askSite(request, headers, env)
    const worker = isOfSite ? env.UPSTREAM : env.WEB
    const response =
      (await own) ??
      (await takeTurns(() => worker.fetch(new Request(request, { headers, redirect: 'manual' }))))
    return isWorthCompressing(request, response, address) ? compress(response) : response
  },
}

/**
 * Whether a host may be the own domain of a firm's site: a name with a point that is not the product's.
 * @param {string} host
 * @param {string} publicHost
 */
function isOther(host, publicHost) {
  const [name = ''] = host.split(':')
  return host !== publicHost && name.includes('.') && !/^[\d.]+$|\.localhost$/.test(name)
}

/**
 * What a firm's site answers at a host; undefined where it is of no firm.
 * @param {Request} request
 * @param {Headers} headers
 * @param {{ UPSTREAM: Fetcher }} env
 */
async function askSite(request, headers, { UPSTREAM }) {
  const asked = new Headers(headers)
  asked.set('x-other-host', '1')
  const response = await UPSTREAM.fetch(
    new Request(request.clone(), { headers: asked, redirect: 'manual' }),
  )
  return response.status === 421 ? undefined : response
}

let unanswered = 0

/**
 * workerd asks which connections have something to read only when it has nothing left to do. A
 * connection whose next request is there already when the last one is answered counts as work left,
 * so a dozen busy ones keep all others waiting, until workerd closes those after 5 s as idle
 * (measured with 24 connections: one request in 5,000 was never answered, now none waits for more
 * than 0.2 s). Waiting for a timer lets it run dry.
 * @param {() => Promise<Response>} answer
 */
async function takeTurns(answer) {
  unanswered += 1
  try {
    if (unanswered > 1) await scheduler.wait(0)
    return await answer()
  } finally {
    unanswered -= 1
  }
}

/**
 * Compressing costs a light page a tenth of its time (measured), which pays on a network. On one
 * machine it does not, nor behind a proxy there, which can compress itself.
 * @param {Request} request
 * @param {Response} response
 * @param {string} address of the client
 */
function isWorthCompressing(request, response, address) {
  if (isLoopback(address) || !response.body) return false
  const { headers } = response
  const isText = /^(text\/|application\/json)/.test(headers.get('content-type') ?? '')
  const isAccepted = request.headers.get('accept-encoding')?.includes('gzip')
  return isText && isAccepted && !headers.has('content-encoding')
}

/** workerd compresses what a header says is compressed. @param {Response} response */
function compress(response) {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * @param {Request} request
 * @param {{ type: string, etag: string, cacheControl: string, ranges?: Record<string, [number, number]> }} file
 * @param {{ PACKED: Fetcher, DISK: Fetcher }} env
 */
async function answerFile(request, file, env) {
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.cacheControl,
    'x-content-type-options': 'nosniff',
  })
  if (file.ranges?.br) headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (!file.ranges) {
    const { status, body } = await env.DISK.fetch(request.url, { method: request.method })
    return status === 200 ? new Response(body, { headers }) : new Response(null, { status })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name) && file.ranges[name])
  if (encoding) headers.set('content-encoding', encoding)
  const [start, end] = file.ranges[encoding ?? 'identity']
  const body = new Uint8Array(await readPacked(env.PACKED), start, end - start)
  return new Response(request.method === 'HEAD' ? null : body, { headers, encodeBody: 'manual' })
}

/** @type {ArrayBuffer | undefined} */
let packed

/**
 * The bytes of all static files, read once, so that no request opens a file and a build beside a running server
 * changes nothing in it.
 * @param {Fetcher} disk
 */
async function readPacked(disk) {
  if (packed) return packed
  const found = await disk.fetch(`http://disk/${name}`)
  if (found.status !== 200) throw new Error(`There is no ${name}: a build has replaced it`)
  packed = await found.arrayBuffer()
  return packed
}

/**
 * The client's address. Where people come over https there is a proxy on this machine, and the last
 * address it adds to `X-Forwarded-For` is the one it saw itself.
 * @param {Request} request
 * @param {boolean} isBehindProxy
 */
function clientAddress(request, isBehindProxy) {
  const peer = readAddress(request.cf?.clientIp)
  if (!isBehindProxy || !isLoopback(peer)) return peer
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}

/** @param {string} address */
function isLoopback(address) {
  return /^(127\.|::1$|::ffff:127\.)/.test(address)
}

/**
 * workerd gives address and port in one: `127.0.0.1:41474`, `[::1]:41474`.
 * @param {unknown} peer
 */
function readAddress(peer) {
  const match = /^\[?(.+?)\]?:\d+$/.exec(String(peer))
  return match?.[1] ?? 'unknown'
}
