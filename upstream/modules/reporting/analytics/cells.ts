import type { SumUnit } from './view-part.ts'

/** What is added up of the rows of a group, in the order of `partsOf`. */
export type Cell = {
  sums: number[]
  values: Set<string>[]
  /** Whom they are about, where groups of few people are hidden. */
  people: Set<string>
}

/** One kind of sum that measures are worked out from. */
export type Part = { name: string; sql: string } & (
  | { kind: 'sum'; unit: SumUnit }
  | { kind: 'distinct' }
)

export function emptyCell(parts: readonly Part[]): Cell {
  const count = (kind: Part['kind']) => parts.filter((part) => part.kind === kind).length
  return {
    sums: Array.from({ length: count('sum') }, () => 0),
    values: Array.from({ length: count('distinct') }, () => new Set<string>()),
    people: new Set(),
  }
}

export function addCell(to: Cell, from: Cell): void {
  from.sums.forEach((sum, at) => {
    to.sums[at] = (to.sums[at] ?? 0) + sum
  })
  from.values.forEach((values, at) => {
    for (const value of values) to.values[at]?.add(value)
  })
  for (const person of from.people) to.people.add(person)
}

/** Several cells as one. */
export function merged(parts: readonly Part[], cells: readonly Cell[]): Cell {
  const whole = emptyCell(parts)
  for (const cell of cells) addCell(whole, cell)
  return whole
}

/** Cells of the same key as one. */
export function mergedByKey(
  parts: readonly Part[],
  cells: Iterable<readonly [key: string, cell: Cell]>,
): Map<string, Cell> {
  const found = new Map<string, Cell>()
  for (const [key, cell] of cells) {
    const kept = found.get(key) ?? emptyCell(parts)
    addCell(kept, cell)
    found.set(key, kept)
  }
  return found
}
