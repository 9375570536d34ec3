export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The JSON of a text; undefined where it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Text by which two values are the same if and only if they are equal, whatever order keys stand in. */
export function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] ?? null)}`).join()}}`
}

/** The object at a key; undefined where there is none. */
export function objectAt(value: Json | undefined, key: string): JsonObject | undefined {
  const found = isObject(value) ? value[key] : undefined
  return isObject(found) ? found : undefined
}

/** The text at a key; undefined where there is none. */
export function textAt(value: Json | undefined, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The list at a key; a single value is a list of one, nothing is an empty one. */
export function listAt(value: Json | undefined, key: string): Json[] {
  const found = isObject(value) ? value[key] : undefined
  if (found === undefined) return []
  return Array.isArray(found) ? found : [found]
}
