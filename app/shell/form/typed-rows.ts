import { isTree, type TypedTree } from './form-tree.ts'

/** How many rows a form of lines has: those there are, and at least two to write in. */
export function rowsFor(values: TypedTree): number {
  const given = Array.isArray(values.lines) ? values.lines : []
  const last = given.findLastIndex(
    (row) => isTree(row) && Object.values(row).some((text) => text !== ''),
  )
  return Math.max(4, last + 3, given.length)
}

/** What was typed, with five more rows to write in; `row` is one with nothing in it. */
export function withFiveMore(values: TypedTree, row: TypedTree): TypedTree {
  const given = Array.isArray(values.lines) ? values.lines : []
  return { ...values, lines: [...given, ...Array.from({ length: 5 }, () => ({ ...row }))] }
}

/** What the fields of so many rows are called, for a form and its summary; `lines` is what all are. */
export function lineLabels(
  lines: string,
  fields: Readonly<Record<string, string>>,
  rows: number,
): Record<string, string> {
  return {
    lines,
    ...Object.fromEntries(
      Array.from({ length: rows }, (_, at) =>
        Object.entries(fields).map(([name, label]) => [`lines.${at}.${name}`, label]),
      ).flat(),
    ),
  }
}
