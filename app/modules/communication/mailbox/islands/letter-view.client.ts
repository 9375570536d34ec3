import { baseKeymap, chainCommands, lift, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { documentOf, schema, textOf } from './letter-document.client.ts'

const { strong, em, link } = schema.marks
const { bullet_list: bullets, ordered_list: numbers, list_item: item, blockquote } = schema.nodes

export const letterActions = ['bold', 'italic', 'bullets', 'numbers', 'quote'] as const
export type LetterAction = (typeof letterActions)[number]

const commands: Record<LetterAction, Command> = {
  bold: toggleMark(needed(strong)),
  italic: toggleMark(needed(em)),
  bullets: chainCommands(liftListItem(needed(item)), wrapInList(needed(bullets))),
  numbers: chainCommands(liftListItem(needed(item)), wrapInList(needed(numbers))),
  quote: (state, dispatch) => {
    const { $from } = state.selection
    const isInside = Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some(
      ({ type }) => type === blockquote,
    )
    return isInside ? lift(state, dispatch) : wrapIn(needed(blockquote))(state, dispatch)
  },
}

type Letter = {
  destroy: () => void
  /** Selects what is selected in the field, and goes on where a person was already writing in it. */
  takeOver: () => void
  run: (action: LetterAction) => void
  /** Makes the selected words, or the address itself where none are, a link. */
  setLink: (href: string) => void
}

/**
 * An editor over a field of a form, which stays the field that is sent: each change is written into it.
 * @param onMarks told which marks hold where the cursor stands
 */
export function openLetter(
  place: HTMLElement,
  field: HTMLTextAreaElement,
  rich: HTMLInputElement,
  onMarks: (marks: { bold: boolean; italic: boolean }) => void,
): Letter {
  const plugins = [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*([-*])\s$/, needed(bullets)),
        wrappingInputRule(/^(\d+)\.\s$/, needed(numbers), ([, order]) => ({
          order: Number(order),
        })),
        wrappingInputRule(/^\s*>\s$/, needed(blockquote)),
      ],
    }),
    keymap({
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      Enter: splitListItem(needed(item)),
      'Mod-[': liftListItem(needed(item)),
      'Mod-]': sinkListItem(needed(item)),
      'Shift-Enter': (state, dispatch) => {
        dispatch?.(state.tr.replaceSelectionWith(schema.node('hard_break')).scrollIntoView())
        return true
      },
    }),
    keymap(baseKeymap),
    history(),
  ]
  const doc = documentOf(field.value, rich.value === 'true')
  const label = document.querySelector(`label[for="${field.id}"]`)
  const described = field.getAttribute('aria-describedby')
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label?.textContent?.trim() ?? '',
      ...(described && { 'aria-describedby': described }),
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) {
        const { text, isRich } = textOf(view.state.doc)
        field.value = text
        rich.value = String(isRich)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      onMarks({ bold: holds('strong'), italic: holds('em') })
    },
  })
  const onLabel = () => view.focus()
  label?.addEventListener('click', onLabel)
  return {
    destroy: () => {
      label?.removeEventListener('click', onLabel)
      view.destroy()
    },
    takeOver: () => {
      const { tr } = view.state
      view.dispatch(tr.setSelection(selectedIn(field, rich, tr.doc)))
      view.focus()
    },
    run: (action) => {
      commands[action](view.state, view.dispatch, view)
      view.focus()
    },
    setLink: (href) => {
      const { from, to, empty } = view.state.selection
      const mark = needed(link).create({ href })
      const { tr } = view.state
      view.dispatch(
        empty
          ? tr.replaceSelectionWith(schema.text(href, [mark]), false)
          : tr.addMark(from, to, mark),
      )
      view.focus()
    },
  }

  function holds(name: string): boolean {
    const { storedMarks, selection } = view.state
    return (storedMarks ?? selection.$from.marks()).some(({ type }) => type.name === name)
  }
}

/** What is selected in a field, as a selection of the document that was made of its text. */
function selectedIn(field: HTMLTextAreaElement, rich: HTMLInputElement, doc: Node): Selection {
  const isRich = rich.value === 'true'
  const placeOf = (offset: number) => {
    const before = documentOf(field.value.slice(0, offset), isRich)
    return doc.resolve(Math.min(Selection.atEnd(before).head, Selection.atEnd(doc).head))
  }
  return TextSelection.between(placeOf(field.selectionStart), placeOf(field.selectionEnd))
}

function needed<Kind>(kind: Kind | undefined): Kind {
  if (kind === undefined) throw new Error('Not in the schema')
  return kind
}
