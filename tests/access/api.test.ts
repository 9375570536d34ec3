import { describe, expect, inject, test } from 'vitest'
import { contractRoutes } from '#upstream/gateway/routes.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide } from '../support/firm.mjs'
import { secretsFor, type Walker } from './people.ts'
import { fillPath, mayEnter } from './rules.ts'

const origin = inject('origin')
const world = inject('world')

type Endpoint = (typeof contractRoutes)[number]

async function ask({ method, path }: Endpoint, walker: Walker, ids: Record<string, string>) {
  const headers = new Headers({ accept: 'application/json' })
  if (walker.token) headers.set('authorization', `Bearer ${walker.token}`)
  const isRead = method === 'GET'
  if (!isRead) headers.set('content-type', 'application/json')
  const url = `${origin}/api${fillPath(path, ids)}`
  const body = isRead ? null : '{}'
  const send = () => fetchAlone(url, { method, headers, body, redirect: 'manual' })
  let answer = await send()
  // A firm that a busy machine keeps from answering in time says so, and is asked again.
  for (let tries = 0; isRead && answer.status === 503 && tries < 3; tries += 1)
    answer = await send()
  return { status: answer.status, body: await answer.text() }
}

/** Where a path names the person who asks, it is asked with their own id. */
function idsFor(path: string, { userId }: Walker): Record<string, string> {
  return path === '/auth/getCompany/{userId}' && userId !== '' ? { userId } : world.ids
}

/** What was answered otherwise than the table says, in words. */
async function findFault(endpoint: Endpoint, walker: Walker): Promise<string | undefined> {
  const { needs, method, path } = endpoint
  const isIn = mayEnter(walker, needs, path)
  // A write that is allowed is sent to what does not exist: the walk must leave all as it was.
  const isWrite = method !== 'GET'
  const isOutside = !path.startsWith('/firms/{firmId}')
  if (isIn && isWrite && isOutside) return undefined
  const ids = isIn && isWrite ? { firmId: world.ids.firmId ?? '' } : idsFor(path, walker)
  const { status, body } = await ask(endpoint, walker, ids)
  const say = (what: string) => `${walker.name}: ${what}, status ${status}`
  if (status >= 500) return say('an error')
  if (status < 300 && /^\{"(defined|error)":/.test(body))
    return say('an error that looks like none')
  // On a slow machine the walk takes longer than a sign-in counts as fresh.
  if (isIn && body.includes('"code":"confirm_needed"')) return undefined
  if (isIn) return status === 401 || status === 403 ? say('refused') : undefined
  if (secretsFor(walker).some((secret) => body.includes(secret))) return say('told something')
  return refusalsOf(endpoint, walker).includes(status) ? undefined : say('not refused as it should')
}

/** The table decides before the input is looked at: so nobody learns what they may not ask. */
function refusalsOf({ method, path, needs }: Endpoint, { kind, role }: Walker): number[] {
  if (kind === 'nobody') return [401]
  if (needs === 'administrator') return [403]
  if (!path.startsWith('/firms/{firmId}')) return [400, 403, 404, 422]
  if (role === 'stranger') return [404]
  // Whose kind of record somebody may not see is not there, once what was sent could be read.
  if (/\/(records\/\{kind|mails\/\{mailKind)\}/.test(path))
    return method === 'GET' ? [403, 404] : [403, 404, 422]
  if (/\/mail\/.*\{mail/.test(path)) return [403, 404, 422]
  return [403]
}

test('there are endpoints to walk', () => {
  expect(contractRoutes.length).toBeGreaterThan(100)
})

describe.each(contractRoutes)('$method $path, for $needs', (endpoint) => {
  test('lets in whom the table names, and nobody else', async () => {
    const faults = await mapWide(world.walkers, 4, (walker) => findFault(endpoint, walker))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })
})
