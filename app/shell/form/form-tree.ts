/** Fields nested by the dots in their names. */
export type Tree<Leaf> = { [name: string]: Branch<Leaf> }
export type Branch<Leaf> = Leaf | Tree<Leaf> | Branch<Leaf>[]

/** What was sent; null is an empty field that means nothing at all. */
export type FormTree = Tree<string | File | null>
export type FormValue = Branch<string | File | null>

/** What was typed, to show it again. */
export type TypedTree = Tree<string>

const deepest = 8
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a value is a group of fields, not a field or a list. */
export function isTree<Leaf>(value: Branch<Leaf> | undefined): value is Tree<Leaf> {
  if (typeof value !== 'object' || value === null) return false
  return !Array.isArray(value) && !(value instanceof Blob)
}

/**
 * Puts a value where a dotted path leads. Names that would reach into JavaScript's own objects
 * are left out.
 */
export function setAt<Leaf>(tree: Tree<Leaf>, path: string, value: Branch<Leaf>): void {
  const parts = path.split('.')
  if (parts.length > deepest || parts.some((part) => part === '' || forbidden.has(part))) return
  let place = tree
  for (const part of parts.slice(0, -1)) {
    const next = place[part]
    const inner: Tree<Leaf> = isTree(next) ? next : {}
    place[part] = inner
    place = inner
  }
  const last = parts.at(-1)
  if (last !== undefined) place[last] = value
}

/** The same tree with every group whose names are all numbers as a list, gaps closed. */
export function closeGaps<Leaf>(tree: Tree<Leaf>): Tree<Leaf> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, isTree(value) ? asList(value) : value]),
  )
}

function asList<Leaf>(tree: Tree<Leaf>): Branch<Leaf> {
  const closed = closeGaps(tree)
  const names = Object.keys(closed)
  if (names.length === 0 || !names.every((name) => /^\d{1,5}$/.test(name))) return closed
  // Names that are whole numbers come in their order, whatever it was when they were set.
  return Object.values(closed)
}

/** The texts of a list at a dotted path; none where there is no list. */
export function textsAt(tree: FormValue | undefined, path: string): string[] {
  const list = branchAt(tree, path)
  // One box that was ticked is a text by itself where nobody knew that it is a list.
  if (typeof list === 'string') return list === '' ? [] : [list]
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}

/** The groups of a list at a dotted path; none where there is no list. */
export function rowsAt(tree: TypedTree, path: string): TypedTree[] {
  let place: Branch<string> | undefined = tree
  for (const part of path.split('.')) {
    place = isTree(place) && Object.hasOwn(place, part) ? place[part] : undefined
  }
  return Array.isArray(place) ? place.filter((one) => isTree(one)) : []
}

/** The text at a dotted path, for `defaultValue`; empty where there is none. */
export function textAt(tree: FormValue | undefined, path: string): string {
  const found = branchAt(tree, path)
  return typeof found === 'string' ? found : ''
}

function branchAt(tree: FormValue | undefined, path: string): FormValue | undefined {
  let place: FormValue | undefined = tree
  for (const part of path.split('.')) {
    if (Array.isArray(place)) place = place[Number(part)]
    else place = isTree(place) && Object.hasOwn(place, part) ? place[part] : undefined
  }
  return place
}
