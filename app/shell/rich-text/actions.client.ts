import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType, Schema } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { changeTable, insertTable, placeInTable, type TableAction } from './tables.client.ts'

/** What the buttons over a text do to it. */
export const textActions = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
] as const
export type TextAction = (typeof textActions)[number] | 'strike' | 'table' | TableAction

const markNames = { bold: 'strong', italic: 'em', strike: 'strike' } as const
/** The title of the page stands above them. */
const headingLevels = { heading: 2, subheading: 3 } as const

/** What each button does in texts of a schema; nothing where it has no such part. */
export function commandsOf(schema: Schema): Record<TextAction, Command> {
  const item = nodeOf(schema, 'list_item')
  const list = (name: string) => chainCommands(liftListItem(item), wrapInList(nodeOf(schema, name)))
  return {
    bold: toggleMark(markOf(schema, 'strong')),
    italic: toggleMark(markOf(schema, 'em')),
    heading: headed(schema, 'heading'),
    subheading: headed(schema, 'subheading'),
    bullets: list('bullet_list'),
    numbers: list('ordered_list'),
    strike: schema.marks.strike ? toggleMark(schema.marks.strike) : () => false,
    table: schema.nodes.table ? insertTable(schema) : () => false,
    addRow: changeTable(schema, 'addRow'),
    addColumn: changeTable(schema, 'addColumn'),
    removeRow: changeTable(schema, 'removeRow'),
    removeColumn: changeTable(schema, 'removeColumn'),
    quote: (state, dispatch) => {
      const { $from } = state.selection
      const quote = nodeOf(schema, 'blockquote')
      const isInside = Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some(
        ({ type }) => type === quote,
      )
      return isInside ? lift(state, dispatch) : wrapIn(quote)(state, dispatch)
    },
  }
}

/** Which buttons are pressed where the cursor stands. */
export function heldAt(state: EditorState): TextAction[] {
  const { storedMarks, selection } = state
  const marks = (storedMarks ?? selection.$from.marks()).map(({ type }) => type.name)
  const { parent } = selection.$from
  const level = parent.type.name === 'heading' ? parent.attrs.level : 0
  return [
    ...(['bold', 'italic', 'strike'] as const).filter((action) =>
      marks.includes(markNames[action]),
    ),
    ...(['heading', 'subheading'] as const).filter((action) => headingLevels[action] === level),
    ...(placeInTable(state) ? (['table'] as const) : []),
  ]
}

/** @throws Error for a name that the schema has not */
export function nodeOf(schema: Schema, name: string): NodeType {
  return needed(schema.nodes[name])
}

/** @throws Error for a name that the schema has not */
export function markOf(schema: Schema, name: string): MarkType {
  return needed(schema.marks[name])
}

/** Makes a paragraph a heading, and one that is it a paragraph again. */
function headed(schema: Schema, action: keyof typeof headingLevels): Command {
  return (state, dispatch) => {
    const to = heldAt(state).includes(action)
      ? setBlockType(nodeOf(schema, 'paragraph'))
      : setBlockType(nodeOf(schema, 'heading'), { level: headingLevels[action] })
    return to(state, dispatch)
  }
}

function needed<Kind>(kind: Kind | undefined): Kind {
  if (kind === undefined) throw new Error('Not in the schema')
  return kind
}
