import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  schema as whole,
} from 'prosemirror-markdown'
import { type Node, Schema } from 'prosemirror-model'
import { textActions } from './actions.client.ts'
import type { RichText } from './rich-text.client.ts'
import { tokenizerWith } from './tokenizer.client.ts'

const { nodes, marks } = whole.spec
const isTight = { tight: { default: true } }

/** What a page of words can hold: CommonMark. Lists that are made here have no gaps. */
const schema = new Schema({
  nodes: nodes
    .update('bullet_list', { ...nodes.get('bullet_list'), attrs: isTight })
    .update('ordered_list', {
      ...nodes.get('ordered_list'),
      attrs: { order: { default: 1 }, ...isTight },
    }),
  marks,
})

/**
 * Text that is Markdown. A table, or words that are struck through, are no part of the schema: to read
 * them throws, as they would be lost.
 */
export const markdownText: RichText = {
  schema,
  actions: textActions,
  documentOf(text: string): Node {
    const tokenizer = tokenizerWith(['image', 'lheading', 'reference', 'table', 'strikethrough'])
    return new MarkdownParser(schema, tokenizer, defaultMarkdownParser.tokens).parse(text)
  },
  textOf: (document) => ({ text: defaultMarkdownSerializer.serialize(document), isRich: true }),
}
