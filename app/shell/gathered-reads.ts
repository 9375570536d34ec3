import type { AppLoadContext } from '@remix-run/cloudflare'
import {
  asGathered,
  type GatheredAnswer,
  gatheredPath,
  maxGathered,
  unpackAnswers,
} from '#contract/core/gathered-reads.ts'
import { sendUpstream } from './upstream-transport.ts'

type Read = {
  path: string
  init: RequestInit & { headers: Headers }
  answer: (of: Promise<GatheredAnswer>) => void
}

const gathering = new WeakMap<AppLoadContext, Read[]>()

/**
 * Sends the reading calls of a request: those that its loaders make at once go to our own API in one
 * request, as each request costs more than most answers. Another API promises its endpoints alone.
 * All of them have the same headers.
 */
export function sendTogether(
  context: AppLoadContext,
): (...sent: Parameters<typeof sendUpstream>) => Promise<GatheredAnswer> {
  return (env, path, init) => {
    if (env.API_URL) return sendAlone(env, path, init)
    const headers = new Headers(init.headers)
    return new Promise((answer) => {
      const read = { path, init: { ...init, headers }, answer }
      const known = gathering.get(context)
      if (known) {
        known.push(read)
        return
      }
      const reads = [read]
      gathering.set(context, reads)
      // Once everything that is under way without waiting for an answer has made its calls.
      setTimeout(() => {
        gathering.delete(context)
        for (let at = 0; at < reads.length; at += maxGathered) {
          sendAll(env, reads.slice(at, at + maxGathered))
        }
      }, 0)
    })
  }
}

async function sendAlone(...sent: Parameters<typeof sendUpstream>): Promise<GatheredAnswer> {
  return asGathered(await sendUpstream(...sent))
}

function sendAll(env: AppLoadContext['env'], reads: readonly Read[]): void {
  const [first] = reads
  if (!first) return
  if (reads.length === 1) {
    first.answer(sendAlone(env, first.path, first.init))
    return
  }
  const headers = new Headers(first.init.headers)
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(reads.map(({ path }) => path))
  const sent = sendUpstream(env, gatheredPath, { ...first.init, method: 'POST', headers, body })
  const taken = sent.then(async (answer) => {
    const whole = await asGathered(answer)
    return answer.ok ? unpackAnswers(whole.text) : reads.map(() => whole)
  })
  for (const [at, { answer }] of reads.entries()) {
    answer(
      taken.then((answers) => {
        const own = answers[at]
        if (!own) throw new Error('An answer is missing')
        return own
      }),
    )
  }
}
