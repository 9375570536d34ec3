import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { contracts } from './contracts.ts'

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
}

/** What the gateway answers itself, beside the contracts. */
const ownRoutes: Route[] = [
  ['GET', '/openapi.json'],
  ['GET', '/openapi.html'],
  ['POST', '/internal/bootstrap'],
].map(([method = '', path = '']) => ({ method, path, needs: 'public', tag: '', isUpload: false }))
const realtime = { path: '/realtime', needs: 'session', tag: 'Realtime', isUpload: false } as const

export const contractRoutes: readonly Route[] = collect(contracts)
const routes = [...contractRoutes, ...ownRoutes, { ...realtime, method: 'GET' }]

type Candidate = { segments: string[]; route: Route }
/** By number of segments; fixed segments before parameters, so `/invoices/export` is no id. */
const table = new Map<number, Candidate[]>()
for (const route of routes) {
  const segments = route.path.split('/').slice(1)
  const peers = table.get(segments.length) ?? []
  table.set(segments.length, peers)
  peers.push({ segments, route })
}
for (const peers of table.values()) peers.sort((a, b) => rank(a).localeCompare(rank(b)))

/** The endpoint of a request. @throws AppError not_found, method_not_allowed */
export function getRoute(method: string, pathname: string): Route {
  const segments = pathname.split('/').slice(1)
  const matches = (table.get(segments.length) ?? []).filter((one) => isMatch(one, segments))
  const route = matches.find((one) => one.route.method === method)?.route
  if (route) return route
  if (matches.length === 0) throw new AppError('not_found', 'Not found')
  const allow = [...new Set(matches.map((one) => one.route.method))].sort()
  throw new AppError('method_not_allowed', 'Method not allowed', { detail: allow })
}

function isMatch({ segments: pattern }: Candidate, segments: string[]): boolean {
  return pattern.every((part, index) =>
    part.startsWith('{') ? segments[index] !== '' : part === segments[index],
  )
}

function rank({ segments }: Candidate): string {
  return segments.map((part) => (part.startsWith('{') ? '1' : '0')).join('')
}

function collect(contract: AnyContractRouter): Route[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(collect)
  const { route, meta, inputSchema } = contract['~orpc']
  return [
    {
      method: route.method ?? 'POST',
      path: route.path ?? '',
      needs: meta.needs ?? 'session',
      tag: route.tags?.[0] ?? '',
      isHeavy: meta.isHeavy === true,
      isUpload: inputSchema instanceof z.ZodObject && Object.values(inputSchema.shape).some(isFile),
    },
  ]
}

function isFile(schema: unknown): boolean {
  return schema instanceof z.ZodFile || (schema instanceof z.ZodArray && isFile(schema.element))
}
