import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { forgetUser } from '../identity/identity-cache.ts'
import { ask } from '../testing/client.ts'
import { openDemo } from '../testing/demo.ts'
import { anyValue, broken, type JsonSchema } from '../testing/fuzz-values.ts'
import { KnownIds } from '../testing/known-ids.ts'
import { faultOf, type Operation, operationsIn } from '../testing/openapi-operations.ts'
import { pickFrom, randomFrom } from '../testing/random.ts'

/**
 * The gate asks each operation that writes twice, as described and with something broken, and each
 * that reads once, by turns; `CASES=50` asks every one as often.
 */
const cases = Number(env.CASES) || undefined
/** Other rows of made-up inputs than the one of the gate: `SEED=7,8,9`. */
const seeds = (env.SEED || '20261126').split(',').map(Number).filter(Boolean)
const real = { FIRM: env.FIRM }

/** What would end the firm, the session or the person that asks, or takes minutes each time. */
const left = new Set([
  'POST /auth/logout',
  'POST /auth/logout-everywhere',
  'POST /auth/lock',
  'POST /firms/{firmId}/deletion',
  'POST /auth/profile/deletion',
])

let operations: Operation[]
let token: string
let ids: KnownIds

beforeAll(async () => {
  const demo = await openDemo({}, real)
  // An owner like any other: what a demo may not do is asked as well.
  await env.DIRECTORY.prepare('update users set is_demo = 0 where id = ?').bind(demo.userId).run()
  forgetUser(demo.userId)
  token = demo.token
  const described = await ask({ path: '/openapi.json' })
  operations = operationsIn(await described.json())
  ids = new KnownIds(demo.firmId, (path) => ask({ path, token, with: real }))
  await ids.learn(operations.filter(({ method }) => method === 'GET'))
})

it.each(seeds)(
  'answers whatever is asked as its description says (seed %i)',
  async (seed) => {
    expect(operations.length).toBeGreaterThan(400)
    const random = randomFrom(seed)
    const faults: string[] = []
    const done = new Set<string>()
    for (const [index, operation] of inOrder(operations).entries()) {
      for (const round of roundsOf(operation, index)) {
        const call = makeCall(operation, random, round)
        const answer = await ask({ ...call, token, with: real })
        if (answer.ok) done.add(`${operation.method} ${operation.path}`)
        const fault = await faultOf(operation, answer)
        if (fault) faults.push(`${call.method} ${call.path} ${JSON.stringify(call.json)}: ${fault}`)
      }
    }
    expect([...new Set(faults)]).toEqual([])
    // Else nothing but refusals would have been looked at.
    expect(done.size).toBeGreaterThan(150)
  },
  600_000,
)

/** Even rounds ask as described, odd ones with something broken. */
function roundsOf({ method }: Operation, index: number): number[] {
  if (cases) return Array.from({ length: cases }, (_, round) => round)
  return method === 'GET' ? [index % 2] : [0, 1]
}

/** Reading first, taking away last: what is asked for is there for most of the way. */
function inOrder(all: readonly Operation[]): Operation[] {
  const rank = { GET: 0, POST: 1, PUT: 1, PATCH: 1, DELETE: 2 }
  return all
    .filter(({ method, path }) => !left.has(`${method} ${path}`))
    .toSorted((a, b) => rank[a.method] - rank[b.method])
}

/** The first round keeps to the description, as far as it goes; each other one breaks something. */
function makeCall(operation: Operation, random: () => number, round: number) {
  const { method, path, query, body } = operation
  const isBroken = round % 2 === 1
  const make = (schema: JsonSchema, name: string) => {
    const value = anyValue(schema, random, (field) => ids.find(field, random), name)
    return isBroken ? broken(value, random) : value
  }
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids.inPath(path, name, random)
    return encodeURIComponent(isBroken && random() < 0.2 ? pickFrom(random)(odd) : id)
  })
  const asked = new URLSearchParams()
  for (const { name, schema, required } of query) {
    if (!required && random() < 0.5) continue
    const value = make(schema, name)
    for (const one of Array.isArray(value) ? value : [value]) {
      asked.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
    }
  }
  const json = body && make(body, '')
  return { method, path: `${at}${asked.size > 0 ? `?${asked}` : ''}`, json }
}

const odd = ['0', '-1', 'x', '%', 'ÿ', '../x', "'", 'a'.repeat(300), '01M0000000000000000000000Z']
