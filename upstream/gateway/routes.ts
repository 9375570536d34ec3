import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { z } from 'zod'
import type { Access } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import { gatheredPath } from '#contract/core/gathered-reads.ts'
import { contracts } from '../core/contracts.ts'
import { type ExpansionName, expansionsOf } from '../core/expand/expansions.ts'

/** One endpoint as the gateway needs to know it. */
export type Route = {
  method: string
  path: string
  needs: Access
  tag: string
  /** Takes a file, so a multipart body. */
  isUpload: boolean
  /** Each caller gets few of them in a minute. */
  isHeavy?: boolean
  /** Changes no record, whatever its method. */
  isReading?: boolean
  /** Takes an `Idempotency-Key`. */
  isIdempotent?: boolean
  /** Names that its query may have; undefined where nothing is known of it. */
  query?: ReadonlySet<string> | undefined
  /** Records that its answers bring along where `expand` asks for them. */
  expands?: () => readonly ExpansionName[]
}

/** What the gateway answers itself, beside the contracts. */
const ownRoutes: Route[] = [
  ['GET', '/openapi.json'],
  ['GET', '/openapi.html'],
  ['POST', '/internal/bootstrap'],
  ['POST', '/mail-events/{provider}'],
  ['GET', '/mail-opened/{picture}'],
  ['POST', '/mail-in'],
  ['POST', '/card-events/stripe'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/.well-known/oauth-protected-resource'],
  ['GET', '/.well-known/oauth-protected-resource/mcp'],
  ['POST', '/oauth/token'],
  ['POST', '/oauth/revoke'],
  ['POST', '/oauth/register'],
  ['POST', gatheredPath],
].map(([method = '', path = '']) => ({ method, path, needs: 'public', tag: '', isUpload: false }))
const realtime = { path: '/realtime', needs: 'session', tag: 'Realtime', isUpload: false } as const
/** Where assistants call, with a key. */
export const assistantsPath = '/mcp'
const assistants = { ...realtime, path: assistantsPath, tag: '' }

export const contractRoutes: readonly Route[] = collect(contracts)
const routes = [
  ...contractRoutes,
  ...ownRoutes,
  { ...realtime, method: 'GET' },
  { ...assistants, method: 'POST' },
]

const router = new SmartRouter<Route>({ routers: [new RegExpRouter(), new TrieRouter()] })
const ranked = routes.map((route) => ({ route, rank: rankOf(route.path) }))
for (const { route } of ranked.sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))) {
  router.add(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), route)
}
const methods = [...new Set(routes.map(({ method }) => method))].sort()

/** The endpoint of a request. @throws AppError not_found, method_not_allowed */
export function getRoute(method: string, pathname: string): Route {
  const route = findRoute(method, pathname)
  if (route) return route
  const allow = methods.filter((other) => {
    const found = findRoute(other, pathname)
    return found !== undefined && isPublicRoute(found)
  })
  if (allow.length === 0) throw new AppError('not_found', 'Not found')
  throw new AppError('method_not_allowed', 'Method not allowed', { detail: allow })
}

/** The addresses of our own host are named to nobody else. */
function isPublicRoute({ path }: Route): boolean {
  return !path.startsWith('/internal/')
}

/** More kinds of paths than there are endpoints; strangers' paths must not grow it for ever. */
const maxKinds = 2_000
const known = new Map<string, Route>()

/** Paths that differ only by ids of records are looked up once. */
function findRoute(method: string, pathname: string): Route | undefined {
  const kind = `${method} ${pathname.replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '0')}`
  const found = known.get(kind)
  if (found) return found
  const route = router.match(method, pathname)[0][0]?.[0]
  if (route && known.size < maxKinds) known.set(kind, route)
  return route
}

/** The first that was added wins: fixed segments before parameters, so `/invoices/export` is no id. */
function rankOf(path: string): string {
  return path.replace(/\/(\{?)[^/]*/g, (_, parameter) => (parameter ? '1' : '0'))
}

/** What the fields of an input say is looked at when the endpoint is called: at the start it is a tenth of it. */
function collect(contract: AnyContractRouter): Route[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(collect)
  const { route, meta, inputSchema, outputSchema } = contract['~orpc']
  let names: { query: Route['query'] } | undefined
  return [
    {
      method: route.method ?? 'POST',
      path: route.path ?? '',
      needs: meta.needs ?? 'session',
      tag: route.tags?.[0] ?? '',
      isHeavy: meta.isHeavy === true,
      expands: () => expansionsOf(contract),
      isReading: route.method === 'GET' || meta.isReading === true,
      isIdempotent: isRepeatable(route, meta.needs) && !(outputSchema instanceof z.ZodFile),
      get query() {
        names ??= { query: namesOf(inputSchema) }
        return names.query
      },
      get isUpload() {
        return inputSchema instanceof z.ZodObject && Object.values(inputSchema.shape).some(isFile)
      },
    },
  ]
}

/**
 * Whether a repetition is given the first answer: of every POST, but for those of a person's own account,
 * whose answers are tokens and codes that end with their use, and those that anybody may call.
 */
function isRepeatable(
  { method = 'POST', path = '' }: { method?: string; path?: string },
  needs?: Access,
) {
  const isOwnAccount = /^\/(auth|demo|invitations|post-jwt-profile)\b/.test(path)
  return method === 'POST' && needs !== 'public' && !isOwnAccount
}

function isFile(schema: unknown): boolean {
  // One that may be left out, as that of a lesson which has one already.
  if (schema instanceof z.ZodOptional) return isFile(schema.unwrap())
  return schema instanceof z.ZodFile || (schema instanceof z.ZodArray && isFile(schema.element))
}

/** The fields of an input; undefined for one of another shape, and for none. */
function namesOf(schema: unknown): ReadonlySet<string> | undefined {
  if (schema === undefined) return new Set()
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) return namesOf(schema.def.in)
  if (!(schema instanceof z.ZodIntersection)) return undefined
  const [left, right] = [namesOf(schema.def.left), namesOf(schema.def.right)]
  return left && right && new Set([...left, ...right])
}
