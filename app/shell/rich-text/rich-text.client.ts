import type { Node, Schema } from 'prosemirror-model'
import type { TextAction } from './actions.client.ts'

/** A kind of text: what it can hold, and how it is read from a field and written into it. */
export type RichText = {
  schema: Schema
  /** The buttons over it, in their order. */
  actions: readonly TextAction[]
  /** Where its links may lead. */
  links: RegExp
  /** @throws Error for a text with parts that the editor does not know */
  documentOf(text: string, isRich: boolean): Node
  textOf(document: Node): { text: string; isRich: boolean }
}

/** Whether what would be written of a text is read as the same text. */
export function comesBack(doc: Node, kind: RichText): boolean {
  const { text, isRich: isRichText } = kind.textOf(doc)
  return kind.documentOf(text, isRichText).eq(doc)
}
