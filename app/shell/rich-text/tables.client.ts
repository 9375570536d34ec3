import type { Node, NodeSpec, Schema } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'

/** Tables as Markdown has them: the first row is the head, each cell is one line. */
export const tableNodes: Record<string, NodeSpec> = {
  table: {
    group: 'block',
    content: 'table_row+',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: 'table_cell+',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: {
    content: 'inline*',
    attrs: { align: { default: '' } },
    isolating: true,
    parseDOM: [{ tag: 'td' }, { tag: 'th' }],
    toDOM: ({ attrs }) => ['td', attrs.align === '' ? {} : { class: attrs.align }, 0],
  },
}

/** What can be done to the table in which the cursor stands. */
export const tableActions = ['addRow', 'addColumn', 'removeRow', 'removeColumn'] as const
export type TableAction = (typeof tableActions)[number]

type Place = { table: Node; start: number; row: number; column: number }

/** Where in a table the cursor stands; undefined outside of one. */
export function placeInTable({ selection: { $from } }: EditorState): Place | undefined {
  if ($from.parent.type.name !== 'table_cell') return undefined
  const depth = $from.depth - 2
  return {
    table: $from.node(depth),
    start: $from.before(depth),
    row: $from.index(depth),
    column: $from.index(depth + 1),
  }
}

/** Puts a table of a head and two rows below where the cursor stands, or in place of an empty line. */
export function insertTable(schema: Schema): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    if (placeInTable(state) || $from.depth === 0) return false
    const isEmptyLine = $from.depth === 1 && $from.parent.content.size === 0
    const to = $from.after(1)
    const from = isEmptyLine ? $from.before(1) : to
    const empty = () => [cell(schema), cell(schema)]
    const tr = state.tr.replaceWith(from, to, tableOf(schema, [empty(), empty(), empty()]))
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView())
    return true
  }
}

/** Adds or takes away a row or column at the cursor; the last one takes its table along. */
export function changeTable(schema: Schema, action: TableAction): Command {
  return (state, dispatch) => {
    const place = placeInTable(state)
    if (!place) return false
    const { table, start, row, column } = place
    const rows = rowsOf(table)
    if (action === 'addRow') {
      const aligned = (rows[0] ?? []).map(({ attrs }) => cell(schema, attrs))
      rows.splice(row + 1, 0, aligned)
    } else if (action === 'removeRow') rows.splice(row, 1)
    else if (action === 'addColumn')
      for (const each of rows) each.splice(column + 1, 0, cell(schema))
    else for (const each of rows) each.splice(column, 1)
    const isLeft = rows.length > 0 && (rows[0]?.length ?? 0) > 0
    const { tr } = state
    const end = start + table.nodeSize
    if (!isLeft) tr.replaceWith(start, end, schema.node('paragraph'))
    else {
      tr.replaceWith(start, end, tableOf(schema, rows))
      const inRow = Math.min(action === 'addRow' ? row + 1 : row, rows.length - 1)
      const last = (rows[0]?.length ?? 1) - 1
      const inColumn = Math.min(action === 'addColumn' ? column + 1 : column, last)
      tr.setSelection(TextSelection.near(tr.doc.resolve(cellAt(rows, start, inRow, inColumn))))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Goes to the next cell, or the one before; past the last the key does what it usually does. */
export function toNextCell(by: 1 | -1): Command {
  return (state, dispatch) => {
    const place = placeInTable(state)
    if (!place) return false
    const { table, start, row, column } = place
    const rows = rowsOf(table)
    const width = rows[row]?.length ?? 1
    const [toRow, toColumn] =
      column + by < 0
        ? [row - 1, (rows[row - 1]?.length ?? 0) - 1]
        : column + by >= width
          ? [row + 1, 0]
          : [row, column + by]
    if (!rows[toRow]?.[toColumn]) return false
    const at = state.doc.resolve(cellAt(rows, start, toRow, toColumn))
    dispatch?.(state.tr.setSelection(TextSelection.near(at)).scrollIntoView())
    return true
  }
}

/** A cell is one line: what would begin another goes to the row below, and past the table at its end. */
export function leaveCell(schema: Schema): Command {
  return (state, dispatch) => {
    const place = placeInTable(state)
    if (!place) return false
    const { table, start, row, column } = place
    const rows = rowsOf(table)
    const { tr } = state
    if (rows[row + 1]?.[column]) {
      tr.setSelection(TextSelection.near(tr.doc.resolve(cellAt(rows, start, row + 1, column))))
    } else {
      const end = start + table.nodeSize
      if (tr.doc.resolve(end).nodeAfter?.type.name !== 'paragraph') {
        tr.insert(end, schema.node('paragraph'))
      }
      tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The cells of a table, with as many in each row as in its head. */
export function rowsOf(table: Node): Node[][] {
  const width = table.child(0).childCount
  return table.children.map(({ children, type: { schema } }) => [
    ...children.slice(0, width),
    ...Array.from({ length: Math.max(0, width - children.length) }, () => cell(schema)),
  ])
}

function cell(schema: Schema, attrs: Node['attrs'] | null = null): Node {
  return schema.node('table_cell', attrs)
}

function tableOf(schema: Schema, rows: Node[][]): Node {
  return schema.node(
    'table',
    null,
    rows.map((cells) => schema.node('table_row', null, cells)),
  )
}

/** The place within a cell of a table that begins at `start`. */
function cellAt(rows: Node[][], start: number, row: number, column: number): number {
  const sizeOf = (cells: Node[]) => cells.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const above = rows.slice(0, row).reduce((sum, cells) => sum + sizeOf(cells) + 2, 0)
  return start + 1 + above + 1 + sizeOf((rows[row] ?? []).slice(0, column)) + 1
}
