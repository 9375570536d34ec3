/** A form's fields, nested by the dots in their names. */
export type FormTree = { [name: string]: FormValue }
export type FormValue = string | File | null | FormTree | FormValue[]

const deepest = 8
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

export function isTree(value: unknown): value is FormTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value)
}

function isFile(value: unknown): value is File {
  return value instanceof Blob
}

/**
 * Puts a value where a dotted path leads. Names that would reach into JavaScript's own objects
 * are left out.
 */
export function setAt(tree: FormTree, path: string, value: FormValue): void {
  const parts = path.split('.')
  if (parts.length > deepest || parts.some((part) => part === '' || forbidden.has(part))) return
  let place: FormTree = tree
  for (const part of parts.slice(0, -1)) {
    const next = place[part]
    const inner = isTree(next) ? next : {}
    place[part] = inner
    place = inner
  }
  const last = parts.at(-1)
  if (last !== undefined) place[last] = value
}

/** The same tree with every group whose names are all numbers as a list, gaps closed. */
export function closeGaps(tree: FormTree): FormTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, isTree(value) ? asList(value) : value]),
  )
}

function asList(tree: FormTree): FormValue {
  const closed = closeGaps(tree)
  const names = Object.keys(closed)
  if (names.length === 0 || !names.every((name) => /^\d{1,5}$/.test(name))) return closed
  return names.sort((a, b) => Number(a) - Number(b)).map((name) => closed[name] ?? null)
}

/** The text at a dotted path, for `defaultValue`; empty where there is none. */
export function textAt(value: FormValue | undefined, path: string): string {
  let place: FormValue | undefined = value
  for (const part of path.split('.')) {
    if (Array.isArray(place)) place = place[Number(part)]
    else place = isTree(place) && Object.hasOwn(place, part) ? place[part] : undefined
  }
  return typeof place === 'string' ? place : ''
}
