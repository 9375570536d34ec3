import { type Json, parseJson } from './json.ts'

/** A request to the store as plain data; what it may do its caller has decided. */
export type XapiRequest = {
  method: string
  /** Below the endpoint: `statements`, `activities/state`. */
  resource: string
  /** In their order, as written. */
  query: [string, string][]
  /** By names in lower case. */
  headers: Record<string, string>
  body: Uint8Array
}

export type XapiResponse = {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

/** A request that is refused; it becomes a response with this status. */
export class XapiRefusal extends Error {
  override name = 'XapiRefusal'
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 412 | 413,
    why: string,
  ) {
    super(why)
  }
}

/** @throws XapiRefusal with status 400 */
export function badRequest(why: string): never {
  throw new XapiRefusal(400, why)
}

const encoder = new TextEncoder()

export function jsonResponse(value: Json, headers: Record<string, string> = {}): XapiResponse {
  const body = encoder.encode(JSON.stringify(value))
  return { status: 200, headers: { 'content-type': 'application/json', ...headers }, body }
}

export const noContent: XapiResponse = { status: 204, headers: {}, body: null }

/** The body as text. @throws XapiRefusal where it is not UTF-8 */
export function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    badRequest('not UTF-8')
  }
}

/** The JSON of a body. @throws XapiRefusal where it is none */
export function jsonOf(body: Uint8Array): Json {
  const value = parseJson(textOf(body))
  if (value === undefined) badRequest('not JSON')
  return value
}

/** `application/json` of `application/json; charset=utf-8`. */
export function mediaTypeOf(headers: Record<string, string>): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The parameters of a query. @throws XapiRefusal for one that the resource does not know (names are
 * case sensitive), and one that comes twice
 */
export function parametersOf(
  query: readonly [string, string][],
  known: readonly string[],
): Record<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of query) {
    if (!known.includes(name)) badRequest(`unknown parameter ${name}`)
    if (found.has(name)) badRequest(`parameter ${name} twice`)
    found.set(name, value)
  }
  return Object.fromEntries(found)
}
