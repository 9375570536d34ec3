/** Namespaces by prefix; the empty prefix is the default one. */
export type Scope = Readonly<Record<string, string>>

/** No namespace at all: what is outermost. */
export const noScope: Scope = Object.create(null)

/**
 * Namespaces from an element on inwards. What is further out is inherited, not copied, or a few names on the
 * way in would cost as much at every element.
 */
export function scopeOf(outer: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const own = Object.entries(attributes).filter(([key]) => /^xmlns(:|$)/.test(key))
  if (own.length === 0) return outer
  const scope: Record<string, string> = Object.create(outer)
  for (const [key, uri] of own) scope[key.slice(6)] = uri
  return scope
}

/** A name as written in its prefix, empty where it has none, and the rest. */
export function splitName(qualified: string): { prefix: string; name: string } {
  const at = qualified.indexOf(':')
  return { prefix: at < 0 ? '' : qualified.slice(0, at), name: qualified.slice(at + 1) }
}
