import { type FieldProblem, problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Store } from '../../firm/store.ts'
import type { Importer } from './importer.ts'
import type { rowReader } from './read-row.ts'

/** A row of a file: its line, and what stands in it. */
export type Line = { line: number; cells: readonly string[] }
type Columns = ReadonlyMap<string, number>
type Together = NonNullable<Importer['together']>
type RowProblems = { line: number; fields: Record<string, FieldProblem> }

/**
 * The rows of a file by the record that they make, in the order of their first rows: each its own,
 * but for those with the same value in the field that `together` names.
 */
export function groupRows(
  together: Pick<Together, 'by'> | undefined,
  columns: Columns,
  lines: readonly Line[],
): Line[][] {
  if (!together) return lines.map((line) => [line])
  const at = columns.get(together.by) ?? -1
  const groups = new Map<string, Line[]>()
  const all: Line[][] = []
  for (const line of lines) {
    const value = line.cells[at] ?? ''
    const known = value === '' ? undefined : groups.get(value)
    if (known) known.push(line)
    else {
      const group = [line]
      all.push(group)
      if (value !== '') groups.set(value, group)
    }
  }
  return all
}

/** The rows of one record, with what its first row says where the others say nothing. */
export function shareCells({ each }: Together, columns: Columns, rows: readonly Line[]): Line[] {
  const [first] = rows
  const shared = [...columns].flatMap(([field, at]) => (each.includes(field) ? [] : [at]))
  return rows.map(({ line, cells }) => {
    const filled = [...cells]
    for (const at of shared) filled[at] = cells[at] || (first?.cells[at] ?? '')
    return { line, cells: filled }
  })
}

type Rows = {
  rows: readonly Line[]
  read: ReturnType<typeof rowReader>
  preparedBy: string
  columns: Columns
}

type Written = { outcome: 'new'; recordId: string } | { problems: RowProblems[] }

/**
 * Makes one record of several rows by the module's own rule, in a transaction of its own. What is
 * wrong is said at the row; the other rows of the record are not made either, and say so.
 */
export function writeTogether(
  store: Store,
  context: FirmContext,
  together: Together,
  { rows, read, preparedBy, columns }: Rows,
): Written {
  const parts = rows.map(({ line, cells }) => ({ line, ...read(cells) }))
  const problems = parts.flatMap(({ line, problems: fields }) => (fields ? [{ line, fields }] : []))
  problems.push(...disagreements(together, columns, rows))
  if (problems.length > 0) return { problems: withOthers(rows, problems) }
  const inputs = parts.flatMap(({ input }) => (input ? [input] : []))
  const own = { ...context, idempotency: null }
  try {
    return store.transact(own, (writer) => {
      const { id } = together.create(writer, own, inputs, preparedBy)
      return { outcome: 'new' as const, recordId: id }
    })
  } catch (error) {
    const refusal = requireRefusal(error)
    const isAtFields = Object.keys(refusal.fields).length > 0
    const fields = isAtFields ? refusal.fields : { '': { key: problemKeyOf(refusal) } }
    return { problems: withOthers(rows, byRow(rows, fields)) }
  }
}

/** What a row says otherwise than the first one of its record. */
function disagreements({ each }: Together, columns: Columns, rows: readonly Line[]): RowProblems[] {
  const [first, ...others] = rows
  return others.flatMap(({ line, cells }) => {
    const fields: Record<string, FieldProblem> = {}
    for (const [field, at] of columns) {
      if (each.includes(field) || cells[at] === first?.cells[at]) continue
      fields[field] = { key: 'differsAbove', params: { line: first?.line ?? 0 } }
    }
    return Object.keys(fields).length > 0 ? [{ line, fields }] : []
  })
}

/** Problems by row: `2.item` is that of the third one, and what names none that of the first. */
function byRow(rows: readonly Line[], fields: Record<string, FieldProblem>): RowProblems[] {
  const found = new Map<number, Record<string, FieldProblem>>()
  for (const [path, problem] of Object.entries(fields)) {
    const parts = /^(\d+)\.(.+)$/.exec(path)
    const line = rows[Number(parts?.[1] ?? 0)]?.line ?? rows[0]?.line ?? 0
    found.set(line, { ...found.get(line), [parts?.[2] ?? path]: problem })
  }
  return [...found].map(([line, own]) => ({ line, fields: own }))
}

/** With the rows that are right themselves and are left out because another of the record is not. */
function withOthers(rows: readonly Line[], problems: readonly RowProblems[]): RowProblems[] {
  const wrong = new Set(problems.map(({ line }) => line))
  const others = rows.filter(({ line }) => !wrong.has(line))
  const params = { line: problems[0]?.line ?? 0 }
  const left = others.map(({ line }) => ({ line, fields: { '': { key: 'partOfWrong', params } } }))
  return [...problems, ...left].sort((one, other) => one.line - other.line)
}
