import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { commandsOf, heldAt, markOf, nodeOf, type TextAction } from './actions.client.ts'
import { comesBack, type RichText } from './rich-text.client.ts'
import { leaveCell, placeInTable, toNextCell } from './tables.client.ts'

type OpenEditor = {
  destroy: () => void
  /** Selects what is selected in the field, and goes on where a person was already writing in it. */
  takeOver: () => void
  run: (action: TextAction) => void
  /** Makes the selected words, or the address itself where none are, a link. */
  setLink: (href: string) => void
}

type Over = {
  place: HTMLElement
  /** Stays the field that is sent: each change is written into it. */
  field: HTMLTextAreaElement
  /** Says whether the text of the field is rich; null where it always is. */
  rich: HTMLInputElement | null
  kind: RichText
  /** Told which buttons hold where the cursor stands. */
  onHeld: (held: TextAction[]) => void
}

/**
 * An editor over a field of a form.
 * @throws Error for a text with parts that it does not know, or that would not come back as they are
 */
export function openEditor({ place, field, rich, kind, onHeld }: Over): OpenEditor {
  const { schema } = kind
  const commands = commandsOf(schema)
  const label = document.querySelector(`label[for="${field.id}"]`)
  const doc = kind.documentOf(field.value, isRich(rich))
  if (!rich && !comesBack(doc, kind)) throw new Error('Would not come back as it is')
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins: pluginsFor(kind, commands) }),
    attributes: attributesOf(field, label),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) {
        const written = kind.textOf(view.state.doc)
        field.value = written.text
        if (rich) rich.value = String(written.isRich)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      onHeld(heldAt(view.state))
    },
  })
  // The label, and the links of a summary of what is wrong, lead to the field that is hidden.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest(`a[href$="#${field.id}"]`) : null
    if (link || (target instanceof globalThis.Node && label?.contains(target))) {
      setTimeout(() => view.focus())
    }
  }
  document.addEventListener('click', onClick)
  return {
    destroy: () => {
      document.removeEventListener('click', onClick)
      view.destroy()
    },
    takeOver: () => {
      const { tr } = view.state
      view.dispatch(tr.setSelection(selectedIn(field, isRich(rich), kind, tr.doc)))
      view.focus()
    },
    run: (action) => {
      commands[action](view.state, view.dispatch, view)
      view.focus()
    },
    setLink: (href) => {
      const { from, to, empty } = view.state.selection
      const mark = markOf(schema, 'link').create({ href })
      const { tr } = view.state
      view.dispatch(
        empty
          ? tr.replaceSelectionWith(schema.text(href, [mark]), false)
          : tr.addMark(from, to, mark),
      )
      view.focus()
    },
  }
}

function pluginsFor({ schema, actions }: RichText, commands: ReturnType<typeof commandsOf>) {
  const heading = textblockTypeInputRule(
    /^(#{1,3})\s$/,
    nodeOf(schema, 'heading'),
    ([, signs = '']) => ({ level: Math.max(2, signs.length) }),
  )
  const item = nodeOf(schema, 'list_item')
  const hasTables = schema.nodes.table !== undefined
  return [
    inputRules({
      rules: [
        ...(actions.includes('heading') ? [heading] : []),
        wrappingInputRule(/^\s*([-*])\s$/, nodeOf(schema, 'bullet_list')),
        wrappingInputRule(/^(\d+)\.\s$/, nodeOf(schema, 'ordered_list'), ([, order]) => ({
          order: Number(order),
        })),
        wrappingInputRule(/^\s*>\s$/, nodeOf(schema, 'blockquote')),
      ],
    }),
    keymap({
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      ...(hasTables && {
        Tab: toNextCell(1),
        'Shift-Tab': toNextCell(-1),
      }),
      Enter: hasTables
        ? chainCommands(leaveCell(schema), splitListItem(item))
        : splitListItem(item),
      'Mod-[': liftListItem(item),
      'Mod-]': sinkListItem(item),
      'Shift-Enter': (state, dispatch) => {
        if (placeInTable(state)) return true
        dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView())
        return true
      },
    }),
    keymap(baseKeymap),
    history(),
  ]
}

/** What a screen reader says of the field, for what stands in its place. */
function attributesOf(field: HTMLTextAreaElement, label: Element | null) {
  const told = ['aria-describedby', 'aria-invalid'].flatMap((name): [string, string][] => {
    const value = field.getAttribute(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label?.textContent?.trim() ?? '',
    ...Object.fromEntries(told),
  }
}

function isRich(rich: HTMLInputElement | null): boolean {
  return rich === null || rich.value === 'true'
}

/** What is selected in a field, as a selection of the document that was made of its text. */
function selectedIn(
  field: HTMLTextAreaElement,
  isRichText: boolean,
  kind: RichText,
  doc: Node,
): Selection {
  const placeOf = (offset: number) => {
    const before = kind.documentOf(field.value.slice(0, offset), isRichText)
    return doc.resolve(Math.min(Selection.atEnd(before).head, Selection.atEnd(doc).head))
  }
  return TextSelection.between(placeOf(field.selectionStart), placeOf(field.selectionEnd))
}
