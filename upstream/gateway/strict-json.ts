/** Strings, and the signs that open, close and part; numbers and words say nothing here. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/**
 * What is ambiguous in a JSON text though `JSON.parse` takes it: a key that an object has twice
 * (readers differ in which value they keep; RFC 8259, 4) or half of a character (a surrogate without
 * its pair, which cannot be stored as UTF-8). Undefined when all is well, or when it is no JSON.
 */
export function jsonAmbiguity(text: string): string | undefined {
  /** Keys seen in each open object; null for an open list. */
  const open: (Set<string> | null)[] = []
  let isKeyNext = false
  for (const [token] of text.matchAll(tokens)) {
    const keys = open.at(-1)
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null)
      isKeyNext = token === '{'
    } else if (token === '}' || token === ']') {
      open.pop()
      isKeyNext = false
    } else if (token === ',') {
      isKeyNext = keys instanceof Set
    } else if (token !== ':') {
      const value = readString(token)
      if (value === undefined) return undefined
      if (!value.isWellFormed()) return 'Half of a character'
      if (isKeyNext && keys?.has(value)) return `Key twice: ${value.slice(0, 60)}`
      if (isKeyNext) keys?.add(value)
      isKeyNext = false
    }
  }
  return undefined
}

function readString(token: string): string | undefined {
  if (!token.includes('\\')) return token.slice(1, -1)
  try {
    const value: unknown = JSON.parse(token)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
