import type { Context } from 'hono'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import {
  type GatheredAnswer,
  maxGathered,
  packAnswers,
  toGathered,
} from '#contract/core/gathered-reads.ts'
import { FirmHop } from '../core/firm-hop.ts'
import type { GatewayFetch } from './ask-itself.ts'
import type { Gateway } from './gateway.ts'
import { getRoute } from './routes.ts'

/** A firm that takes longer does not keep a page waiting that is about others, too; in milliseconds. */
const patienceMs = 2_500

const Paths = z.array(z.string().startsWith('/').max(4_000)).min(1).max(maxGathered)

/**
 * `POST /reads`: what a page of our own web app reads, asked for at once. Each path goes through the
 * gateway with the caller's credentials, so that rights, limits and checks hold as for a call of
 * its own; those of a firm reach it in one request. Where they are about several firms, one that takes
 * too long is answered as unavailable, and the others are not kept waiting.
 * @throws AppError malformed for what is no list of paths, or names one that takes turns
 */
export function serveReads(door: GatewayFetch) {
  return async (c: Context<Gateway>): Promise<Response> => {
    const paths = Paths.safeParse(await c.req.json().catch(() => undefined))
    if (!paths.success) throw new AppError('malformed', 'The request has no list of paths')
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['content-type', 'content-length', 'idempotency-key']) headers.delete(name)
    const { origin } = new URL(c.req.url)
    const requests = paths.data.map((path) => new Request(origin + path, { headers }))
    if (requests.some(({ url }) => isHeavy(new URL(url).pathname))) {
      throw new AppError('malformed', 'This call must be made on its own')
    }
    const hop = new FirmHop(requests)
    async function answerOf(request: Request): Promise<GatheredAnswer> {
      try {
        return await toGathered(await door(request, c))
      } finally {
        hop.end(request)
      }
    }
    const asked = requests.map(answerOf)
    const answers = await Promise.all(isOfSeveral(paths.data) ? asked.map(inTime) : asked)
    return new Response(packAnswers(answers), { headers: { 'content-type': 'text/plain' } })
  }
}

function isOfSeveral(paths: readonly string[]): boolean {
  const firms = paths.flatMap((path) => /^\/firms\/([^/?]+)/.exec(path)?.[1] ?? [])
  return new Set(firms).size > 1
}

/** The answer, or that there is none yet. */
async function inTime(asked: Promise<GatheredAnswer>): Promise<GatheredAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<GatheredAnswer>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), patienceMs)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

const tooLate: GatheredAnswer = {
  status: 503,
  text: JSON.stringify({
    defined: false,
    code: 'unavailable',
    status: 503,
    message: 'The firm does not answer in time',
    data: { fields: {} },
  }),
  retryAfter: null,
}

/** What waits for its turn would keep the others waiting. What is no endpoint is answered as such. */
function isHeavy(pathname: string): boolean {
  try {
    return getRoute('GET', pathname).isHeavy === true
  } catch {
    return false
  }
}
