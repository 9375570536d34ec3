import { isTree, type TypedTree } from '../form/form-tree.ts'
import type { Form } from '../form/read-form.ts'

/** What the fields of a form hold of a value of the contract: words as they are, rows by their fields. */
export function typedValues(value: object): TypedTree {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typed(part)]))
}

function typed(value: unknown): TypedTree[string] {
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === 'string')
      ? value
      : value.map((each) => typedValues(Object(each)))
  }
  if (typeof value === 'boolean') return value ? 'true' : ''
  if (typeof value === 'object' && value !== null) return typedValues(value)
  return value === null || value === undefined ? '' : String(value)
}

/**
 * The form without rows in which nothing was typed or chosen; those leave what is shown again, too, so that
 * problems name the right row.
 * @param rows names of its lists of rows
 * @param chosen fields of rows that always say something
 */
export function withoutEmptyRows(
  form: Form,
  rows: readonly string[],
  chosen: readonly string[] = [],
): Form {
  for (const name of rows) {
    const read = form.data[name]
    const typedRows = form.values[name]
    if (!Array.isArray(read) || !Array.isArray(typedRows)) {
      form.data[name] = []
      continue
    }
    const isMeant = read.map(
      (row) =>
        isTree(row) &&
        Object.entries(row).some(([field, value]) => !chosen.includes(field) && value !== ''),
    )
    form.data[name] = read.filter((_, at) => isMeant[at])
    form.values[name] = typedRows.filter((_, at) => isMeant[at])
  }
  return form
}
