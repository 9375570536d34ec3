import { badRequest } from './http.ts'
import { isObject, parseJson } from './json.ts'

/** A query and how far it was answered as one value for `more`. */
export function fold(query: readonly [string, string][], after: number): string {
  return Buffer.from(JSON.stringify({ query, after })).toString('base64url')
}

/**
 * A query, or the one that `more` holds. Anybody can write such a value: what it holds is read and
 * judged like any other.
 * @throws XapiRefusal
 */
export function unfolded(query: [string, string][]): {
  query: [string, string][]
  after: number | null
} {
  const [first] = query
  if (first?.[0] !== 'more' || query.length > 1) return { query, after: null }
  const value = parseJson(unfoldedText(first[1]))
  if (!isObject(value) || !Array.isArray(value.query) || typeof value.after !== 'number') {
    badRequest('more is not what this store gave')
  }
  const pairs = value.query.map((pair): [string, string] => {
    const [name, text] = Array.isArray(pair) ? pair : []
    return typeof name === 'string' && typeof text === 'string' ? [name, text] : badRequest('more')
  })
  return { query: pairs, after: value.after }
}

function unfoldedText(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    badRequest('more is not what this store gave')
  }
}
