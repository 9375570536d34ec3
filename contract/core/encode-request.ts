import type { Route } from '@orpc/contract'
import { invariant } from './errors.ts'

export type EncodedRequest = {
  path: string
  init: { method: string; headers: Headers; body?: string | FormData; redirect: 'manual' }
}

/**
 * A call as HTTP, in the compact structure of oRPC's OpenAPI handler: names in the path are taken
 * from the input, the rest is the query of a GET and else the JSON body, or a multipart form when
 * there is a file in it. Nested names are written `a[b]` and `a[0]`.
 */
export function encodeRequest(route: Route, input: unknown): EncodedRequest {
  const { method = 'POST', path: template } = route
  invariant(template, 'An endpoint has no path')
  const rest: Record<string, unknown> = { ...(isRecord(input) ? input : {}) }
  const path = template.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    invariant(value !== undefined && value !== null && value !== '', `${name} is missing`)
    return encodeURIComponent(String(value))
  })
  const headers = new Headers({ accept: 'application/json' })
  const init: EncodedRequest['init'] = { method, headers, redirect: 'manual' }
  if (method === 'GET') {
    const query = new URLSearchParams()
    forEachLeaf(rest, (name, value) => query.append(name, String(value)))
    return { path: query.size > 0 ? `${path}?${query}` : path, init }
  }
  if (Object.values(rest).some((value) => value instanceof Blob)) {
    const form = new FormData()
    forEachLeaf(rest, (name, value) => {
      if (value instanceof Blob) form.append(name, value)
      else form.append(name, String(value))
    })
    init.body = form
  } else if (Object.keys(rest).length > 0) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(rest)
  }
  return { path, init }
}

function forEachLeaf(
  value: unknown,
  visit: (name: string, value: unknown) => void,
  name = '',
): void {
  if (value === undefined || value === null) return
  if (!Array.isArray(value) && !isRecord(value)) {
    visit(name, value)
    return
  }
  for (const [key, part] of Object.entries(value)) {
    forEachLeaf(part, visit, name === '' ? key : `${name}[${key}]`)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}
