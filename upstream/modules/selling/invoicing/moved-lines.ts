import type { LineRow } from './reader.ts'

type Line = Pick<LineRow, 'id' | 'description' | 'quantity' | 'unitPrice' | 'itemId'>

/** What makes a line the one that it was, the surest first. */
const likeness: readonly ((line: Line) => string)[] = [
  ({ itemId, description, quantity, unitPrice }) =>
    JSON.stringify([itemId, description, quantity, Number(unitPrice)]),
  ({ description }) => description,
  ({ quantity, unitPrice }) => JSON.stringify([Number(quantity), Number(unitPrice)]),
]

/**
 * Which line each line of a draft is once its lines were written anew, by id. A line keeps what it
 * says, or its price where only its words were changed; where as many are left before and after, they
 * are those that were rewritten, in their order. What is not among the keys is gone.
 */
export function movedLines(before: readonly Line[], after: readonly Line[]): Map<string, string> {
  const moved = new Map<string, string>()
  let [old, free] = [before, after]
  for (const like of likeness) {
    const places = Map.groupBy(free, like)
    for (const line of old) {
      const found = places.get(like(line))?.shift()
      if (found) moved.set(line.id, found.id)
    }
    const taken = new Set(moved.values())
    old = old.filter(({ id }) => !moved.has(id))
    free = free.filter(({ id }) => !taken.has(id))
  }
  if (free.length >= old.length) {
    old.forEach(({ id }, at) => {
      const line = free[at]
      if (line) moved.set(id, line.id)
    })
  }
  return moved
}
