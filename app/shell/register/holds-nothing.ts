import { rowsAt, type TypedTree, textAt, textsAt } from '../form/form-tree.ts'

/** Whether nothing was typed, chosen or added in some fields: their section may be folded. */
export function holdsNothing(values: TypedTree, fields: readonly { name: string }[]): boolean {
  return fields.every(
    ({ name }) =>
      textAt(values, name) === '' &&
      textsAt(values, name).length === 0 &&
      rowsAt(values, name).length === 0,
  )
}
