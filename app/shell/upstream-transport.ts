import { AppError } from '#contract/core/errors.ts'
import type { Env } from './env.ts'

/** How long another API may take for a whole answer, however it trickles, in milliseconds. */
const patienceMs = 10_000

/** The largest answer that is taken from another API, in bytes. */
const maxBytes = 64 * 1024 * 1024

/**
 * Sends a request to the API: over HTTPS to `API_URL`, else through the binding.
 * @throws AppError unavailable when it cannot be reached, or does not answer in time
 */
export async function sendUpstream(env: Env, path: string, init: RequestInit): Promise<Response> {
  try {
    if (env.API_URL) return await sendAbroad(env.API_URL.replace(/\/+$/, '') + path, init)
    if (env.UPSTREAM) return await env.UPSTREAM.fetch(`https://upstream${path}`, init)
  } catch (cause) {
    throw new AppError('unavailable', `No answer for ${path.split('?')[0]}`, { cause })
  }
  throw new AppError('unavailable', 'Neither UPSTREAM nor API_URL is set')
}

/** An API of others may hang, or never come to an end. Websockets stay as they are. */
async function sendAbroad(url: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new Error('No answer in time')), patienceMs)
  let isWhole = true
  try {
    const answer = await fetch(url, { ...init, signal: timeout.signal })
    if (!answer.body || answer.status === 101) return answer
    isWhole = false
    const body = answer.body.pipeThrough(limitTo(maxBytes, () => clearTimeout(timer)))
    return new Response(body, answer)
  } finally {
    if (isWhole) clearTimeout(timer)
  }
}

/** Ends a stream with an error once more than so many bytes have come; `ended` hears of its end. */
function limitTo(bytes: number, ended: () => void): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.error(new Error('The answer is too large'))
      else controller.enqueue(chunk)
    },
    flush: ended,
  })
}
